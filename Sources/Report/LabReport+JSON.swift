extension LabReport {
  /// The newest schema of a stored record; every older one must still open.
  package static let schema = "vault.record/1"

  /// The record as it is sealed; members that a newer version wrote are kept.
  package var recordJSON: JSONValue {
    let known = JSONValue.object([
      JSONMember("schema", .string(Self.schema)),
      JSONMember("id", .string(id.description)),
      JSONMember("title", .string(title)),
      JSONMember("labDate", .optional(labDate?.description)),
      JSONMember("labDateOrigin", .string(labDateOrigin.rawValue)),
      JSONMember("addedAt", .string(addedAt)),
      JSONMember("reading", reading.json),
    ])
    return stored.map { known.keepingUnknownMembers(of: $0) } ?? known
  }

  /// Reads a stored record.
  ///
  /// - Throws: ``RecordError`` naming the member that is not what it should be.
  package init(recordJSON json: JSONValue) throws(RecordError) {
    let schema = try json.requiredString("schema", in: "record")
    guard schema == Self.schema else { throw .unknownSchema(schema) }
    guard let id = ReportID(try json.requiredString("id", in: "record")) else { throw .unusable("record.id") }
    guard let origin = LabDateOrigin(rawValue: json["labDateOrigin"]?.stringValue ?? LabDateOrigin.unknown.rawValue)
    else { throw .unusable("record.labDateOrigin") }
    self.init(
      id: id, title: try json.requiredString("title", in: "record"),
      reading: try Reading(json: json["reading"] ?? .null), labDate: try json.optionalDay("labDate", in: "record"),
      labDateOrigin: origin, addedAt: try json.requiredString("addedAt", in: "record"), stored: json)
  }
}
