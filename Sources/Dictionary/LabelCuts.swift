/// The ways of cutting something off a label's end.
enum LabelCuts {
  /// A label in two: what stays and what was cut off.
  struct Cut {
    var rest: String
    var removed: String
    var isBracket: Bool
  }

  /// A bracket at the end, or the last word, two or three; the longest first.
  static func endings(of label: String) -> [Cut] {
    let text = trimmed(label[...])
    if let cut = bracket(text) { return [cut] }
    var cuts: [Cut] = []
    var end = text.endIndex
    while cuts.count < 3, let place = text[..<end].lastIndex(where: { " ,;_".contains($0) }) {
      let rest = trimmed(text[..<place])
      guard !rest.isEmpty else { break }
      let removed = text[text.index(after: place)...].drop { " ,;_".contains($0) }
      if !removed.isEmpty { cuts.append(Cut(rest: String(rest), removed: String(removed), isBracket: false)) }
      end = place
    }
    return (cuts.reversed() + [percentSign(text), hyphened(text)].compactMap { $0 })
  }

  private static func bracket(_ text: Substring) -> Cut? {
    let pairs: [(Character, Character)] = [("(", ")"), ("[", "]")]
    for (open, close) in pairs where text.last == close {
      guard let start = text.lastIndex(of: open) else { continue }
      let rest = trimmed(text[..<start])
      let removed = text[text.index(after: start)...].dropLast()
      guard !rest.isEmpty, !removed.isEmpty else { continue }
      return Cut(rest: String(rest), removed: String(removed), isBracket: true)
    }
    return nil
  }

  /// `Neutrophile%`, `Leukozyten#`.
  private static func percentSign(_ text: Substring) -> Cut? {
    guard let last = text.last, last == "%" || last == "#", text.count > 1 else { return nil }
    return Cut(rest: String(trimmed(text.dropLast())), removed: String(last), isBracket: false)
  }

  /// `Glucose-Urin`, `Natrium/U`.
  private static func hyphened(_ text: Substring) -> Cut? {
    guard let place = text.lastIndex(where: { "-/".contains($0) }) else { return nil }
    let rest = trimmed(text[..<place])
    let removed = text[text.index(after: place)...]
    guard !rest.isEmpty, !removed.isEmpty else { return nil }
    return Cut(rest: String(rest), removed: String(removed), isBracket: false)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, " ,;:_*.".contains(first) { text.removeFirst() }
    while let last = text.last, " ,;:_*-".contains(last) { text.removeLast() }
    return text
  }
}
