internal import Report

/// One word of a page after the passes were brought together: what it reads, and what else it could read.
struct PageWord: Hashable {
  /// The characters as printed or as recognised; what is stored.
  var printed: String
  /// The same in normal typography; what the grammars read.
  var text: String
  var box: Box
  var confidence: Double
  var isBold: Bool
  /// What another pass read in this place, where it differs.
  var alternative: String?
  /// Whether the source vouches for the word by itself: a text layer, or two passes that both saw something here.
  var isConfirmed: Bool

  init(
    printed: String, box: Box, confidence: Double = 1, isBold: Bool = false, alternative: String? = nil,
    isConfirmed: Bool = true
  ) {
    self.printed = printed
    self.text = Typography.normalised(printed)
    self.box = box
    self.confidence = confidence
    self.isBold = isBold
    self.alternative = alternative
    self.isConfirmed = isConfirmed
  }

  init(_ word: Word) {
    self.init(printed: word.text, box: word.box, confidence: word.confidence, isBold: word.isBold)
  }

  /// The part of the word that holds some of its characters, its box cut in proportion.
  func part(_ range: Range<Int>) -> PageWord {
    let characters = Array(text)
    guard !characters.isEmpty, range.lowerBound >= 0, range.upperBound <= characters.count else { return self }
    let step = box.width / Double(characters.count)
    var part = self
    part.text = String(characters[range])
    // Normalisation may change the count (ligatures); then the normal form stands for the printed one.
    let shown = Array(printed)
    part.printed = shown.count == characters.count ? String(shown[range]) : part.text
    part.box = Box(
      x: box.x + step * Double(range.lowerBound), y: box.y, width: step * Double(range.count), height: box.height)
    return part
  }
}
