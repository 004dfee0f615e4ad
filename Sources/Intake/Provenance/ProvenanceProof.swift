internal import Report

/// Decides, per page, whether its text layer is the producer's own visible text (docs/decisions/003; docs/sheets.md 2).
///
/// The failure that matters is a transcription called final, so every check must hold and a missing fact counts against.
struct ProvenanceProof: Equatable {
  /// What a page's rows may claim.
  let provenance: Provenance
  /// The first check that did not hold; `nil` when the text layer is proved.
  let refusal: Refusal?

  /// Why a text layer is not believed.
  enum Refusal: String, Equatable, CaseIterable {
    case noTextLayer = "the page has no text layer"
    case noEvidence = "nothing was measured of the text layer"
    case incompleteEvidence = "the page could not be examined to its end"
    case invisibleText = "the page holds invisible text"
    case recogniserFont = "a font of a recogniser's invisible layer is used"
    case pageSizeImage = "a picture covers half of the page or more"
    case recogniserProducer = "the file was written by a scanner or recogniser and holds a picture"
    case undecodableText = "characters of the text layer do not decode"
    case tooFewSamples = "too few numbers could be compared with the pixels"
    case pixelsDisagree = "the text layer and the pixels differ"
    case oddPositions = "the text is placed letter by letter"
  }

  /// Share of the page that one picture may cover at most.
  static let largestCoverage = 0.5
  /// A picture smaller than this share is a logo and says nothing about a scanner.
  static let logoCoverage = 0.02
  /// Share of the sampled numbers that must be found the same in the pixels, in hundredths.
  static let agreementPerCent = 95
  /// Number words that must have been compared, unless the page has fewer.
  static let fewestSamples = 5

  /// Weighs one page; the checks stand in the order in which a reader would ask them.
  static func judge(_ page: ScannedPage) -> ProvenanceProof {
    guard let refusal = firstRefusal(page) else { return ProvenanceProof(provenance: .labIssuedDigital, refusal: nil) }
    return ProvenanceProof(provenance: .ocrTranscribed, refusal: refusal)
  }

  private static func firstRefusal(_ page: ScannedPage) -> Refusal? {
    guard !page.textLayer.isEmpty else { return .noTextLayer }
    guard let evidence = page.evidence else { return .noEvidence }
    if !evidence.complete { return .incompleteEvidence }
    if evidence.invisibleCharacters > 0 || evidence.visibleCharacters == 0 { return .invisibleText }
    if evidence.fontNames.contains(where: RecogniserMarks.isRecogniserFont) { return .recogniserFont }
    // NaN compares false, so the accepted case is the one that is asked for.
    guard evidence.largestImageCoverage < largestCoverage else { return .pageSizeImage }
    let writers = [evidence.producer, evidence.creator]
    if evidence.largestImageCoverage > logoCoverage, writers.contains(where: RecogniserMarks.isRecogniserProducer) {
      return .recogniserProducer
    }
    if evidence.undecodableCharacters > 0 { return .undecodableText }
    if isLetterSpaced(page.textLayer) { return .oddPositions }
    return pixelRefusal(page, evidence)
  }

  private static func pixelRefusal(_ page: ScannedPage, _ evidence: TextLayerEvidence) -> Refusal? {
    let numbers = page.textLayer.count { Typography.digitCount($0.text) > 0 }
    guard evidence.pixelSampled >= min(fewestSamples, max(1, numbers)) else {
      // A page without any number yields no value; it can neither prove nor spoil anything.
      return numbers == 0 ? nil : .tooFewSamples
    }
    guard evidence.pixelAgreed * 100 >= evidence.pixelSampled * agreementPerCent else { return .pixelsDisagree }
    return nil
  }

  /// Whether most words are single characters, as a layer placed glyph by glyph gives them.
  private static func isLetterSpaced(_ words: [Word]) -> Bool {
    guard words.count >= 40 else { return false }
    let letters = words.count { $0.text.count == 1 && $0.text.allSatisfy { $0.isLetter } }
    return letters * 10 > words.count * 6
  }
}

/// Names that scanners and recognisers leave in a file.
enum RecogniserMarks {
  private static let fonts = [
    "glyphless", "hiddenhorzocr", "hiddenocr", "ocr-invisible", "ocrinvisible", "invisibleocr",
  ]

  private static let producers = [
    "ocrmypdf", "pikepdf", "tesseract", "abbyy", "finereader", "intsig", "camscanner", "readiris", "omnipage",
    "scansnap",
    "paperport", "adobe scan", "genius scan", "office lens", "naps2", "vuescan", "scanner", "scantailor",
    "paper capture",
    "print to pdf", "kofax", "nuance", "gscan2pdf", "simple scan", "tiny scanner", "scanbot", "swiftscan", "hp scan",
    "epson scan", "canoscan", "image capture", "digital sending", "xerox", "ricoh", "konica", "kyocera",
    "toshiba e-studio",
    "lexmark", "workcentre", "multifunction", "img2pdf", "imagemagick",
  ]

  static func isRecogniserFont(_ name: String) -> Bool {
    let folded = Typography.folded(name)
    return fonts.contains { folded.contains($0) }
  }

  static func isRecogniserProducer(_ name: String) -> Bool {
    let folded = Typography.folded(name)
    return producers.contains { folded.contains($0) }
  }
}
