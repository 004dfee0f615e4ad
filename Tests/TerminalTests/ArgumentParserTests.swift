import Testing

@testable import Terminal

private func bytes(_ words: String...) -> [[UInt8]] { words.map { Array($0.utf8) } }

private func parsed(_ words: String...) throws -> Invocation {
  let outcome = try ArgumentParser.parse(words.map { Array($0.utf8) })
  guard case .run(let invocation) = outcome else {
    Issue.record("no command came out of \(words)")
    return Invocation(command: .help)
  }
  return invocation
}

@Suite("ArgumentParser")
struct ArgumentParserTests {
  @Test("options stand before the command, between and after operands")
  func optionPlaces() throws {
    let invocation = try parsed("--json", "add", "a.pdf", "--yes", "b.pdf", "--lab-date", "2026-03-14")
    #expect(invocation.command == .add)
    #expect(invocation.operands == bytes("a.pdf", "b.pdf"))
    #expect(invocation.has(.json) && invocation.has(.yes))
    #expect(try invocation.text(of: .labDate) == "2026-03-14")
  }

  @Test("what follows -- is an operand, and so is a lone -")
  func endOfOptions() throws {
    #expect(try parsed("add", "-", "--", "--yes", "-x").operands == bytes("-", "--yes", "-x"))
    #expect(try parsed("read", "--", "--help").operands == bytes("--help"))
  }

  @Test("a value stands after a space or after an equals sign")
  func values() throws {
    #expect(try parsed("list", "--lang=de").text(of: .lang) == "de")
    #expect(try parsed("list", "--lang", "de").text(of: .lang) == "de")
    #expect(try parsed("list", "--vault=a=b").bytes(of: .vault) == Array("a=b".utf8))
  }

  @Test("one-letter options cluster, and the last may take the rest as its value")
  func clusters() throws {
    let invocation = try parsed("pages", "-qyfo", "page.png", "3f2a")
    #expect(invocation.has(.quiet) && invocation.has(.yes) && invocation.has(.force))
    #expect(try invocation.text(of: .output) == "page.png")
    #expect(try parsed("pages", "-opage.png", "3f2a").text(of: .output) == "page.png")
  }

  @Test("a name that is not UTF-8 arrives as the bytes that were typed")
  func rawBytes() throws {
    let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x62]
    let outcome = try ArgumentParser.parse([Array("add".utf8), name])
    #expect(outcome == .run(Invocation(command: .add, operands: [name])))
  }

  @Test("--help anywhere on the line wins over every mistake", arguments: ["-h", "--help"])
  func help(flag: String) throws {
    let line = ["list", "--nonsense", flag].map { Array($0.utf8) }
    #expect(try ArgumentParser.parse(line) == .help(.list))
    #expect(try ArgumentParser.parse([Array(flag.utf8)]) == .help(nil))
  }

  @Test("no arguments at all ask for the short help")
  func nothing() throws { #expect(try ArgumentParser.parse([]) == .nothing) }

  @Test("--version alone asks for the version")
  func version() throws { #expect(try ArgumentParser.parse(bytes("--version")) == .version) }

  static let mistakes: [([String], Problem)] = [
    (["lst"], .unknownCommand("lst", near: ["list"])),
    (["ad"], .unknownCommand("ad", near: ["add", "read"])),
    (["frobnicate"], .unknownCommand("frobnicate", near: [])),
    (["list", "--jsn"], .unknownOption("--jsn", near: ["--json"])),
    (["list", "--js"], .unknownOption("--js", near: ["--json"])),
    (["list", "-x"], .unknownOption("-x", near: [])),
    (["list", "--page", "1"], .optionNotTaken(.page, by: .list)),
    (["pages", "3f", "--page"], .optionNeedsValue(.page, placeholder: "N")),
    (["pages", "3f", "--page="], .optionNeedsValue(.page, placeholder: "N")),
    (["list", "--json=yes"], .optionTakesNoValue(.json)),
    (["list", "--lang", "de", "--lang", "en"], .optionTwice(.lang)),
    (["show"], .operandMissing("ID", of: .show)),
    (["show", "a", "b"], .operandTooMany("b", of: .show)),
    (["lock", "now"], .operandTooMany("now", of: .lock)),
    (["--json"], .noCommand),
  ]

  @Test("a mistake is named with what was typed", arguments: mistakes)
  func mistake(line: [String], problem: Problem) {
    #expect(throws: problem) { try ArgumentParser.parse(line.map { Array($0.utf8) }) }
    #expect(problem.status == .usage)
  }

  @Test(
    "a number has to be whole, in range and made of digits", arguments: ["x", "-1", "0", "1.5", "99999999999", "1 "])
  func number(text: String) throws {
    let invocation = Invocation(command: .pages, values: [.page: Array(text.utf8)])
    #expect(throws: Problem.badValue(option: .page, value: text, expected: .expectsNumber)) {
      try invocation.number(of: .page, atLeast: 1)
    }
  }

  @Test("how to report a mistake is known before the line is understood")
  func preview() {
    let preview = ArgumentPreview(bytes("--nonsense", "list", "--lang", "de", "--json"))
    #expect(preview.language == .german && preview.wantsJSON && preview.command == .list)
    #expect(!ArgumentPreview(bytes("read", "--", "--json")).wantsJSON)
  }
}
