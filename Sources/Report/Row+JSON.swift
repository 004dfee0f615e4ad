extension Row {
  /// One element of `rows` in `vault.reading/1`: printed digits kept, absent members null.
  package var json: JSONValue {
    var members: [JSONMember] = [
      JSONMember("page", .integer(page)),
      JSONMember("label", .string(label)),
      JSONMember("value", .string(value)),
      JSONMember("number", number.map { .number($0.description) } ?? .null),
      JSONMember("comparator", .optional(comparator?.rawValue)),
      JSONMember("unit", .string(unit)),
      JSONMember("ucum", .optional(ucum)),
      JSONMember("reference", reference?.json ?? .null),
      JSONMember("flag", .optional(flag?.rawValue)),
      JSONMember("class", .string(end.className)),
      JSONMember("provenance", .string(provenance.rawValue)),
    ]
    members += end.members
    members += [
      JSONMember("box", box.json),
      JSONMember("confidence", .decimal(confidence, places: 3)),
      JSONMember("doubt", .array(doubt.map { .string($0.rawValue) })),
      JSONMember("heading", .string(heading)),
      JSONMember("otherReading", .optional(otherReading)),
    ]
    return .object(members)
  }

  package init(json: JSONValue, path: String) throws(RecordError) {
    guard let provenance = Provenance(rawValue: try json.requiredString("provenance", in: path)) else {
      throw .unusable(path + ".provenance")
    }
    var reference: ReferenceRange?
    if let stored = json["reference"], stored != .null {
      reference = try ReferenceRange(json: stored, path: path + ".reference")
    }
    self.init(
      page: try json.requiredInteger("page", in: path),
      label: try json.requiredString("label", in: path),
      value: try json.requiredString("value", in: path),
      unit: try json.requiredString("unit", in: path),
      number: try json.optionalDecimal("number", in: path),
      comparator: json["comparator"]?.stringValue.flatMap(Comparator.init(rawValue:)),
      ucum: json["ucum"]?.stringValue,
      reference: reference,
      flag: json["flag"]?.stringValue.flatMap(Flag.init(rawValue:)),
      end: try RowEnd(json: json, path: path),
      provenance: provenance,
      box: try Box(json: json["box"] ?? .null, path: path + ".box"),
      confidence: try json.requiredDouble("confidence", in: path),
      doubt: try Self.doubts(json["doubt"], path: path + ".doubt"),
      heading: json["heading"]?.stringValue ?? "",
      otherReading: json["otherReading"]?.stringValue)
  }

  /// A doubt that this version does not know must not read as no doubt at all.
  private static func doubts(_ value: JSONValue?, path: String) throws(RecordError) -> [Doubt] {
    var doubts: [Doubt] = []
    for element in value?.arrayValue ?? [] {
      guard let name = element.stringValue, let doubt = Doubt(rawValue: name) else { throw .unusable(path) }
      doubts.append(doubt)
    }
    return doubts
  }
}

extension RowEnd {
  fileprivate var members: [JSONMember] {
    switch self {
    case .coded(let coding): [JSONMember("code", coding.json), JSONMember("reason", .null)]
    case .unmatched(let reason): [JSONMember("code", .null), JSONMember("reason", .string(reason.rawValue))]
    case .unread(let reason): [JSONMember("code", .null), JSONMember("reason", .string(reason))]
    }
  }

  fileprivate init(json: JSONValue, path: String) throws(RecordError) {
    switch try json.requiredString("class", in: path) {
    case "coded": self = .coded(try Coding(json: json["code"] ?? .null, path: path + ".code"))
    case "unmatched":
      guard let reason = UnmatchedReason(rawValue: try json.requiredString("reason", in: path)) else {
        throw .unusable(path + ".reason")
      }
      self = .unmatched(reason)
    case "unread": self = .unread(try json.requiredString("reason", in: path))
    default: throw .unusable(path + ".class")
    }
  }
}

extension Coding {
  package var json: JSONValue {
    .object([
      JSONMember("system", .string(system)), JSONMember("code", .string(code)), JSONMember("display", .string(display)),
    ])
  }

  package init(json: JSONValue, path: String) throws(RecordError) {
    self.init(
      system: try json.requiredString("system", in: path), code: try json.requiredString("code", in: path),
      display: try json.requiredString("display", in: path))
  }
}

extension ReferenceRange {
  package var json: JSONValue {
    .object([
      JSONMember("text", .string(text)),
      JSONMember("low", low.map { .number($0.description) } ?? .null),
      JSONMember("high", high.map { .number($0.description) } ?? .null),
    ])
  }

  package init(json: JSONValue, path: String) throws(RecordError) {
    self.init(
      text: try json.requiredString("text", in: path), low: try json.optionalDecimal("low", in: path),
      high: try json.optionalDecimal("high", in: path))
  }
}
