package import Report

/// What the person set for this vault; a value that was never set is absent and means the default.
package struct VaultSettings: Sendable, Hashable {
  static let schema = "vault.settings/1"

  /// After how many seconds without use the vault locks.
  package var idleLimitSeconds: Int?
  /// After how many seconds it locks however busy it is.
  package var absoluteLimitSeconds: Int?
  /// Members that a later version wrote; written back unchanged.
  package var unknownMembers: [JSONMember]

  package init(
    idleLimitSeconds: Int? = nil, absoluteLimitSeconds: Int? = nil, unknownMembers: [JSONMember] = []
  ) {
    self.idleLimitSeconds = idleLimitSeconds
    self.absoluteLimitSeconds = absoluteLimitSeconds
    self.unknownMembers = unknownMembers
  }

  var json: JSONValue {
    var members = [JSONMember("schema", .string(Self.schema))]
    if let idleLimitSeconds { members.append(JSONMember("idleLimitSeconds", .integer(idleLimitSeconds))) }
    if let absoluteLimitSeconds { members.append(JSONMember("absoluteLimitSeconds", .integer(absoluteLimitSeconds))) }
    return .object(members + unknownMembers)
  }

  init(json: JSONValue) throws(RecordError) {
    guard let members = json.objectValue, let schema = json["schema"]?.stringValue else { throw .unusable("settings") }
    guard schema == Self.schema else { throw .unknownSchema(schema) }
    idleLimitSeconds = try Self.seconds("idleLimitSeconds", in: json)
    absoluteLimitSeconds = try Self.seconds("absoluteLimitSeconds", in: json)
    let known = ["schema", "idleLimitSeconds", "absoluteLimitSeconds"]
    unknownMembers = members.filter { !known.contains($0.name) }
  }

  private static func seconds(_ name: String, in json: JSONValue) throws(RecordError) -> Int? {
    guard let value = json[name], value != .null else { return nil }
    guard let seconds = value.integerValue, seconds > 0 else { throw .unusable("settings." + name) }
    return seconds
  }
}
