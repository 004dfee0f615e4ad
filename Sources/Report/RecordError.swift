/// Why stored JSON is not the record it should be; the payload is the path of the member, never its value.
package enum RecordError: Error, Equatable {
  /// A member that every version had is missing or of another type.
  case unusable(String)
  /// The record was written by a newer version in a form this one cannot read.
  case unknownSchema(String)
  /// The bytes are not JSON within the limits.
  case notJSON(JSONError)
}

extension JSONValue {
  func requiredString(_ name: String, in path: String) throws(RecordError) -> String {
    guard let text = self[name]?.stringValue else { throw .unusable(path + "." + name) }
    return text
  }

  func requiredInteger(_ name: String, in path: String) throws(RecordError) -> Int {
    guard let number = self[name]?.integerValue else { throw .unusable(path + "." + name) }
    return number
  }

  func requiredDouble(_ name: String, in path: String) throws(RecordError) -> Double {
    guard let number = self[name]?.doubleValue else { throw .unusable(path + "." + name) }
    return number
  }

  func requiredArray(_ name: String, in path: String) throws(RecordError) -> [JSONValue] {
    guard let values = self[name]?.arrayValue else { throw .unusable(path + "." + name) }
    return values
  }

  /// A member that later versions added: absent and null are the same, another type is an error.
  func optionalDay(_ name: String, in path: String) throws(RecordError) -> CalendarDay? {
    guard let value = self[name], value != .null else { return nil }
    guard let text = value.stringValue, let day = CalendarDay(iso: text) else { throw .unusable(path + "." + name) }
    return day
  }

  func optionalDecimal(_ name: String, in path: String) throws(RecordError) -> ExactDecimal? {
    guard let value = self[name], value != .null else { return nil }
    guard case .number(let digits) = value, let number = ExactDecimal(digits) else {
      throw .unusable(path + "." + name)
    }
    return number
  }

  /// This value with the members of `older` that it does not name itself, at every depth.
  ///
  /// What a newer version wrote survives an edit by this one. Arrays are matched by position when they are as long as before.
  func keepingUnknownMembers(of older: JSONValue) -> JSONValue {
    switch (self, older) {
    case (.object(let members), .object(let olderMembers)):
      let names = Set(members.map(\.name))
      let kept = members.map { member in
        JSONMember(member.name, older[member.name].map { member.value.keepingUnknownMembers(of: $0) } ?? member.value)
      }
      return .object(kept + olderMembers.filter { !names.contains($0.name) })
    case (.array(let values), .array(let olderValues)) where values.count == olderValues.count:
      return .array(zip(values, olderValues).map { $0.keepingUnknownMembers(of: $1) })
    default: return self
    }
  }
}
