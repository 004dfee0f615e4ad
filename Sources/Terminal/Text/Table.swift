/// Rows of cells in aligned columns, or stacked where the terminal is too narrow for them.
package struct Table: Sendable {
  /// How a column is laid out.
  package struct Column: Sendable {
    var heading: String
    var alignsRight: Bool
    /// The fewest columns it may be cut to; `nil` when its text is never cut.
    var least: Int?

    package init(_ heading: String, alignsRight: Bool = false, least: Int? = nil) {
      self.heading = heading
      self.alignsRight = alignsRight
      self.least = least
    }
  }

  private let columns: [Column]
  private var rows: [[String]] = []
  private let showsHeadings: Bool

  package init(_ columns: [Column], showsHeadings: Bool = true) {
    self.columns = columns
    self.showsHeadings = showsHeadings
  }

  /// Adds a row; cells come already escaped, one for each column.
  package mutating func add(_ cells: [String]) {
    rows.append(Array(cells.prefix(columns.count)))
  }

  /// The lines of the table for a terminal of some width.
  package func lines(width: Int) -> [String] {
    guard let widths = fittedWidths(to: width) else { return stacked(width: width) }
    var lines: [String] = []
    if showsHeadings { lines.append(line(columns.map(\.heading), widths: widths)) }
    lines += rows.map { line($0, widths: widths) }
    return lines
  }

  private func naturalWidths() -> [Int] {
    columns.indices.map { index in
      let heading = showsHeadings ? DisplayWidth.of(columns[index].heading) : 0
      return rows.reduce(heading) { max($0, DisplayWidth.of($1[index])) }
    }
  }

  /// Takes room from the columns that may be cut, widest first; `nil` when that is not enough.
  private func fittedWidths(to width: Int) -> [Int]? {
    var widths = naturalWidths()
    var excess = widths.reduce(0, +) + 2 * (columns.count - 1) - width
    while excess > 0 {
      let candidates = widths.indices.filter { index in columns[index].least.map { widths[index] > $0 } ?? false }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return nil }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let text = DisplayWidth.fitted(cell, to: widths[index])
      let gap = String(repeating: " ", count: max(0, widths[index] - DisplayWidth.of(text)))
      if index > 0 { line += "  " }
      line += columns[index].alignsRight ? gap + text : text + gap
    }
    return trimmed(line)
  }

  private func stacked(width: Int) -> [String] {
    rows.enumerated().flatMap { number, row in
      let fields = zip(columns, row).filter { !$0.1.isEmpty }.flatMap { column, cell in
        let text = showsHeadings && !column.heading.isEmpty ? column.heading + ": " + cell : cell
        return Wrapping.lines(of: text, width: width)
      }
      let indented = fields.enumerated().map { $0.offset == 0 ? $0.element : "  " + $0.element }
      return number == 0 ? indented : [""] + indented
    }
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
