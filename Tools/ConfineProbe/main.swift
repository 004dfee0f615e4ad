// A reader whose engine is the attacker: it does what a taken-over parser would try, and tells what the kernel said.
import Reader

let maker = unsafe EngineMaker(
  prepare: { models, fontFolder in Surroundings.note(models, fontFolder: fontFolder) },
  open: { bytes throws(EngineFault) in try unsafe HostileEngine(script: bytes) })
ReaderChild.runIfChild(maker)
print("ConfineProbe is started by the tests of Reader; it does nothing by itself.")
