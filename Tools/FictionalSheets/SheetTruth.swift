package import Report

/// What a reader should find in a document, as JSON (`fictional-sheet.truth/1`); Bench/accuracy/score.py compares with it.
package struct SheetTruth: Sendable {
  /// How the document came to be.
  package var className: String
  package var format: String
  package var damage: String
  package var provenance: Provenance
  package var files: [String]

  package init(className: String, format: String, damage: String, provenance: Provenance, files: [String]) {
    self.className = className
    self.format = format
    self.damage = damage
    self.provenance = provenance
    self.files = files
  }

  /// The truth of a sheet in that document.
  package func json(of sheet: FictionalSheet) -> JSONValue {
    let composed = SheetComposer.compose(sheet)
    let rows = sheet.rows.enumerated().map { index, row in
      Self.json(of: row, place: composed.places[index], provenance: provenance, sheet: sheet)
    }
    let isReport = sheet.kind == .laboratory
    let head = sheet.head
    return .object([
      JSONMember("schema", .string("fictional-sheet.truth/1")),
      JSONMember("name", .string(sheet.name)), JSONMember("seed", .number(String(sheet.seed))),
      JSONMember("class", .string(className)), JSONMember("layout", .string(sheet.layout.rawValue)),
      JSONMember("language", .string(sheet.language.rawValue)), JSONMember("format", .string(format)),
      JSONMember("damage", .string(damage)), JSONMember("files", .array(files.map { .string($0) })),
      JSONMember("kind", .string(sheet.kind.rawValue)), JSONMember("pages", .integer(composed.pages.count)),
      JSONMember("provenance", .string(provenance.rawValue)), JSONMember("status", .string(provenance.status.rawValue)),
      JSONMember(
        "header",
        .object([
          JSONMember("laboratory", .string(head.laboratory)),
          JSONMember("labDate", isReport ? .string(head.sampleDate.iso) : .null),
          JSONMember("receiptDate", isReport ? .string(head.receiptDate.iso) : .null),
          JSONMember("issueDate", .string(head.issueDate.iso)),
          JSONMember("reportNumber", .string(head.orderNumber)),
          JSONMember("patient", .string(head.patient)), JSONMember("birthDate", .string(head.birthDate.iso)),
        ])), JSONMember("rows", .array(rows)),
    ])
  }

  private static func json(
    of row: SheetRow, place: (page: Int, box: Box)?, provenance: Provenance, sheet: FictionalSheet
  ) -> JSONValue {
    let box = place?.box ?? Box(x: 0, y: 0, width: 0, height: 0)
    let history = zip(sheet.previousDates, row.previous).filter { !$0.1.isEmpty }
    return .object([
      JSONMember("page", .integer(place?.page ?? 0)), JSONMember("label", .string(row.label)),
      JSONMember("value", .string(row.value)), JSONMember("number", row.number.map { .number($0) } ?? .null),
      JSONMember("comparator", .optional(row.comparator)), JSONMember("unit", .string(row.unit)),
      JSONMember("ucum", row.ucum.isEmpty ? .null : .string(row.ucum)),
      JSONMember(
        "reference",
        .object([
          JSONMember("text", .string(row.rangeText)), JSONMember("low", row.low.map { .number($0) } ?? .null),
          JSONMember("high", row.high.map { .number($0) } ?? .null),
        ])), JSONMember("flag", .optional(row.flag)), JSONMember("flagText", .string(row.flagText)),
      JSONMember("class", .string(row.codes.contains { !$0.isEmpty } ? "coded" : "unmatched")),
      JSONMember("codes", .array(row.codes.map { $0.isEmpty ? .null : .string($0) })),
      JSONMember("codeSource", .string(row.codeSource)), JSONMember("heading", .string(row.heading)),
      JSONMember("provenance", .string(provenance.rawValue)),
      JSONMember(
        "box", .array([box.x, box.y, box.width, box.height].map { .number(String(($0 * 10).rounded() / 10)) })),
      JSONMember(
        "history",
        .array(
          history.map { date, value in
            .object([JSONMember("date", .string(date.iso)), JSONMember("value", .string(value))])
          })),
    ])
  }
}
