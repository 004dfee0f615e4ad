package import Report

/// What `vault read` prints for people.
package enum ReadingScreen {
  /// How much of a reading is shown.
  package enum Detail: Sendable, Hashable {
    /// Provenance, header and each row's end.
    case classes
    /// The same with label, value, unit and range of each row.
    case values
  }

  /// The lines for people, laid out for the width of the style.
  package static func lines(_ reading: Reading, detail: Detail, _ style: Style) -> [String] {
    var lines = Fields.lines(header(of: reading, style), width: style.width)
    switch detail {
    case .classes: lines += [""] + classes(reading.rows, style)
    case .values: lines += RowLists.lines(reading.rows, style) + [""] + reminder(style)
    }
    return lines
  }

  static func header(of reading: Reading, _ style: Style) -> [(name: String, value: String)] {
    let pages = style.say(Label.pageCount(reading.source.pages))
    let kind = reading.source.kind == .pdf ? "PDF" : reading.source.kind.rawValue
    let missing = style.say(Label.notPrinted)
    var fields: [(String, String)] = [
      (style.say(Label.source), [TerminalText.escaped(reading.source.name), kind, pages].joined(separator: ", ")),
      (style.say(Label.origin), "\(style.provenance(reading.provenance)) (\(style.say(reading.status.label)))"),
      (style.say(Label.sheet), style.say(Label.sheetKind(reading.sheet))),
      (style.say(Label.laboratory), reading.header.laboratory.map { TerminalText.escaped($0) } ?? missing),
      (style.say(Label.labDate), reading.header.labDate.map { style.day($0) } ?? missing),
    ]
    if let day = reading.header.receiptDate { fields.append((style.say(Label.receiptDate), style.day(day))) }
    if let day = reading.header.issueDate { fields.append((style.say(Label.issueDate), style.day(day))) }
    if let number = reading.header.reportNumber {
      fields.append((style.say(Label.reportNumber), TerminalText.escaped(number)))
    }
    fields.append((style.say(Label.rows), style.counts(reading.counts)))
    return fields
  }

  static func reminder(_ style: Style) -> [String] { Wrapping.lines(of: style.say(Label.reminder), width: style.width) }

  private static func classes(_ rows: [Row], _ style: Style) -> [String] {
    var table = Table([.init(style.say(Label.page), alignsRight: true), .init(style.say(Label.rows), least: 12)])
    for row in rows { table.add([String(row.page), end(of: row, style)]) }
    return rows.isEmpty ? [] : table.lines(width: style.width)
  }

  private static func end(of row: Row, _ style: Style) -> String {
    switch row.end {
    case .coded(let coding): style.say(Label.codedRow) + " " + coding.code
    case .unmatched(let reason): style.say(Label.unmatchedRow) + ": " + style.say(Label.reason(reason))
    case .unread: style.say(Label.unreadRow)
    }
  }
}
