package import Report

/// What `vault show` prints for people, and what the review of `vault add` shows before anything is stored.
package enum ReportScreen {
  /// A stored report with every value.
  package static func lines(_ report: LabReport, _ style: Style) -> [String] {
    var lines = Wrapping.lines(of: TerminalText.escaped(report.title), width: style.width).map { style.bold($0) }
    let day = report.labDate.map { style.day($0) } ?? style.say(Label.notPrinted)
    let labDate = (name: style.say(Label.labDate), value: "\(day) (\(style.say(report.labDateOrigin.label)))")
    var fields = ReadingScreen.header(of: report.reading, style).map { $0.name == labDate.name ? labDate : $0 }
    fields.append((style.say(Label.stored), report.addedAt))
    fields.append((style.say(Label.id), report.id.description))
    lines += Fields.lines(fields, width: style.width)
    lines += RowLists.lines(report.reading.rows, style)
    lines += unreadPages(report.reading, style)
    return lines + [""] + ReadingScreen.reminder(style)
  }

  /// What was read of a document, for the person to check before it is stored.
  package static func review(_ reading: Reading, _ style: Style) -> [String] {
    var lines = Wrapping.lines(
      of: style.say(Talk.reviewTitle(TerminalText.escaped(reading.source.name))), width: style.width)
    lines += Fields.lines(ReadingScreen.header(of: reading, style), width: style.width)
    lines += dates(reading.header, style)
    lines += RowLists.lines(reading.rows, style)
    lines += unreadPages(reading, style)
    let doubtful = reading.rows.count { !$0.doubt.isEmpty }
    if doubtful > 0 { lines += ["", style.say(Talk.doubtfulRows(doubtful))] }
    return lines
  }

  /// Every date found, as evidence for the lab date; the date of birth is evidence too, but is not shown again.
  private static func dates(_ header: ReportHeader, _ style: Style) -> [String] {
    if header.dates.isEmpty { return Wrapping.lines(of: style.say(Talk.noDateFound), width: style.width) }
    return header.dates.filter { $0.role != .birth }.flatMap { date in
      let sentence = Talk.dateFound(
        day: style.day(date.day), role: date.role, word: TerminalText.escaped(date.word), page: date.page)
      return Wrapping.lines(of: style.say(sentence), width: style.width, indent: 2)
    }
  }

  private static func unreadPages(_ reading: Reading, _ style: Style) -> [String] {
    guard !reading.pagesUnread.isEmpty else { return [] }
    return [""] + Wrapping.lines(of: style.say(Talk.pagesUnread(reading.pagesUnread)), width: style.width)
  }
}
