import Report

@testable import Intake

/// A sheet of words at places, as a text layer or a recogniser would give it.
///
/// A line is written as cells: the text of a cell and the column it begins at; `»` before the text sets it right-aligned
/// to the column. Words are 5 points per character wide, a space 2.5 points.
struct DrawnSheet {
  static let characterWidth = 5.0
  static let space = 2.5
  static let height = 9.0

  private(set) var words: [Word] = []
  private var y = 40.0
  var lineStep = 14.0

  /// Writes one line and goes on to the next.
  mutating func line(_ cells: (Double, String)...) { write(cells) }

  /// Writes several lines with the same columns; an empty cell stays empty.
  mutating func table(at columns: [Double], _ rows: [String]...) {
    for row in rows { write(zip(columns, row).map { ($0, $1) }) }
  }

  /// Adds one cell to the line before, or begins a line with it.
  mutating func addCell(_ cell: (Double, String), startsLine: Bool) {
    if !startsLine { y -= lineStep }
    write([cell])
  }

  mutating func skip(_ lines: Double = 1) { y += lines * lineStep }

  private mutating func write(_ cells: [(Double, String)]) {
    for (x, text) in cells where !text.isEmpty {
      let isRight = text.hasPrefix("»")
      let parts = (isRight ? String(text.dropFirst()) : text).split(separator: " ").map(String.init)
      let width = parts.reduce(-Self.space) { $0 + Double($1.count) * Self.characterWidth + Self.space }
      var left = isRight ? x - width : x
      for part in parts {
        let own = Double(part.count) * Self.characterWidth
        words.append(Word(text: part, box: Box(x: left, y: y, width: own, height: Self.height)))
        left += own + Self.space
      }
    }
    y += lineStep
  }

  /// The sheet as a page with a text layer that passes every check.
  func digitalPage(_ number: Int = 1) -> ScannedPage {
    ScannedPage(number: number, width: 595, height: 842, textLayer: words, evidence: .proved)
  }

  /// The sheet as two passes of a recogniser that agree, changed by the closures.
  func scannedPage(
    _ number: Int = 1, block: (Word) -> [Word] = { [$0] }, sparse: (Word) -> [Word] = { [$0] }
  ) -> ScannedPage {
    let sure = words.map { word in
      var word = word
      word.confidence = 0.95
      return word
    }
    return ScannedPage(
      number: number, width: 595, height: 842,
      passes: [
        RecognitionPass(name: "deu-block", words: sure.flatMap(block), processorSeconds: 1),
        RecognitionPass(name: "deu-sparse", words: sure.flatMap(sparse), processorSeconds: 1),
      ])
  }
}

extension TextLayerEvidence {
  /// Evidence of a page that a laboratory's program wrote.
  static let proved = TextLayerEvidence(
    invisibleCharacters: 0, visibleCharacters: 900, largestImageCoverage: 0.01, fontNames: ["ABCDEF+DejaVuSans"],
    undecodableCharacters: 0, producer: "cairo 1.16.0", creator: "", pixelSampled: 20, pixelAgreed: 20,
    activeContent: [],
    complete: true)
}

/// Reads pages as one document.
func reading(_ pages: ScannedPage...) -> Reading {
  let scan = DocumentScan(kind: .pdf, pageCount: pages.count, pages: pages, unread: [], readers: [])
  let source = SourceFile(name: "sheet.pdf", bytes: 1, sha256: "", kind: .pdf, pages: pages.count)
  return Intake.read(scan, source: source)
}

/// Reads one born-digital page drawn by the closure.
func digital(_ draw: (inout DrawnSheet) -> Void) -> Reading {
  var sheet = DrawnSheet()
  draw(&sheet)
  return reading(sheet.digitalPage())
}

extension Reading {
  /// The first row with that label.
  func row(_ label: String) -> Row? { rows.first { $0.label == label } }
}

extension Row {
  /// Number, comparator and unit in one text, for comparing.
  var summary: String {
    let figure = number.map { "\(comparator?.rawValue ?? "")\($0)" } ?? "'\(value)'"
    return unit.isEmpty ? figure : "\(figure) \(unit)"
  }
}
