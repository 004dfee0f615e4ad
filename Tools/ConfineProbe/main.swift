// The real reader for real documents; for a script, a reader whose engine is the attacker: it does what a taken-over parser would
// try, and tells what the kernel said.
import Reader

let documents = EngineMaker.documents()
let maker = unsafe EngineMaker(
  prepare: { models, fontFolder in
    documents.prepare(models, fontFolder)
    Surroundings.note(models, fontFolder: fontFolder)
  },
  open: { bytes throws(EngineFault) in
    if let script = unsafe HostileEngine.script(bytes) { return try HostileEngine(script) }
    return try unsafe documents.open(bytes)
  })
ReaderChild.runIfChild(maker)
print("ConfineProbe is started by the tests of Reader; it does nothing by itself.")
