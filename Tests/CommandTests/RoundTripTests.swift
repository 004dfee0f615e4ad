import Foundation
import Report
import Testing

@Suite("From file to report")
struct RoundTripTests {
  @Test("read prints vault.reading/1 to the letter")
  func reading() throws {
    let program = try VaultProgram()
    let sheet = try program.write("sheet.pdf", Sheets.digital)
    let run = try program.run("read", "--json", sheet)
    #expect(run.status == 0 && run.error.isEmpty)
    let json = try run.json()
    #expect(
      json.objectValue?.map(\.name) == [
        "schema", "source", "provenance", "status", "sheet", "header", "rows", "counts", "pagesUnread",
      ])
    #expect(json["schema"]?.stringValue == "vault.reading/1" && json["status"]?.stringValue == "final")
    #expect(json["source"]?["name"]?.stringValue == "sheet.pdf" && json["source"]?["pages"]?.integerValue == 2)
    let row = try #require(json["rows"]?.arrayValue?.first)
    for name in [
      "page", "label", "value", "number", "comparator", "unit", "ucum", "reference", "flag", "class", "provenance",
      "code",
      "reason", "box", "confidence", "doubt",
    ] {
      #expect(row[name] != nil, "\(name)")
    }
    let counts = try #require(json["counts"])
    let ends = ["coded", "unmatched", "unread"].compactMap { counts[$0]?.integerValue }
    #expect(ends.reduce(0, +) == counts["candidates"]?.integerValue)
  }

  @Test("without --values no label of the sheet is printed, with it all are")
  func values() throws {
    let program = try VaultProgram()
    let sheet = try program.write("sheet.pdf", Sheets.digital)
    #expect(!(try program.run("read", sheet).outputText.contains("Thrombozyten")))
    #expect(try program.run("read", "--values", sheet).outputText.contains("Thrombozyten"))
    #expect(try program.run("read", "--rows", sheet).outputText.contains("Thrombozyten"))
  }

  @Test("standard input is read like a file")
  func standardInput() throws {
    let program = try VaultProgram()
    let run = try program.run("read", "--json", "-", input: Sheets.digital)
    #expect(try run.json()["source"]?["name"]?.stringValue == "-")
    #expect(try program.run("read", "--json", "-").json()["reason"]?.stringValue == "empty")
  }

  @Test("what is added is listed, shown and given back byte for byte; what is removed is gone")
  func wholeWay() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    let sheet = try program.write("sheet.pdf", Sheets.digital)
    let added = try program.run("add", "--json", "--yes", sheet)
    #expect(added.status == 0)
    let id = try #require(try added.json()["id"]?.stringValue)

    let listed = try #require(try program.run("list", "--json").json()["reports"]?.arrayValue?.first)
    #expect(listed["id"]?.stringValue == id && listed["status"]?.stringValue == "final")
    let shown = try program.run("show", "--json", String(id.prefix(6))).json()
    #expect(shown["reading"]?["rows"] == (try program.run("read", "--json", sheet).json()["rows"]))

    try program.run("pages", id, "--original", "1", "--output", "back.pdf", "--yes")
    #expect(try [UInt8](Data(contentsOf: URL(filePath: program.folder + "/back.pdf"))) == Sheets.digital)
    let picture = try program.run("pages", id, "--page", "2", "--output", "-", "--yes")
    #expect(picture.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))

    #expect(try program.run("remove", id).status == 77)
    #expect(try program.run("remove", "--yes", id).status == 0)
    #expect(try program.run("show", id).status == 66)
    #expect(program.filesInVault().filter { $0.hasPrefix("reports/") }.isEmpty)
  }

  @Test("an output file is 0600, never over another, never in the vault, never without a yes")
  func outputFile() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    let id = try #require(try program.run("add", "--json", "--yes", "sheet.pdf").json()["id"]?.stringValue)
    #expect(try program.run("pages", id, "--page", "1", "--output", "page.png").status == 77)
    #expect(try program.run("pages", id, "--page", "1", "--output", "page.png", "--yes").status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: program.folder + "/page.png")
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try program.run("pages", id, "--page", "1", "--output", "sheet.pdf", "--yes").status == 73)
    #expect(try program.run("pages", id, "--page", "1", "--output", "page.png", "--yes", "--force").status == 0)
    let inside = program.vaultFolder + "/reports/page.png"
    #expect(try program.run("pages", id, "--page", "1", "--output", inside, "--yes").status == 73)
    #expect(try program.run("pages", id, "--page", "3", "--output", "no.png", "--yes").status == 66)
    #expect(!FileManager.default.fileExists(atPath: program.folder + "/no.png"))
  }

  @Test("a document is stored once; the second time is noticed and --yes does not answer that")
  func duplicate() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    try program.write("copy.pdf", Sheets.digital)
    #expect(try program.run("add", "--yes", "sheet.pdf").status == 0)
    let second = try program.run("add", "--json", "--yes", "copy.pdf")
    #expect(second.status == 65)
    #expect(try second.errorJSON()["kind"]?.stringValue == "duplicate")
  }

  @Test("a lab date that was given is kept as confirmed, one that is none is refused")
  func labDate() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    for wrong in ["tomorrow", "2999-01-01", "2026-02-30"] {
      #expect(try program.run("add", "--yes", "--lab-date", wrong, "sheet.pdf").status == 64, "\(wrong)")
    }
    let added = try program.run("add", "--json", "--yes", "--lab-date", "2020-02-03", "sheet.pdf").json()
    #expect(added["labDate"]?.stringValue == "2020-02-03" && added["labDateOrigin"]?.stringValue == "confirmed-by-user")
  }

  @Test("without --yes and without a terminal nothing is stored")
  func unanswered() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    #expect(try program.run("add", "sheet.pdf").status == 77)
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 0)
  }

  @Test("no label, value or name of a report lies in clear in any file, and none is readable by others")
  func nothingInClear() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    #expect(try program.run("add", "--yes", "sheet.pdf").status == 0)
    let files = program.filesInVault()
    #expect(files.contains { $0.hasSuffix(".scan.sealed") })
    let words = Sheets.telltales + ["sheet.pdf", "2024-09-25", "/nl"]
    for name in files {
      let path = program.vaultFolder + "/" + name
      let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int ?? 0o777
      #expect(permissions & 0o077 == 0, "\(name)")
      guard let bytes = FileManager.default.contents(atPath: path) else { continue }
      for word in words { #expect(bytes.range(of: Data(word.utf8)) == nil, "\(word) in \(name)") }
    }
  }
}
