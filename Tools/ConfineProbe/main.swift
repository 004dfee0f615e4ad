// The real reader for real documents; for a script, a reader whose engine is the attacker: it does what a taken-over parser would
// try, and tells what the kernel said.
import Glibc
import Reader
import Report

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

// `parent DEED` is the other half: a parent that starts this same binary as its reader, for tests that kill it.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "parent" {
  let reader = DocumentReader(resources: ReaderResources(models: [], fonts: []))
  let scan = try? reader.read(document: Array("script\n\(CommandLine.arguments[2])".utf8))
  print(scan.map { "\($0.pages.count) pages" } ?? "nothing")
  exit(0)
}
print("ConfineProbe is started by the tests of Reader; it does nothing by itself.")
