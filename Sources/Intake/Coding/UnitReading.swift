internal import Dictionary
internal import Report

/// The unit of a row: as printed, as known, and whether it had to be repaired.
struct UnitReading: Hashable {
  /// As printed, without brackets around it; empty when none is printed.
  var printed: String
  /// What the dictionary is asked: the printed form, or the repaired one.
  var known: String
  var ucum: String?
  var isRepaired = false

  /// Reads a row's unit words, or the unit its label carries (`Hämatokrit (%)`); a missing unit is never filled in.
  static func read(unit: [PageWord], label: String, isRecognised: Bool) -> UnitReading {
    let printed = UnitText.bare(unit.map(\.printed).joined(separator: " ")) ?? ""
    guard !printed.isEmpty else { return fromLabel(label) }
    let text = Typography.normalised(printed)
    for form in [printed, text, text.squashed] {
      if let unit = Units.parse(form) { return UnitReading(printed: printed, known: form, ucum: unit.ucum) }
    }
    if isRecognised, let repaired = UnitRepair.repaired(text.squashed), let unit = Units.parse(repaired) {
      return UnitReading(printed: printed, known: repaired, ucum: unit.ucum, isRepaired: true)
    }
    return UnitReading(printed: printed, known: text, ucum: nil)
  }

  /// The unit in brackets at the end of a label.
  private static func fromLabel(_ label: String) -> UnitReading {
    let none = UnitReading(printed: "", known: "", ucum: nil)
    guard let close = label.last, close == ")" || close == "]" else { return none }
    let opening: Character = close == ")" ? "(" : "["
    guard let start = label.lastIndex(of: opening) else { return none }
    let inner = String(label[label.index(after: start)...].dropLast())
    // `(E)` and the like are marks of a specimen or method, whatever unit they may spell.
    guard inner.contains("/") || inner == "%", let unit = Units.parse(inner) else { return none }
    return UnitReading(printed: inner, known: inner, ucum: unit.ucum)
  }
}

/// Repairs a misread unit, in the order docs/sheets.md, section 4 gives and only where one unit can be meant.
enum UnitRepair {
  private static let lookAlikes: [Character] = ["I", "l", "i", "1", "|", "!", "/"]
  private static let strayGlyphs: Set<Character> = ["I", "i", "l", "|", "!", ":"]

  /// The unit that was printed, or `nil` when none or more than one could have been.
  static func repaired(_ text: String) -> String? {
    guard !text.isEmpty, text.count <= 24 else { return nil }
    return withBodySurface(text) ?? withoutStrayGlyph(text) ?? withLookAlikesSwapped(text)
  }

  /// `ml/min/1.73m`: the superscript of the square metre is lost.
  private static func withBodySurface(_ text: String) -> String? {
    for tail in ["/1.73m", "/1,73m"] where text.hasSuffix(tail) && Units.parse(text + "2") != nil { return text + "2" }
    return nil
  }

  private static func withoutStrayGlyph(_ text: String) -> String? {
    guard let first = text.first, strayGlyphs.contains(first) else { return nil }
    let rest = String(text.dropFirst())
    guard Units.parse(rest) != nil else { return nil }
    // `Ig/l` may have been `ug/l`, `mg/l`, `ng/l` or `pg/l`: a factor of a thousand is never guessed.
    return ["u", "m", "n", "p"].contains { Units.parse($0 + rest) != nil } ? nil : rest
  }

  private static func withLookAlikesSwapped(_ text: String) -> String? {
    let characters = Array(text)
    let places = characters.indices.filter { lookAlikes.contains(characters[$0]) }
    guard (1...3).contains(places.count), places.count < characters.count else { return nil }
    var found: [String: String] = [:]
    var choice = Array(repeating: 0, count: places.count)
    while true {
      var candidate = characters
      for (position, place) in places.enumerated() { candidate[place] = lookAlikes[choice[position]] }
      let spelled = String(candidate)
      // `/g/dl` is no unit of a laboratory, though it can be computed.
      let isFraction = candidate.first == "/" && candidate.dropFirst().contains("/")
      if !isFraction, let unit = Units.parse(spelled) { found[unit.ucum] = spelled }
      guard let next = choice.lastIndex(where: { $0 < lookAlikes.count - 1 }) else { break }
      choice[next] += 1
      for index in (next + 1)..<choice.count { choice[index] = 0 }
    }
    return found.count == 1 ? found.values.first : nil
  }
}
