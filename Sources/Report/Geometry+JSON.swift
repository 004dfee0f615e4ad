extension Box {
  /// `[x, y, width, height]` with two decimals.
  package var json: JSONValue { .array([x, y, width, height].map { .decimal($0, places: 2) }) }

  package init(json: JSONValue, path: String) throws(RecordError) {
    guard let values = json.arrayValue?.compactMap(\.doubleValue), values.count == 4 else { throw .unusable(path) }
    self.init(x: values[0], y: values[1], width: values[2], height: values[3])
  }
}

extension JSONValue {
  /// A measured number (a coordinate, a confidence), rounded half up to at most four places; never used for a laboratory value.
  package static func decimal(_ value: Double, places: Int) -> JSONValue {
    guard value.isFinite, abs(value) < 1e12 else { return .null }
    var scale = 1
    for _ in 0..<max(0, min(places, 4)) { scale *= 10 }
    let scaled = Int(abs(value) * Double(scale) + 0.5)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard scale > 1 else { return .number(sign + String(scaled)) }
    let remainder = String(scaled % scale)
    let digits = String(repeating: "0", count: String(scale).utf8.count - 1 - remainder.utf8.count) + remainder
    let trimmed = digits.reversed().drop { $0 == "0" }.reversed()
    return .number(sign + String(scaled / scale) + (trimmed.isEmpty ? "" : "." + String(trimmed)))
  }
}
