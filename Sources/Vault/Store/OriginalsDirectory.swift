internal import Report

/// The beginning of a scan file: which files follow, in which order (docs/format.md 3.2).
struct OriginalsDirectory {
  static let schema = "vault.originals/1"
  /// Bytes before the directory: its length.
  static let lengthCount = 4
  /// A directory is never larger: some thousand names.
  static let mostBytes = 1 << 20

  var files: [OriginalFacts]

  init(files: [OriginalFacts]) {
    self.files = files
  }

  /// Length and JSON, as they stand before the files.
  var encoded: [UInt8] {
    let json = JSONValue.object([
      JSONMember("schema", .string(Self.schema)), JSONMember("files", .array(files.map(\.json))),
    ]).serialized
    return UInt32(json.count).bigEndianBytes + json
  }

  /// - Parameter json: The directory without its length.
  /// - Throws: ``RecordError`` where it is not one.
  init(decoding json: [UInt8]) throws(RecordError) {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(json, limits: JSONLimits(bytes: Self.mostBytes, depth: 8))
    } catch {
      throw .notJSON(error)
    }
    guard let schema = value["schema"]?.stringValue, let files = value["files"]?.arrayValue else {
      throw .unusable("originals")
    }
    guard schema == Self.schema else { throw .unknownSchema(schema) }
    self.files = []
    for file in files {
      guard let facts = OriginalFacts(json: file) else { throw .unusable("originals.files") }
      self.files.append(facts)
    }
  }

  /// Where in the scan's content file `position` lies; `nil` where the numbers cannot be.
  func range(of position: Int, directoryCount: Int) -> Range<UInt64>? {
    var start = UInt64(Self.lengthCount + directoryCount)
    for facts in files[..<position] {
      let (sum, overflow) = start.addingReportingOverflow(facts.count)
      guard !overflow else { return nil }
      start = sum
    }
    let (end, overflow) = start.addingReportingOverflow(files[position].count)
    return overflow ? nil : start..<end
  }
}

extension OriginalFacts {
  fileprivate var json: JSONValue {
    let text = String(validating: name, as: UTF8.self)
    var members = [JSONMember("name", .string(text ?? String(decoding: name, as: UTF8.self)))]
    if text == nil { members.append(JSONMember("nameBytes", .string(Hexadecimal.text(name)))) }
    members.append(JSONMember("bytes", .number(String(count))))
    members.append(JSONMember("sha256", .string(Hexadecimal.text(sha256))))
    members.append(JSONMember("role", .string(role.rawValue)))
    return .object(members)
  }

  fileprivate init?(json: JSONValue) {
    guard let name = json["name"]?.stringValue, let bytes = json["bytes"]?.integerValue, bytes >= 0,
      let digest = json["sha256"]?.stringValue.flatMap({ Hexadecimal.bytes($0) }), digest.count == 32,
      let role = OriginalRole(rawValue: json["role"]?.stringValue ?? OriginalRole.original.rawValue)
    else { return nil }
    let rawName = json["nameBytes"]?.stringValue.flatMap { Hexadecimal.bytes($0) }
    self.init(name: rawName ?? Array(name.utf8), count: UInt64(bytes), sha256: digest, role: role)
  }
}
