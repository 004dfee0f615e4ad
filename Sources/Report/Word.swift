/// One word as a recogniser or a text layer gave it: no space inside, its box on the page, how sure the source is.
package struct Word: Sendable, Hashable {
  /// The characters as given, not normalised.
  package var text: String
  /// Where it stands, in points from the page's top left, as displayed.
  package var box: Box
  /// 0 to 1; a text layer's words carry 1.
  package var confidence: Double
  /// Whether the source drew it bold, as far as it says so.
  package var isBold: Bool

  package init(text: String, box: Box, confidence: Double = 1, isBold: Bool = false) {
    self.text = text
    self.box = box
    self.confidence = confidence
    self.isBold = isBold
  }
}

/// What one pass of the recogniser saw of one page; every pass is kept in the diagnostics record.
package struct RecognitionPass: Sendable, Hashable {
  /// A stable name: `deu-block`, `deu-sparse` or `eng-block`.
  package var name: String
  /// Words in the order the recogniser gave them.
  package var words: [Word]
  /// Processor seconds this pass took.
  package var processorSeconds: Double

  package init(name: String, words: [Word], processorSeconds: Double) {
    self.name = name
    self.words = words
    self.processorSeconds = processorSeconds
  }
}
