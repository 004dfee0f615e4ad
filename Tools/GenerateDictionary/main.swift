import Glibc
import FoundationEssentials

// Writes the Swift tables of Sources/Dictionary from Dictionary/*.tsv, after checking the source; `--check` writes nothing and fails
// where a table is out of date. Run it from the top of the checkout: `swift run GenerateDictionary [--check]`.
let isCheck = CommandLine.arguments.contains("--check")
let source = try DictionarySource(folder: "Dictionary")
let check = SourceCheck(source)
for fault in check.faults { print(fault) }
guard check.faults.isEmpty else { exit(1) }

let tables = GeneratedTables(source)
var stale = 0
for file in tables.files {
  let url = URL(filePath: "Sources/Dictionary/" + file.name)
  let present = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  guard present?.utf8.elementsEqual(file.text.utf8) != true else { continue }
  stale += 1
  if isCheck {
    print("\(file.name) is not what Dictionary/*.tsv gives; run: swift run GenerateDictionary")
  } else {
    try Data(file.text.utf8).write(to: url)
    print("wrote Sources/Dictionary/\(file.name)")
  }
}
print(tables.counts)
if isCheck, stale > 0 { exit(1) }
