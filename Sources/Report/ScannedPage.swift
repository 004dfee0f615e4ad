/// One page as the confined reader reports it: facts only, no judgement.
///
/// The reader measures (words, passes, evidence); `Intake` decides what they mean. Everything here is claimed by a process that
/// parsed foreign bytes: the parent validates ranges and sizes before anything else sees it.
package struct ScannedPage: Sendable, Hashable {
  /// 1 for the first page of the document.
  package var number: Int
  /// Width and height in points, as displayed (a rotated page has its sides exchanged).
  package var width: Double
  package var height: Double
  /// Words of the page's own text layer, in the order the file holds them; empty for pictures and pages without one.
  package var textLayer: [Word]
  /// Passes of the recogniser; empty when the page was read from its text layer alone.
  package var passes: [RecognitionPass]
  /// What was measured of the text layer; `nil` for pictures.
  package var evidence: TextLayerEvidence?
  /// Quarter turns clockwise, tenths of a degree of skew and the like, as applied before recognition.
  package var preparation: PagePreparation?
  /// Plain sentences for the diagnostics record (a missing substitute font, a page cut at a limit); never page text.
  package var notes: [String]

  package init(
    number: Int, width: Double, height: Double, textLayer: [Word] = [], passes: [RecognitionPass] = [],
    evidence: TextLayerEvidence? = nil, preparation: PagePreparation? = nil, notes: [String] = []
  ) {
    self.number = number
    self.width = width
    self.height = height
    self.textLayer = textLayer
    self.passes = passes
    self.evidence = evidence
    self.preparation = preparation
    self.notes = notes
  }
}

/// What was done to a page's pixels before the recogniser saw them.
package struct PagePreparation: Sendable, Hashable {
  /// Quarter turns clockwise that were applied, 0 to 3.
  package var quarterTurns: Int
  /// Degrees of skew that were taken out, clockwise positive.
  package var skewDegrees: Double
  /// Whether light writing on dark ground was inverted.
  package var inverted: Bool
  /// Dots per inch of the picture handed to the recogniser.
  package var resolution: Int
  /// Width and height in pixels of that picture.
  package var pixelWidth: Int
  package var pixelHeight: Int

  package init(
    quarterTurns: Int, skewDegrees: Double, inverted: Bool, resolution: Int, pixelWidth: Int, pixelHeight: Int
  ) {
    self.quarterTurns = quarterTurns
    self.skewDegrees = skewDegrees
    self.inverted = inverted
    self.resolution = resolution
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}

/// What the reader measured of a page's text layer; `Intake/ProvenanceProof` decides whether it may be believed.
package struct TextLayerEvidence: Sendable, Hashable {
  /// Characters drawn with an invisible text rendering mode (3 or 7), as a count.
  package var invisibleCharacters: Int
  /// Characters drawn visibly, as a count.
  package var visibleCharacters: Int
  /// The share of the page's area that its largest picture covers, 0 to 1.
  package var largestImageCoverage: Double
  /// Names of the fonts on the page, as the file gives them.
  package var fontNames: [String]
  /// Characters that decode to U+FFFD, a private use area or a control character.
  package var undecodableCharacters: Int
  /// The document's Producer and Creator entries; they only ever lower trust.
  package var producer: String
  package var creator: String
  /// Number words of the text layer that were looked for in the page's pixels, and those that were found the same.
  package var pixelSampled: Int
  package var pixelAgreed: Int
  /// Names of attachments, scripts and actions found in the file; never run, never opened.
  package var activeContent: [String]
  /// Whether the content streams could be read to the end; `false` means the proof is incomplete and nothing is believed.
  package var complete: Bool

  package init(
    invisibleCharacters: Int, visibleCharacters: Int, largestImageCoverage: Double, fontNames: [String],
    undecodableCharacters: Int, producer: String, creator: String, pixelSampled: Int, pixelAgreed: Int,
    activeContent: [String], complete: Bool
  ) {
    self.invisibleCharacters = invisibleCharacters
    self.visibleCharacters = visibleCharacters
    self.largestImageCoverage = largestImageCoverage
    self.fontNames = fontNames
    self.undecodableCharacters = undecodableCharacters
    self.producer = producer
    self.creator = creator
    self.pixelSampled = pixelSampled
    self.pixelAgreed = pixelAgreed
    self.activeContent = activeContent
    self.complete = complete
  }
}
