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
  private static func headLines(_ rows: [Row], _ style: Style) -> [[String]] {
    let cells = rows.map { RowText.cells($0, style) }
    let widths = (0..<4).map { column in cells.reduce(0) { max($0, DisplayWidth.of($1[column])) } }
    let fits = widths.reduce(0, +) + 8 <= style.width
    return cells.map { row in
      if fits {
        let text = zip(row, widths).map { DisplayWidth.padded($0, to: $1) }.joined(separator: "  ")
        return ["  " + String(text.reversed().drop { $0 == " " }.reversed())]
      }
      let fields = row.filter { !$0.isEmpty }
      return fields.enumerated().flatMap { index, field in
        Wrapping.lines(of: field, width: style.width, indent: index == 0 ? 2 : 4)
      }
    }
  }
}
