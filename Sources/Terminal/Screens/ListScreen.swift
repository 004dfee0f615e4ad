package import Report

/// What `vault list` prints.
package enum ListScreen {
  /// Newest first: by lab date, reports without one last, then by when they were added.
  package static func sorted(_ reports: [ReportSummary]) -> [ReportSummary] {
    reports.sorted { left, right in
      switch (left.labDate, right.labDate) {
      case (let left?, let right?) where left != right: left > right
      case (.some, nil): true
      case (nil, .some): false
      default: (left.addedAt, left.id.description) > (right.addedAt, right.id.description)
      }
    }
  }

  /// The lines for people, laid out for the width of the style.
  package static func lines(_ reports: [ReportSummary], _ style: Style) -> [String] {
    guard !reports.isEmpty else { return Wrapping.lines(of: style.say(Label.nothingStored), width: style.width) }
    let showsLaboratory = reports.contains { report in report.laboratory != nil && report.laboratory != report.title }
    var columns: [Table.Column] = [.init(style.say(Label.id)), .init(style.say(Label.labDate))]
    columns.append(.init(style.say(Label.title), least: 16))
    if showsLaboratory { columns.append(.init(style.say(Label.laboratory), least: 16)) }
    columns += [.init(style.say(Label.values), alignsRight: true), .init(style.say(Label.origin))]
    var table = Table(columns)
    for report in sorted(reports) {
      var cells = [report.id.short, report.labDate.map { style.day($0) } ?? style.say(Label.unknownDay)]
      cells.append(TerminalText.escaped(report.title))
      if showsLaboratory { cells.append(TerminalText.escaped(report.laboratory ?? "")) }
      cells += [String(report.counts.coded + report.counts.unmatched), style.provenance(report.provenance)]
      table.add(cells)
    }
    return table.lines(width: style.width)
  }

  /// `vault.list/1` (docs/cli-contract.md).
  package static func json(_ reports: [ReportSummary], damaged: [String]) -> JSONValue {
    .object([
      JSONMember("schema", .string("vault.list/1")),
      JSONMember("reports", .array(sorted(reports).map(\.json))),
      JSONMember("damaged", .array(damaged.map { .string($0) })),
    ])
  }
}

extension ReportSummary {
  /// One entry of `vault.list/1`.
  package var json: JSONValue {
    .object([
      JSONMember("id", .string(id.description)),
      JSONMember("title", .string(title)),
      JSONMember("laboratory", .optional(laboratory)),
      JSONMember("labDate", .optional(labDate?.description)),
      JSONMember("provenance", .string(provenance.rawValue)),
      JSONMember("status", .string(provenance.status.rawValue)),
      JSONMember("counts", counts.json),
      JSONMember("addedAt", .string(addedAt)),
    ])
  }
}
