import Report

/// The three lists of a reading, none of them ever hidden: recognised, without a code, not read.
enum RowLists {
  /// All three, each under its title; empty ones are left out.
  static func lines(_ rows: [Row], _ style: Style) -> [String] {
    let coded = rows.filter { if case .coded = $0.end { true } else { false } }
    let unmatched = rows.filter { if case .unmatched = $0.end { true } else { false } }
    let unread = rows.filter { if case .unread = $0.end { true } else { false } }
    return section(.coded, coded, style) + section(.unmatched, unmatched, style) + section(.unread, unread, style)
  }

  private static func section(_ title: Label, _ rows: [Row], _ style: Style) -> [String] {
    guard !rows.isEmpty else { return [] }
    var lines = ["", style.bold("\(style.say(title)) (\(rows.count))")]
    let heads = headLines(rows, style)
    for (row, head) in zip(rows, heads) {
      lines += head
      lines += Wrapping.lines(of: RowText.code(row, style), width: style.width, indent: 6)
      lines += Wrapping.lines(of: RowText.evidence(row, style), width: style.width, indent: 6)
    }
    return lines
  }

  /// The first line of each row, aligned over the whole list, or its fields below each other where that does not fit.
  ///
  /// What stands out follows on the same line where there is room, else below it.
  private static func headLines(_ rows: [Row], _ style: Style) -> [[String]] {
    let cells = rows.map { RowText.cells($0, style) }
    let aligned = 3
    let widths = (0..<aligned).map { column in cells.reduce(0) { max($0, DisplayWidth.of($1[column])) } }
    let used = widths.reduce(0, +) + 2 * aligned
    return cells.map { row in
      let remark = row[aligned]
      guard used <= style.width else {
        let fields = row.filter { !$0.isEmpty }
        return fields.enumerated().flatMap { index, field in
          Wrapping.lines(of: field, width: style.width, indent: index == 0 ? 2 : 4)
        }
      }
      let text = zip(row, widths).map { DisplayWidth.padded($0, to: $1) }.joined(separator: "  ")
      let hasRoom = used + 2 + DisplayWidth.of(remark) <= style.width
      let line = "  " + text + (hasRoom ? "  " + remark : "")
      let head = String(line.reversed().drop { $0 == " " }.reversed())
      return [head] + (hasRoom ? [] : Wrapping.lines(of: remark, width: style.width, indent: 6))
    }
  }
}
