import Report

/// How one row is written: as printed, then what is known of it.
enum RowText {
  /// Whether the value lies outside the range printed beside it; `nil` where that cannot be told.
  ///
  /// Only plain numbers are placed: a value with a comparator, or one whose range was read with doubt, is not.
  static func isOutside(_ row: Row) -> Bool? {
    guard let number = row.number, row.comparator == nil, let range = row.reference else { return nil }
    guard !row.doubt.contains(.rangeUncertain), range.low != nil || range.high != nil else { return nil }
    if let low = range.low, number < low { return true }
    if let high = range.high, number > high { return true }
    return false
  }

  /// Label, value with unit, printed range and what stands out, each escaped, for one line of a table.
  static func cells(_ row: Row, _ style: Style) -> [String] {
    let value = [row.value, row.unit].filter { !$0.isEmpty }.joined(separator: " ")
    var remarks: [String] = []
    if isOutside(row) == true { remarks.append("* " + style.say(Label.outsideRange)) }
    if let flag = row.flag { remarks.append(style.say(Label.laboratoryMark) + " " + flag.rawValue) }
    return [
      TerminalText.escaped(row.label), TerminalText.escaped(value), TerminalText.escaped(row.reference?.text ?? ""),
      remarks.joined(separator: ", "),
    ]
  }

  /// The code, or why there is none.
  static func code(_ row: Row, _ style: Style) -> String {
    switch row.end {
    case .coded(let coding):
      let name = coding.system == Coding.loinc ? "LOINC" : "NCBI"
      return name + " " + coding.code + style.separator + TerminalText.escaped(coding.display)
    case .unmatched(let reason): return style.say(Label.noCode) + ": " + style.say(Label.reason(reason))
    case .unread(let reason): return style.say(Label.unreadReason(TerminalText.escaped(reason)))
    }
  }

  /// Page, provenance and doubt.
  static func evidence(_ row: Row, _ style: Style) -> String {
    var parts = [style.say(Label.pageNumber(row.page)), style.provenance(row.provenance)]
    if !row.heading.isEmpty { parts.insert(style.say(Label.heading) + " " + TerminalText.escaped(row.heading), at: 1) }
    if !row.doubt.isEmpty {
      let reasons = row.doubt.map { style.say(Label.doubtful($0)) }.joined(separator: ", ")
      parts.append((style.isPlain ? "" : "? ") + style.say(Label.doubt) + ": " + reasons)
    }
    if let other = row.otherReading {
      parts.append(style.say(Label.otherReading) + ": " + TerminalText.escaped(other))
    }
    return parts.joined(separator: style.separator)
  }
}
