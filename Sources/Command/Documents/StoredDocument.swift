import Report
import Terminal
import Vault

/// The pages and files kept with one report.
struct StoredDocument {
  let store: Store
  let id: ReportID
  let path: [UInt8]

  /// The files as they came.
  func files() throws(Problem) -> [StoredFileLine] {
    let source = try report().reading.source
    let facts = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.originals(id) }
    return facts.map { file in
      let digest = file.sha256.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      return StoredFileLine(
        name: String(decoding: file.name, as: UTF8.self), bytes: Int(file.count), sha256: digest, kind: source.kind,
        pages: source.pages)
    }
  }

  /// Every page with its size and number of rows.
  func pages() throws(Problem) -> [StoredPage] {
    let rows = try report().reading.rows
    let scan = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.diagnostics(id) }
    return (0..<scan.pageCount).map { index in
      let number = index + 1
      let page = scan.pages.first { $0.number == number }
      return StoredPage(
        number: number, width: page.map { Int($0.width + 0.5) }, height: page.map { Int($0.height + 0.5) },
        rows: rows.count { $0.page == number })
    }
  }

  /// The bytes of one file exactly as it came, counted from 1.
  func original(_ number: Int) throws(Problem) -> [UInt8] {
    let count = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.originals(id).count }
    guard number <= count else { throw .originalMissing(number, of: count) }
    return try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.original(number - 1, of: id) }
  }

  private func report() throws(Problem) -> LabReport {
    try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.record(id) }
  }
}
