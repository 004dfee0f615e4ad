import Foundation
import Report
import Testing

@Suite("At a terminal", .serialized)
struct DialogTests {
  private static let phrase = "long enough words"

  private func recoveryCode(in screen: String) -> String {
    screen.firstMatch(of: #/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){13}/#).map { String($0.0) } ?? ""
  }

  @Test("init asks twice, asks the recovery code back, and shows no secret that was typed")
  func initialise() throws {
    let program = try VaultProgram()
    let dialog = try TerminalDialog(
      program, "init",
      answers: [
        .init("New passphrase: ", "short"), .init("New passphrase: ", Self.phrase), .init("once more: ", "another one"),
        .init("New passphrase: ", Self.phrase), .init("once more: ", Self.phrase),
        .init("recovery code: ", "not the code"), .init("recovery code: ") { recoveryCode(in: $0) },
      ])
    #expect(dialog.status == 0, "\(dialog.screen)")
    #expect(!dialog.screen.contains(Self.phrase) && !dialog.screen.contains("short\r") && dialog.echoIsOn)
    let unlocked = try TerminalDialog(program, "unlock", answers: [.init("vault: ", Self.phrase)])
    #expect(unlocked.status == 0)
  }

  @Test("a recovery code that is not typed back leaves no vault behind")
  func notConfirmed() throws {
    let program = try VaultProgram()
    let wrong = TerminalDialog.Answer("recovery code: ", "wrong")
    let dialog = try TerminalDialog(
      program, "init", "--passphrase-file", "passphrase", answers: [wrong, wrong, wrong])
    #expect(dialog.status == 77 && dialog.screen.contains("no vault was made"))
    #expect(program.filesInVault().isEmpty)
  }

  @Test("a locked vault asks three times, then refuses; the right passphrase opens for this command only")
  func asking() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let wrong = TerminalDialog.Answer("Passphrase of the vault: ", "wrong words")
    let refused = try TerminalDialog(program, "list", answers: [wrong, wrong, wrong])
    #expect(refused.status == 77 && refused.screen.contains("wrong three times") && refused.echoIsOn)
    let opened = try TerminalDialog(program, "list", answers: [wrong, .init("vault: ", VaultProgram.passphrase)])
    #expect(opened.status == 0 && opened.screen.contains("No reports yet"))
    #expect(try program.run("list").status == 77)
    #expect(try TerminalDialog(program, "list", "--no-input", answers: []).status == 77)
    #expect(try TerminalDialog(program, "list", "--json", answers: []).status == 77)
  }

  @Test("add shows the review, asks for the day until it is one, and stores only after a yes")
  func review() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    try program.write("sheet.pdf", Sheets.digital)
    let day = "Lab date (Enter for 2024-09-25): "
    let refused = try TerminalDialog(program, "add", "sheet.pdf", answers: [.init(day, ""), .init("[y/N] ", "n")])
    #expect(refused.status == 77 && refused.screen.contains("Please check what was read"))
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 0)
    let stored = try TerminalDialog(
      program, "add", "sheet.pdf",
      answers: [.init(day, "31.02.2026"), .init(day, "2999-01-01"), .init(day, "14.03.2020"), .init("[y/N] ", "y")])
    #expect(stored.status == 0, "\(stored.screen)")
    let report = try program.run("list", "--json").json()["reports"]?.arrayValue?.first
    #expect(report?["labDate"]?.stringValue == "2020-03-14")
  }

  @Test("Ctrl-D at a question is a no: the message begins a line, and a printed day is not called missing")
  func endOfInput() throws {
    let program = try VaultProgram()
    try program.makeVault()
    let locked = try TerminalDialog(program, "list", answers: [.init("Passphrase of the vault: ", "\u{4}")])
    #expect(locked.status == 77 && locked.screen.contains("\nvault: error: not confirmed") && locked.echoIsOn)
    #expect(try program.run("unlock", "--passphrase-file", "passphrase").status == 0)
    try program.write("sheet.pdf", Sheets.digital)
    let day = "Lab date (Enter for 2024-09-25): "
    let added = try TerminalDialog(program, "add", "sheet.pdf", answers: [.init(day, "\u{4}")])
    #expect(added.status == 77 && added.screen.contains("\nvault: error: not confirmed"), "\(added.screen.suffix(300))")
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 0)
  }

  @Test("progress is gone when the command is done, and a dumb terminal sees none")
  func progress() throws {
    let program = try VaultProgram()
    try program.write("sheet.pdf", Sheets.digital)
    let shown = try TerminalDialog(program, "read", "sheet.pdf", answers: [])
    #expect(shown.screen.contains("page 1 of 2") && shown.screen.contains("\r\u{1B}[K"))
    let quiet = try TerminalDialog(program, "read", "--quiet", "--color", "never", "sheet.pdf", answers: [])
    #expect(!quiet.screen.contains("page 1 of 2") && !quiet.screen.contains("\u{1B}"))
  }

  @Test("removing asks; anything but yes removes nothing; removing several asks for the passphrase as well")
  func removing() throws {
    let program = try VaultProgram()
    try program.makeUnlockedVault()
    var ids: [String] = []
    for bytes in [Sheets.digital, Sheets.otherDigital] {
      try program.write("sheet.pdf", bytes)
      ids.append(try #require(try program.run("add", "--yes", "--json", "sheet.pdf").json()["id"]?.stringValue))
    }
    #expect(try TerminalDialog(program, "remove", ids[0], answers: [.init("[y/N] ", "")]).status == 77)
    let both = try TerminalDialog(
      program, "remove", ids[0], ids[1],
      answers: [.init("Passphrase, to confirm: ", VaultProgram.passphrase), .init("[y/N] ", "yes")])
    #expect(both.status == 0, "\(both.screen)")
    #expect(try program.run("list", "--json").json()["reports"]?.arrayValue?.count == 0)
  }
}
