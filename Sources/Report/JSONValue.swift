/// A JSON value that keeps what was written: members in their order, numbers as their digits (`5.0` stays `5.0`).
///
/// FoundationEssentials writes `Decimal` 5.0 as 5 and cannot keep unknown members, so records, exports and the fixed JSON of
/// the commands all go through this type (RFC 8259).
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  /// The digits as JSON writes them; made from text that the parser or a number type produced.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONMember])

  /// A whole number.
  package static func integer(_ value: Int) -> JSONValue { .number(String(value)) }

  /// The string, or null where there is none.
  package static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// The value of the first member of that name; `nil` for anything but an object that has it.
  package subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name.utf8.elementsEqual(name.utf8) }?.value
  }

  package var stringValue: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  package var integerValue: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits)
  }

  package var doubleValue: Double? {
    guard case .number(let digits) = self else { return nil }
    return Double(digits)
  }

  package var boolValue: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  package var arrayValue: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }

  package var objectValue: [JSONMember]? {
    guard case .object(let members) = self else { return nil }
    return members
  }
}

/// One member of a JSON object.
package struct JSONMember: Sendable, Hashable {
  package var name: String
  package var value: JSONValue

  package init(_ name: String, _ value: JSONValue) {
    self.name = name
    self.value = value
  }
}
