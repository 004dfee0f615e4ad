/// Whether a text has the form of a UCUM code.
enum UCUMForm {
  /// ASCII without spaces, and every bracket closed in the order it was opened (UCUM, sections 2.1 and 2.2).
  static func isWellFormed(_ code: String) -> Bool {
    guard !code.isEmpty, code.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
    let closing: [Character: Character] = ["[": "]", "{": "}", "(": ")"]
    var open: [Character] = []
    for character in code {
      if let close = closing[character] {
        open.append(close)
      } else if "])}".contains(character) {
        guard open.popLast() == character else { return false }
      }
    }
    return open.isEmpty
  }
}
