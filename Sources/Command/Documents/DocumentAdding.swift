import Lock
import Reader
import Report
import Terminal
import Vault

/// One document's way into the vault: read, checked for a duplicate, reviewed, dated, sealed.
struct DocumentAdding {
  private let context: Context
  private let dating: LabDateQuestion
  private let title: String?

  /// Takes what the options say, before anything is opened.
  init(_ context: Context) throws(Problem) {
    self.context = context
    dating = try LabDateQuestion(context)
    title = try context.invocation.text(of: .title)
  }

  /// Stores one document as a report of its own.
  func add(_ operand: [UInt8], to store: Store) throws(Problem) -> LabReport {
    let document = try DocumentFile(operand: operand)
    try refuseDuplicate(of: document, in: store)
    let (scan, reading) = try DocumentIntake.read(document, context)
    let (labDate, origin) = try review(reading, name: document.shownName)
    guard let id = ReportID(bytes: SystemRandom.bytes(16)) else { throw .defect("report id") }
    let report = LabReport(
      id: id, title: title ?? reading.header.laboratory ?? reading.source.name, reading: reading, labDate: labDate,
      labDateOrigin: origin, addedAt: WallClock.nowInUTC())
    try seal(report, document, scan, in: store)
    say(report, name: document.shownName)
    return report
  }

  /// Shows what was read and asks; with `--yes` only the lab date may stop it.
  private func review(_ reading: Reading, name: String) throws(Problem) -> (CalendarDay, LabDateOrigin) {
    let console = context.console
    guard !context.answersYes else { return try dating.answer(for: reading.header, name: name, asks: false) }
    console.sayLines(ReportScreen.review(reading, console.talk) + [""])
    let answer = try dating.answer(for: reading.header, name: name, asks: true)
    guard console.confirms(.askStore) == true else { throw .notConfirmed }
    return answer
  }

  private func refuseDuplicate(of document: DocumentFile, in store: Store) throws(Problem) {
    let digest = document.hexadecimalDigest
    // A report that does not open cannot be compared; it hinders no other.
    let stored = store.summaries.first { summary in
      guard let report = try? store.record(summary.id) else { return false }
      return report.reading.source.sha256 == digest
    }
    guard let stored else { return }
    let problem = Problem.duplicate(document.shownName, id: stored.id.short)
    guard !context.answersYes else { throw problem }
    guard context.console.confirms(.askDuplicate(id: stored.id.short)) == true else { throw problem }
  }

  private func seal(
    _ report: LabReport, _ document: DocumentFile, _ scan: DocumentScan, in store: Store
  ) throws(Problem) {
    let original = OriginalFile(
      name: document.name, content: .descriptor(document.memory.descriptor, count: UInt64(document.memory.count)),
      sha256: document.sha256)
    do throws(StoreError) {
      try store.add(report, originals: [original], diagnostics: scan, patience: context.patience)
    } catch {
      if case .tooLarge = error { throw .reportTooLarge(document.shownName) }
      throw Problem(error, path: try context.vaultPath())
    }
  }

  private func say(_ report: LabReport, name: String) {
    let console = context.console
    console.say(.stored(name: name, id: report.id.short))
    let reading = report.reading
    if !reading.pagesUnread.isEmpty { console.say(.pagesUnread(reading.pagesUnread)) }
    if reading.counts.unread > 0 { console.say(.rowsUnread(reading.counts.unread)) }
    let doubtful = reading.rows.count { !$0.doubt.isEmpty }
    if doubtful > 0 { console.say(.doubtfulRows(doubtful)) }
  }
}
