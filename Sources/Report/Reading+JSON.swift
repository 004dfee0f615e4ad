extension Reading {
  /// The fixed JSON of `vault read --json`, schema `vault.reading/1` (docs/cli-contract.md).
  package var json: JSONValue {
    .object([
      JSONMember("schema", .string("vault.reading/1")),
      JSONMember("source", source.json),
      JSONMember("provenance", .string(provenance.rawValue)),
      JSONMember("status", .string(status.rawValue)),
      JSONMember("sheet", .string(sheet.rawValue)),
      JSONMember("header", header.json),
      JSONMember("rows", .array(rows.map(\.json))),
      JSONMember("counts", counts.json),
      JSONMember("pagesUnread", .array(pagesUnread.map { .integer($0) })),
    ])
  }

  package init(json: JSONValue) throws(RecordError) {
    let schema = try json.requiredString("schema", in: "reading")
    guard schema == "vault.reading/1" else { throw .unknownSchema(schema) }
    guard let provenance = Provenance(rawValue: try json.requiredString("provenance", in: "reading")),
      let sheet = SheetKind(rawValue: try json.requiredString("sheet", in: "reading"))
    else { throw .unusable("reading.provenance") }
    var rows: [Row] = []
    for (index, row) in try json.requiredArray("rows", in: "reading").enumerated() {
      rows.append(try Row(json: row, path: "reading.rows[\(index)]"))
    }
    guard let counts = json["counts"] else { throw .unusable("reading.counts") }
    self.init(
      source: try SourceFile(json: json["source"] ?? .null), provenance: provenance, sheet: sheet,
      header: try ReportHeader(json: json["header"] ?? .null), rows: rows,
      candidates: try counts.requiredInteger("candidates", in: "reading.counts"),
      pagesUnread: (json["pagesUnread"]?.arrayValue ?? []).compactMap(\.integerValue))
  }
}

extension RowCounts {
  package var json: JSONValue {
    .object([
      JSONMember("candidates", .integer(candidates)), JSONMember("coded", .integer(coded)),
      JSONMember("unmatched", .integer(unmatched)), JSONMember("unread", .integer(unread)),
    ])
  }
}

extension SourceFile {
  package var json: JSONValue {
    .object([
      JSONMember("name", .string(name)), JSONMember("bytes", .integer(bytes)), JSONMember("sha256", .string(sha256)),
      JSONMember("kind", .string(kind.rawValue)), JSONMember("pages", .integer(pages)),
    ])
  }

  package init(json: JSONValue) throws(RecordError) {
    guard let kind = SourceKind(rawValue: try json.requiredString("kind", in: "source")) else {
      throw .unusable("source.kind")
    }
    self.init(
      name: try json.requiredString("name", in: "source"), bytes: try json.requiredInteger("bytes", in: "source"),
      sha256: try json.requiredString("sha256", in: "source"), kind: kind,
      pages: try json.requiredInteger("pages", in: "source"))
  }
}

extension ReportHeader {
  package var json: JSONValue {
    .object([
      JSONMember("laboratory", .optional(laboratory)),
      JSONMember("labDate", .optional(labDate?.description)),
      JSONMember("receiptDate", .optional(receiptDate?.description)),
      JSONMember("issueDate", .optional(issueDate?.description)),
      JSONMember("reportNumber", .optional(reportNumber)),
      JSONMember("dates", .array(dates.map(\.json))),
    ])
  }

  package init(json: JSONValue) throws(RecordError) {
    var dates: [HeaderDate] = []
    for (index, date) in (json["dates"]?.arrayValue ?? []).enumerated() {
      dates.append(try HeaderDate(json: date, path: "header.dates[\(index)]"))
    }
    self.init(
      laboratory: json["laboratory"]?.stringValue, labDate: try json.optionalDay("labDate", in: "header"),
      receiptDate: try json.optionalDay("receiptDate", in: "header"),
      issueDate: try json.optionalDay("issueDate", in: "header"), reportNumber: json["reportNumber"]?.stringValue,
      dates: dates)
  }
}

extension HeaderDate {
  package var json: JSONValue {
    .object([
      JSONMember("day", .string(day.description)), JSONMember("role", .string(role.rawValue)),
      JSONMember("word", .string(word)), JSONMember("page", .integer(page)), JSONMember("box", box.json),
    ])
  }

  package init(json: JSONValue, path: String) throws(RecordError) {
    guard let day = try json.optionalDay("day", in: path),
      let role = Role(rawValue: try json.requiredString("role", in: path))
    else { throw .unusable(path) }
    self.init(
      day: day, role: role, word: try json.requiredString("word", in: path),
      page: try json.requiredInteger("page", in: path), box: try Box(json: json["box"] ?? .null, path: path + ".box"))
  }
}
