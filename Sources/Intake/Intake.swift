package import Report

/// Pages of words in, a reading out: the steps 1 to 6 of the intake, each by its one owner (docs/decisions/003).
package enum Intake {
  /// Reads a scan; pure and deterministic, so that replaying a diagnostics record gives the stored reading again.
  ///
  /// - Parameters:
  ///   - scan: What the confined reader said of the document.
  ///   - source: The file as the parent saw it.
  /// - Returns: The reading; every row that looks like a measurement is in it, coded, unmatched or unread.
  package static func read(_ scan: DocumentScan, source: SourceFile) -> Reading {
    let pages = scan.pages.map(ProvedPage.init)
    let provenance = Dictionary(pages.map { ($0.scanned.number, $0.provenance) }, uniquingKeysWith: max)
    let lines = pages.map(\.lines)
    let drafts = RowCollector.drafts(of: TableBlocks.cut(lines))
    let sheet = SheetRecognition.kind(of: lines, hasRows: !drafts.isEmpty)
    let reader = RowReader(drafts: drafts, sheet: sheet, provenance: provenance)
    let header = HeaderReader.header(of: lines)
    let read = drafts.map { ColumnDay.checked(reader.row(of: $0), draft: $0, header: header) }
    let candidates = pages.flatMap { MeasurementCensus.candidates(on: $0.scanned, usesTextLayer: $0.usesTextLayer) }
    let rows = Conservation.rows(read, covering: candidates, provenance: provenance)
    let reading = Reading(
      source: source, provenance: weakest(of: rows, pages: pages), sheet: sheet, header: header, rows: rows,
      candidates: max(candidates.count, rows.count), pagesUnread: scan.unread.map(\.number).sorted())
    let counts = reading.counts
    precondition(
      counts.candidates == counts.coded + counts.unmatched + counts.unread,
      "a row that looks like a measurement was lost")
    return reading
  }

  /// The weakest provenance of the pages that gave rows; of all pages where none did.
  private static func weakest(of rows: [Row], pages: [ProvedPage]) -> Provenance {
    rows.map(\.provenance).max() ?? pages.map(\.provenance).max() ?? .ocrTranscribed
  }
}

/// A page with the decision on its text layer, and the lines that follow from it.
struct ProvedPage {
  let scanned: ScannedPage
  let provenance: Provenance
  let usesTextLayer: Bool
  let lines: [TextLine]

  init(_ page: ScannedPage) {
    scanned = page
    provenance = ProvenanceProof.judge(page).provenance
    // A text layer that is not believed is still better than nothing when the page was not recognised.
    usesTextLayer = provenance == .labIssuedDigital || page.passes.isEmpty
    let words = usesTextLayer ? page.textLayer.map(PageWord.init) : Reconciliation.words(of: page.passes)
    let isRecognised = !usesTextLayer
    let telling = words.filter { word in
      !Leaders.isLeader(word.text) && !(isRecognised && Leaders.isMisreadLeader(word.text))
    }
    lines = Lines.grouping(telling, page: page.number, isRecognised: isRecognised)
  }
}

/// Checks that results taken from a column headed by a day are of this report's day.
enum ColumnDay {
  static func checked(_ row: Row, draft: RowDraft, header: ReportHeader) -> Row {
    guard let day = draft.resultDay else { return row }
    let known = [header.labDate, header.receiptDate, header.issueDate].compactMap { $0 }
    guard !known.isEmpty, !known.contains(where: { abs($0.daysSinceEpoch - day.daysSinceEpoch) <= 1 }) else {
      return row
    }
    var row = row
    row.end = .unread("the newest column of results is of another day than the report")
    row.number = nil
    row.comparator = nil
    row.value = ""
    row.doubt = []
    return row
  }
}
