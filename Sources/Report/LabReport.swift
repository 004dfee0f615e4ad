/// A stored report: the reading as it was confirmed, with what the person said of it.
package struct LabReport: Sendable, Hashable {
  package var id: ReportID
  /// What the person calls it; the laboratory's name unless they said otherwise.
  package var title: String
  package var reading: Reading
  /// The day the values are of, and how it is known; `nil` only for a report whose day nobody knew yet.
  package var labDate: CalendarDay?
  package var labDateOrigin: LabDateOrigin
  /// When it was added, in UTC, ISO 8601 with seconds.
  package var addedAt: String
  /// The record as it was stored, so that members this version does not know are written back unchanged; `nil` for a new one.
  package var stored: JSONValue?

  package init(
    id: ReportID, title: String, reading: Reading, labDate: CalendarDay?, labDateOrigin: LabDateOrigin,
    addedAt: String, stored: JSONValue? = nil
  ) {
    self.id = id
    self.title = title
    self.reading = reading
    self.labDate = labDate
    self.labDateOrigin = labDateOrigin
    self.addedAt = addedAt
    self.stored = stored
  }
}

/// How the day of a report is known (docs/sheets.md, section 4).
package enum LabDateOrigin: String, Sendable, Hashable {
  case printedOnReport = "printed-on-report"
  case confirmedByUser = "confirmed-by-user"
  case unknown
}

/// What the index holds of a report so that `list` opens no record (docs/format.md).
package struct ReportSummary: Sendable, Hashable {
  package var id: ReportID
  package var title: String
  package var laboratory: String?
  package var labDate: CalendarDay?
  package var provenance: Provenance
  package var counts: RowCounts
  package var addedAt: String

  package init(
    id: ReportID, title: String, laboratory: String?, labDate: CalendarDay?, provenance: Provenance, counts: RowCounts,
    addedAt: String
  ) {
    self.id = id
    self.title = title
    self.laboratory = laboratory
    self.labDate = labDate
    self.provenance = provenance
    self.counts = counts
    self.addedAt = addedAt
  }

  package init(of report: LabReport) {
    self.init(
      id: report.id, title: report.title, laboratory: report.reading.header.laboratory, labDate: report.labDate,
      provenance: report.reading.provenance, counts: report.reading.counts, addedAt: report.addedAt)
  }
}
