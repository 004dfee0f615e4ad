package import Report

/// Small pieces that several screens share.
extension Style {
  /// A day as people of the language write it.
  package func day(_ day: CalendarDay) -> String {
    switch language {
    case .english: return day.description
    case .german:
      let parts = day.description.split(separator: "-")
      return parts.reversed().joined(separator: ".")
    }
  }

  /// The provenance by sign and words; words alone where drawing characters are left out.
  package func provenance(_ provenance: Provenance) -> String {
    (isPlain ? "" : provenance.sign + " ") + say(provenance.label)
  }

  /// What separates facts on one line.
  package var separator: String { isPlain ? ", " : " · " }

  /// How many rows came to which end, in words; ends without a row are left out.
  package func counts(_ counts: RowCounts) -> String {
    let all = counts.coded + counts.unmatched + counts.unread
    var parts: [String] = []
    if counts.coded > 0 { parts.append(say(Label.codedCount(counts.coded))) }
    if counts.unmatched > 0 { parts.append(say(Label.unmatchedCount(counts.unmatched))) }
    if counts.unread > 0 { parts.append(say(Label.unreadCount(counts.unread))) }
    let total = say(Label.rowCount(all))
    return parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
  }
}

extension ReportID {
  /// The start of the id that people type.
  package var short: String { String(description.prefix(8)) }
}

extension CalendarDay {
  /// Reads a day as people type it: `2026-03-14` or `14.03.2026`.
  package init?(typed text: String) {
    let text = text.filter { $0 != " " }
    if let day = CalendarDay(iso: text) {
      self = day
      return
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].utf8.count == 4, let day = Int(parts[0]), let month = Int(parts[1]),
      let year = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
