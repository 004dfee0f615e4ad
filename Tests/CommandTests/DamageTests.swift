import Foundation
import Report
import Testing

@Suite("A vault that is not what it should be")
struct DamageTests {
  /// Changes one byte in the middle of a file of the vault.
  private func damage(_ name: String, in program: VaultProgram) throws {
    let path = URL(filePath: program.vaultFolder + "/" + name)
    var bytes = [UInt8](try Data(contentsOf: path))
    bytes[bytes.count / 2] ^= 1
    try Data(bytes).write(to: path)
  }

  @Test("one damaged report is named and hides none of the others")
  func oneReport() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    var ids: [String] = []
    for bytes in [Sheets.digital, Sheets.otherDigital] {
      try program.write("sheet.pdf", bytes)
      ids.append(try #require(try program.run("add", "--yes", "--json", "sheet.pdf").json()["id"]?.stringValue))
    }
    let record = try #require(
      program.filesInVault().first {
        $0.contains(ids[0]) && !$0.contains(".scan.") && !$0.contains(".diag.")
      })
    try damage(record, in: program)
    let listed = try program.run("list", "--json")
    #expect(listed.status == 78)
    let json = try listed.json()
    #expect(json["reports"]?.arrayValue?.compactMap { $0["id"]?.stringValue } == [ids[1]])
    #expect(json["damaged"]?.arrayValue?.compactMap(\.stringValue) == [ids[0]])
    #expect(try listed.errorJSON()["kind"]?.stringValue == "report-damaged")
    #expect(try program.run("show", ids[0]).status == 78)
    #expect(try program.run("show", ids[1]).status == 0)
  }

  @Test("a damaged header is never called a wrong passphrase, and one good copy is enough")
  func header() throws {
    let program = try VaultProgram()
    try program.makeVault()
    try damage("vault.header", in: program)
    let opened = try program.run("list", "--passphrase-file", "passphrase")
    #expect(opened.status == 0 && opened.errorText.contains("warning"))
    try damage("vault.header.2", in: program)
    let run = try program.run("list", "--json", "--passphrase-file", "passphrase")
    #expect(run.status == 78)
    #expect(try run.errorJSON()["kind"]?.stringValue == "header-damaged")
  }

  @Test("a vault of another user is refused, also by root", .enabled(if: geteuid() == 0))
  func otherOwner() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let isGiven = unsafe chown(program.vaultFolder, 65534, 65534) == 0
    #expect(isGiven)
    for command in ["status", "list", "unlock", "lock"] {
      let run = try program.run(command, "--json")
      #expect(run.status == 77 && run.output.isEmpty, "\(command)")
      #expect(try run.errorJSON()["kind"]?.stringValue == "not-owner", "\(command)")
    }
  }
}
