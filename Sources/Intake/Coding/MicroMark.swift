internal import Dictionary

/// The micro sign, which a recogniser reads as `u`, `n`, `p` or not at all (docs/sheets.md, 15).
enum MicroMark {
  /// What a micro sign is taken for.
  private static let mistaken: Set<Character> = ["u", "n", "p", "y", "v", "H"]
  private static let sign = "\u{B5}"

  /// The spellings in which one part of the unit begins with a micro sign, where that makes a known unit.
  ///
  /// - Parameters:
  ///   - unit: The unit as read.
  ///   - includingLost: Whether the sign may have left nothing behind (`g/l` for `µg/l`).
  /// - Returns: The other spellings, the given one never among them.
  static func spellings(of unit: String, includingLost: Bool = true) -> [String] {
    let characters = Array(unit)
    let starts = characters.indices.filter { $0 == 0 || characters[$0 - 1] == "/" }
    return starts.flatMap { start -> [String] in
      let front = String(characters[..<start])
      let rest = characters[start...]
      guard let first = rest.first, first.isLetter else { return [] }
      var trials = includingLost ? [front + sign + String(rest)] : []
      if mistaken.contains(first), rest.dropFirst().first?.isLetter == true {
        trials.append(front + sign + String(rest.dropFirst()))
      }
      return trials
    }.filter { $0 != unit && Units.parse($0) != nil }
  }

  private static let enzymeUnits = [
    ("u/", "U/"), ("\u{B5}/", "U/"), ("ku/", "kU/"), ("mu/", "mU/"), ("iU/", "IU/"), ("miu/", "mIU/"), ("miU/", "mIU/"),
  ]

  /// The unit as it was printed, where `u` was read for the micro sign or for the `U` of enzymes: the unit is the same, only
  /// its spelling is restored.
  static func restored(_ unit: String) -> String {
    for (read, printed) in enzymeUnits where unit.hasPrefix(read) {
      let spelling = printed + unit.dropFirst(read.count)
      if Units.parse(spelling) != nil { return spelling }
    }
    guard unit.contains("u"), let known = Units.parse(unit) else { return unit }
    return spellings(of: unit, includingLost: false).first { Units.parse($0)?.ucum == known.ucum } ?? unit
  }
}
