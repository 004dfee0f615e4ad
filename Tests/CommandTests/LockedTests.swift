import Foundation
import Report
import Testing

/// What `vault help --json` says of one command.
private struct ListedCommand {
  var name: String
  var access: String
  var operand: String?
  var options: [String]
}

private func listedCommands(_ program: VaultProgram) throws -> [ListedCommand] {
  let commands = try #require(try program.run("help", "--json").json()["commands"]?.arrayValue)
  return try commands.map { command in
    ListedCommand(
      name: try #require(command["name"]?.stringValue), access: try #require(command["class"]?.stringValue),
      operand: command["operand"]?.stringValue,
      options: try #require(command["options"]?.arrayValue).compactMap(\.stringValue))
  }
}

@Suite("A locked vault")
struct LockedTests {
  @Test("every gated command ends with 77 and prints nothing of the vault, with every flag")
  func gatedCommands() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    let sheet = try program.write("sheet.pdf", Sheets.digital)
    let id = try #require(try program.run("add", "--yes", "--json", sheet).json()["id"]?.stringValue)
    #expect(try program.run("lock").status == 0)

    let gated = try listedCommands(program).filter { $0.access != "open" }
    #expect(gated.map(\.name) == ["add", "list", "show", "pages", "remove"])
    for command in gated {
      let operands = [command.operand.map { $0 == "FILE" ? sheet : id }].compactMap { $0 }
      let flags = command.options.filter { ["--json", "--quiet", "--yes", "--no-input", "--plain"].contains($0) }
      for extra in [[]] + flags.map({ [$0] }) + [["--lang", "de"], ["--color", "always"]] {
        let run = try program.run(raw: ([command.name] + extra + operands).map { Array($0.utf8) })
        #expect(run.status == 77, "\(command.name) \(extra)")
        #expect(run.output.isEmpty, "\(command.name) \(extra)")
        for word in Sheets.telltales + ["2024", String(id.prefix(8))] {
          #expect(!run.errorText.contains(word), "\(command.name) \(extra)")
        }
      }
    }
  }

  @Test("an unlocked vault stays unlocked under thirty commands at once")
  func manyAtOnce() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    // xargs, since the shell's own `wait` sleeps for ever under the signal mask that Foundation hands on.
    let script = """
      seq 30 | xargs -P 30 -I N sh -c '"$0" list --json >/dev/null 2>&1; echo $? >status.N' "$1"
      """
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, "sh", VaultProgram.path]
    process.environment = program.environment
    process.currentDirectoryURL = URL(filePath: program.folder)
    try process.run()
    process.waitUntilExit()
    let statuses = try (1...30).map { try String(contentsOfFile: "\(program.folder)/status.\($0)", encoding: .utf8) }
    #expect(statuses == Array(repeating: "0\n", count: 30))
    #expect(try program.run("status", "--json").json()["locked"]?.boolValue == false)
  }

  @Test("removing several reports of a locked vault is locked, of an open one without a terminal is nowhere to ask")
  func confirming() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    var ids: [String] = []
    for bytes in [Sheets.digital, Sheets.otherDigital] {
      let sheet = try program.write("sheet.pdf", bytes)
      ids.append(try #require(try program.run("add", "--yes", "--json", sheet).json()["id"]?.stringValue))
    }
    #expect(try program.run("remove", "--yes", ids[0], ids[1]).status == 64)
    let wrong = try program.write("wrong", Array("another passphrase\n".utf8))
    #expect(try program.run("remove", "--yes", "--passphrase-file", wrong, ids[0], ids[1]).status == 77)
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 2)
    #expect(try program.run("lock").status == 0)
    #expect(try program.run("remove", "--yes", ids[0], ids[1]).status == 77)
    let removed = try program.run("remove", "--yes", "--passphrase-file", "passphrase", ids[0], ids[1])
    #expect(removed.status == 0)
    #expect(try program.run("list", "--json").status == 77)
  }

  @Test("a locked status tells only path, version, locked and slot kinds")
  func status() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let members = try program.run("status", "--json").json().objectValue
    #expect(members?.map(\.name) == ["schema", "path", "version", "locked", "slots"])
    let run = try program.run("status")
    #expect(run.status == 0 && run.outputText.contains("locked"))
  }

  @Test("a passphrase option opens once and is not remembered")
  func oneOff() throws {
    let program = try VaultProgram()
    try program.makeVault()
    #expect(try program.run("list", "--passphrase-file", "passphrase").status == 0)
    #expect(try program.run("list").status == 77)
    let wrong = try program.write("wrong", Array("not the passphrase\n".utf8))
    let run = try program.run("list", "--json", "--passphrase-file", wrong)
    #expect(run.status == 77 && run.output.isEmpty)
    #expect(try run.errorJSON()["kind"]?.stringValue == "wrong-passphrase")
  }

  @Test("the recovery code unlocks in place of the passphrase")
  func recoveryCode() throws {
    let program = try VaultProgram()
    let made = try program.run("init", "--json", "--yes", "--passphrase-file", "passphrase")
    let code = try #require(try made.json()["recoveryCode"]?.stringValue)
    #expect(try made.json()["schema"]?.stringValue == "vault.init/1")
    let file = try program.write("code", Array(code.lowercased().utf8))
    #expect(try program.run("unlock", "--passphrase-file", file).status == 0)
    #expect(try program.run("list").status == 0)
  }

  @Test("without a terminal init, unlock and a proof say where a passphrase can come from")
  func nowhereToAsk() throws {
    let program = try VaultProgram()
    let run = try program.run("init")
    #expect(run.status == 64 && run.errorText.contains("--passphrase-fd"))
    #expect(program.filesInVault().isEmpty)
    try program.makeVault()
    #expect(try program.run("unlock").status == 64)
    #expect(try program.run("unlock", "--no-input", "--json").errorJSON()["kind"]?.stringValue == "nowhere-to-ask")
  }

  @Test("a second init changes nothing")
  func secondInit() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let files = program.filesInVault()
    #expect(try program.run("init", "--yes", "--passphrase-file", "passphrase").status == 73)
    #expect(program.filesInVault() == files)
  }
}
