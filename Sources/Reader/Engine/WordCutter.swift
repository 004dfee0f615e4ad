import Report

/// Cuts a stream of characters with boxes into words: at white space, at line ends, and where a gap shows that the file left
/// the space out.
struct WordCutter {
  private(set) var layer = TextLayer()
  private var text = ""
  private var box: Box?
  private var font = ""

  /// Takes the next character.
  mutating func add(_ character: Unicode.Scalar, _ place: Box, font: String) {
    guard !character.properties.isWhitespace else { return endWord() }
    if Self.isUndecodable(character) { layer.undecodableCharacters += 1 }
    if let box, !Self.continues(box, place) { endWord() }
    if text.isEmpty { self.font = font }
    text.unicodeScalars.append(character)
    box = box?.union(place) ?? place
  }

  /// Ends the word, if one has begun.
  mutating func endWord() {
    defer {
      text = ""
      box = nil
    }
    guard let box, !text.isEmpty else { return }
    guard layer.words.count < EngineLimits.wordsPerPage else {
      layer.isComplete = false
      return
    }
    layer.words.append(LayerWord(word: Word(text: text, box: box, isBold: Self.isBold(font)), font: font))
  }

  /// Whether a character's box can belong to the word so far: not further away than two thirds of the writing's height.
  private static func continues(_ word: Box, _ next: Box) -> Bool {
    let height = max(min(word.height, word.width), min(next.height, next.width), 1)
    let across = max(next.x - word.right, word.x - next.right)
    let down = max(next.y - word.bottom, word.y - next.bottom)
    return max(across, down) < height * 0.66
  }

  /// U+FFFD, private use, controls: signs of a font whose characters cannot be told.
  private static func isUndecodable(_ character: Unicode.Scalar) -> Bool {
    switch character.properties.generalCategory {
    case .privateUse, .control, .unassigned, .surrogate: true
    default: character == "\u{FFFD}"
    }
  }

  private static func isBold(_ font: String) -> Bool {
    let name = font.lowercased()
    return ["bold", "black", "heavy", "-bd", "demi"].contains { name.contains($0) }
  }
}
