internal import Dictionary
internal import Report

/// Separates what is printed without a space: `5,0/pl` is a number and a unit, `Hb13,2` stays one word.
enum GluedWords {
  static func separated(_ words: [PageWord]) -> [PageWord] {
    var result: [PageWord] = []
    for word in words {
      if let cut = unitStart(in: word.text) {
        let count = word.text.count
        result.append(word.part(0..<cut))
        result.append(word.part(cut..<count))
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// Where a unit begins behind a number in one word; `nil` when the word is anything else.
  private static func unitStart(in text: String) -> Int? {
    guard let first = text.first, Typography.isDigit(first) || "<>+-*(".contains(first) else { return nil }
    guard NumberToken(text) == nil, ReferenceText.bounds(of: text) == nil else { return nil }
    let characters = Array(text)
    for cut in stride(from: characters.count - 1, through: 1, by: -1) where Typography.isDigit(characters[cut - 1]) {
      let number = String(characters[..<cut])
      let rest = String(characters[cut...])
      guard let opening = rest.first, opening.isLetter || opening == "/" || opening == "%" || opening == "\u{B5}" else {
        continue
      }
      if NumberToken(number) != nil, Units.parse(rest) != nil { return cut }
    }
    return nil
  }
}
