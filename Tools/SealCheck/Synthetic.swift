import Lock
import Report
import Vault

/// A report of nobody, from no laboratory.
enum Synthetic {
  static let scan = DocumentScan(
    kind: .pdf, pageCount: 1,
    pages: [
      ScannedPage(
        number: 1, width: 595, height: 842,
        textLayer: [Word(text: "Kalium", box: Box(x: 40, y: 100, width: 60, height: 10), confidence: 1, isBold: false)],
        passes: [], evidence: nil, preparation: nil, notes: [])
    ],
    unread: [], readers: ["SealCheck"])

  static func report(title: String) -> LabReport {
    guard let id = ReportID(bytes: SystemRandom.bytes(16)) else { preconditionFailure("16 bytes are an id") }
    let row = Row(
      page: 1, label: "Kalium", value: "4,1", unit: "mmol/l", number: ExactDecimal("4.1"), end: .unread("synthetic"),
      provenance: .ocrTranscribed, box: Box(x: 40, y: 100, width: 200, height: 10))
    let reading = Reading(
      source: SourceFile(
        name: "synthetic.pdf", bytes: 40_000, sha256: String(repeating: "0", count: 64), kind: .pdf, pages: 1),
      provenance: .ocrTranscribed, sheet: .laboratory, header: ReportHeader(), rows: [row], candidates: 1,
      pagesUnread: [])
    return LabReport(
      id: id, title: title, reading: reading, labDate: CalendarDay(year: 2026, month: 9, day: 12),
      labDateOrigin: .confirmedByUser, addedAt: "2026-11-30T12:00:00Z")
  }

  /// Files of several sizes, one of them empty and one of them several chunks long; Tests/IndependentReader makes the same.
  static func originals() throws -> [OriginalFile] {
    try [0, 1, 40_000].map { count in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 8) }
      let digest = try bytes.lendBytes { bytes throws(LockError) in try SHA256Digest.of(bytes) }
      return OriginalFile(name: Array("file-\(count).bin".utf8), content: .bytes(bytes), sha256: digest)
    }
  }
}
