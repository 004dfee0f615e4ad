/// A printed unit with everything removed that only typography put there.
///
/// `x 10³/µL`, `10^3/μl`, `10*3/ul` and `103/ul` all become `10^3/ul`; `ml/min/1,73 m²` becomes `ml/min/173m2`. Case
/// stays, since `G/l` is a count and `g/l` a mass; only `L` for litre becomes `l`.
package enum UnitText {
  /// The unit without what only typography put there; two prints of one unit give the same text.
  package static func normalised(_ printed: String) -> String {
    withPower(spelled(withoutOuterBrackets(printed)))
  }

  private static func withoutOuterBrackets(_ printed: String) -> Substring {
    var text = printed[...]
    while let first = text.first, first == " " || first == "\u{A0}" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\u{A0}" { text.removeLast() }
    let pairs: [(Character, Character)] = [("[", "]"), ("(", ")")]
    for (open, close) in pairs where text.first == open && text.last == close {
      let inner = text.dropFirst().dropLast()
      if !inner.isEmpty, !inner.contains(open), !inner.contains(close) { return inner }
    }
    return text
  }

  private static func spelled(_ text: Substring) -> [Character] {
    var result: [Character] = []
    var raised = false
    for character in text {
      if let digit = superscripts[character] {
        if !raised, endsWithTen(result) { result.append("^") }
        raised = true
        result.append(digit)
        continue
      }
      raised = false
      switch character {
      case " ", "\u{A0}", "\u{2009}", "\u{202F}", "\t", ".", ",", "'", "`", "\u{AD}", "\u{200B}": continue
      case "µ", "μ": result.append("u")
      case "·", "⋅", "•", "∙", "∗": result.append("*")
      case "×", "✕": result.append("x")
      case "∕", "⁄": result.append("/")
      case "−", "–", "‐", "‑": result.append("-")
      case "L": result.append("l")
      default: result.append(character)
      }
    }
    return result
  }

  private static func endsWithTen(_ text: [Character]) -> Bool {
    text.count >= 2 && text[text.count - 1] == "0" && text[text.count - 2] == "1"
  }

  /// Brings `x10^3/…`, `10E3/…`, `10*3/…`, `10(3)/…`, `10exp3/…` and `103/…` to the one form `10^3/…`.
  private static func withPower(_ text: [Character]) -> String {
    var rest = text[...]
    while let first = rest.first, "xX*".contains(first) { rest.removeFirst() }
    guard rest.count >= 4, rest.starts(with: ["1", "0"]) else { return withoutCarets(text) }
    rest.removeFirst(2)
    for mark in [["e", "x", "p"], ["E"], ["e"], ["h"], ["*", "*"], ["*"], ["^"], ["("]] as [[Character]]
    where rest.starts(with: mark) {
      rest.removeFirst(mark.count)
      break
    }
    if rest.first == "+" { rest.removeFirst() }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard powers.contains(String(digits)) else { return withoutCarets(text) }
    rest.removeFirst(digits.count)
    if rest.first == ")" { rest.removeFirst() }
    return "10^" + String(digits) + withoutCarets(Array(rest))
  }

  private static func withoutCarets(_ text: [Character]) -> String {
    String(text.filter { $0 != "^" })
  }

  private static let powers: Set<String> = ["2", "3", "4", "5", "6", "9", "12"]

  private static let superscripts: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
  ]
}
