import Report
import Testing

@testable import Terminal

@Suite("TerminalText")
struct TerminalTextTests {
  static let dangerous: [(String, String)] = [
    ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\nb", "a\\nb"), ("a\rb", "a\\rb"), ("a\tb", "a\\tb"), ("\u{7F}", "\\u{7f}"),
    ("\u{9B}31m", "\\u{9b}31m"), ("\u{202E}abc", "\\u{202e}abc"), ("a\u{2066}b", "a\\u{2066}b"),
    ("a\u{200B}b", "a\\u{200b}b"), ("a\u{FEFF}b", "a\\u{feff}b"), ("a\u{2028}b", "a\\u{2028}b"),
    ("\u{E0041}", "\\u{e0041}"), ("\u{3164}", "\\u{3164}"), ("\u{F8FF}", "\\u{f8ff}"), ("\0", "\\u{0}"),
  ]

  @Test("what moves, hides or reorders is shown as its number", arguments: dangerous)
  func escapes(text: String, expected: String) { #expect(TerminalText.escaped(text) == expected) }

  @Test("letters of any script pass", arguments: ["Größe µmol/L", "Ферритин", "血糖", "é", "e\u{301}", "≤ 5,0"])
  func passes(text: String) { #expect(Array(TerminalText.escaped(text).utf8) == Array(text.utf8)) }

  @Test("bytes that are not UTF-8 are shown in hexadecimal, the rest as it is")
  func invalidBytes() {
    #expect(TerminalText.escaped(bytes: [0x61, 0xFF, 0xC3, 0xA4, 0xC3, 0x62]) == "a\\xffä\\xc3b")
    #expect(TerminalText.escaped(bytes: [0xED, 0xA0, 0x80]) == "\\xed\\xa0\\x80")
  }

  @Test("JSON for a terminal parses to the same value and holds nothing dangerous")
  func harmlessJSON() throws {
    let value = JSONValue.object([JSONMember("title", .string("a\u{202E}b\u{9B}c\u{E0041}\u{1B}ä"))])
    let harmless = TerminalText.harmless(json: value.text)
    #expect(!harmless.unicodeScalars.contains(where: TerminalText.mustBeEscaped))
    #expect(try JSONValue.parse(Array(harmless.utf8), limits: JSONLimits(bytes: 1000)) == value)
  }
}
