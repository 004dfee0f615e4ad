import Testing

@testable import Terminal

@Suite("CommandTable")
struct CommandTableTests {
  @Test("open are exactly the commands that need no key")
  func openCommands() {
    let open = CommandName.allCases.filter { $0.access(operands: 1) == .open }
    #expect(open == [.initialise, .unlock, .lock, .status, .read, .help, .version])
  }

  @Test("removing several reports asks for a proof, removing one does not")
  func removing() {
    #expect(CommandName.remove.access(operands: 1) == .gated)
    #expect(CommandName.remove.access(operands: 2) == .confirming)
  }

  @Test("every gated command takes a passphrase for a one-off opening", arguments: CommandName.allCases)
  func passphraseOptions(name: CommandName) {
    guard name.access(operands: 1) != .open else { return }
    #expect(name.spec.options.contains(.passphraseFD) && name.spec.options.contains(.passphraseFile))
    #expect(name.spec.allStatuses.contains(.refused))
  }

  @Test("the declaration of a command is its own and has examples", arguments: CommandName.allCases)
  func declarations(name: CommandName) {
    #expect(name.spec.name == name)
    #expect(!name.spec.examples.isEmpty)
    #expect(name.spec.examples.allSatisfy { $0.line.hasPrefix("vault \(name.rawValue)") })
    #expect(name.spec.schema.hasPrefix("vault.") && name.spec.schema.hasSuffix("/1"))
    #expect(Set(name.spec.allOptions).count == name.spec.allOptions.count)
  }

  @Test("every example parses", arguments: CommandName.allCases)
  func examples(name: CommandName) throws {
    for example in name.spec.examples {
      let words = example.line.split(separator: " ").dropFirst().filter { !$0.contains("<") }
      _ = try ArgumentParser.parse(words.map { Array($0.utf8) })
    }
  }

  @Test("no two options share a letter")
  func letters() {
    let letters = OptionName.allCases.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
  }

  @Test("help fits the terminal in both languages", arguments: CommandName.allCases, [40, 80])
  func helpFits(name: CommandName, width: Int) {
    for language in Language.allCases {
      let style = Style(usesColor: false, isPlain: false, width: width, language: language)
      // A command line to paste is never broken.
      let lines = HelpScreen.command(name, style).filter { !$0.contains("vault \(name.rawValue) ") }
      #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
    }
  }
}
