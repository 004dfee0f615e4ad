import Testing

@testable import Terminal

@Suite("Language")
struct LanguageTests {
  static let environments: [([String: String], Language)] = [
    ([:], .english), (["LANG": "de_DE.UTF-8"], .german), (["LANG": "de_DE.UTF-8", "LC_ALL": "C"], .english),
    (["LC_ALL": "", "LC_MESSAGES": "de", "LANG": "en_GB.UTF-8"], .german), (["LANG": "den_CA"], .english),
    (["LANG": "DE_at@euro"], .german), (["LANG": "C.UTF-8"], .english),
  ]

  @Test("the first locale variable that is set decides", arguments: environments)
  func environment(values: [String: String], expected: Language) {
    #expect(Language.of(environment: { values[$0] }) == expected)
  }

  @Test("colour needs a terminal that can do it and no NO_COLOR")
  func colour() {
    #expect(Style.usesColor(wish: .auto, isTerminal: true, noColor: nil, term: "xterm"))
    #expect(Style.usesColor(wish: .auto, isTerminal: true, noColor: "", term: "xterm"))
    #expect(!Style.usesColor(wish: .auto, isTerminal: true, noColor: "1", term: "xterm"))
    #expect(!Style.usesColor(wish: .auto, isTerminal: true, noColor: nil, term: "dumb"))
    #expect(!Style.usesColor(wish: .auto, isTerminal: false, noColor: nil, term: "xterm"))
    #expect(!Style.usesColor(wish: .never, isTerminal: true, noColor: nil, term: "xterm"))
    #expect(Style.usesColor(wish: .always, isTerminal: false, noColor: "1", term: nil))
  }

  @Test("yes is said in both languages, and anything else is no")
  func answers() {
    for yes in ["y", "Y", "yes", "j", "Ja"] { #expect(Answer.isYes(yes)) }
    for no in ["", "n", "yess", "nein", "0"] { #expect(!Answer.isYes(no)) }
  }
}
