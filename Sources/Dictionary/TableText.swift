/// Splits a generated table: one string literal, a row a line, columns apart by tabs.
enum TableText {
  /// The rows that have exactly `columns` columns; the generator writes no others.
  static func rows(_ text: String, columns: Int) -> [[String]] {
    var rows: [[String]] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      guard cells.count == columns else { continue }
      rows.append(cells.map { String(Substring($0)) })
    }
    return rows
  }
}
