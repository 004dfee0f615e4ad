/// Labels that mix letters and digits, in which a recogniser takes one for the other: `HbAlc`, `I9G`, `fTA`.
enum MixedLabel {
  private static let lookAlikes: [Character: Character] = [
    "l": "1", "I": "1", "i": "1", "9": "g", "A": "4", "O": "0", "o": "0", "8": "B", "0": "O", "1": "l",
  ]

  /// The label with one sign of it taken for its look-alike.
  static func spellings(of label: String) -> [String] {
    let characters = Array(label)
    guard characters.count <= 40 else { return [] }
    return characters.indices.compactMap { place in
      guard let other = lookAlikes[characters[place]] else { return nil }
      var changed = characters
      changed[place] = other
      return String(changed)
    }
  }
}
