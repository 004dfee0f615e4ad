/// Why bytes are not the JSON that was expected; the payload is the byte offset.
package enum JSONError: Error, Equatable {
  /// Not JSON at this byte.
  case malformed(Int)
  /// Nested deeper than the limit.
  case tooDeep(Int)
  /// More values than the limit.
  case tooMany(Int)
  /// More bytes than the limit.
  case tooLong(Int)
  /// A member name stands twice in one object.
  case duplicateMember(Int)
}

/// Limits of one parse; every caller states its own.
package struct JSONLimits: Sendable {
  package var bytes: Int
  package var depth: Int
  package var values: Int

  package init(bytes: Int, depth: Int = 32, values: Int = 2_000_000) {
    self.bytes = bytes
    self.depth = depth
    self.values = values
  }
}

extension JSONValue {
  /// Parses exactly one JSON value (RFC 8259, section 2), strict: no comments, no trailing commas, valid UTF-8, no lone surrogate,
  /// no member twice.
  ///
  /// - Parameters:
  ///   - bytes: The whole text; spaces before and after the value are allowed.
  ///   - limits: Bounds on size, depth and count, checked before memory is spent.
  /// - Returns: The value, numbers as their digits, members in their order.
  /// - Throws: ``JSONError`` with the offset of the first fault.
  package static func parse(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) -> JSONValue {
    guard bytes.count <= limits.bytes else { throw .tooLong(limits.bytes) }
    var parser = JSONParser(bytes: bytes, limits: limits)
    parser.skipSpaces()
    let value = try parser.value(depth: 0)
    parser.skipSpaces()
    guard parser.offset == bytes.count else { throw .malformed(parser.offset) }
    return value
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits
  var offset = 0
  var count = 0

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { offset += 1 }
  }

  mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth <= limits.depth else { throw .tooDeep(offset) }
    count += 1
    guard count <= limits.values else { throw .tooMany(offset) }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try literal("true", .bool(true))
    case UInt8(ascii: "f"): return try literal("false", .bool(false))
    case UInt8(ascii: "n"): return try literal("null", .null)
    default: return try number()
    }
  }

  mutating func literal(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    let letters = Array(word.utf8)
    guard offset + letters.count <= bytes.count, bytes[offset..<offset + letters.count].elementsEqual(letters) else {
      throw .malformed(offset)
    }
    offset += letters.count
    return value
  }

  mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var members: [JSONMember] = []
    var names: Set<[UInt8]> = []
    skipSpaces()
    if next == UInt8(ascii: "}") {
      offset += 1
      return .object([])
    }
    while true {
      skipSpaces()
      let start = offset
      guard next == UInt8(ascii: "\"") else { throw .malformed(offset) }
      let name = try string()
      guard names.insert(Array(name.utf8)).inserted else { throw .duplicateMember(start) }
      skipSpaces()
      try take(UInt8(ascii: ":"))
      skipSpaces()
      members.append(JSONMember(name, try value(depth: depth + 1)))
      skipSpaces()
      if next == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      try take(UInt8(ascii: "}"))
      return .object(members)
    }
  }

  mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    offset += 1
    var values: [JSONValue] = []
    skipSpaces()
    if next == UInt8(ascii: "]") {
      offset += 1
      return .array([])
    }
    while true {
      skipSpaces()
      values.append(try value(depth: depth + 1))
      skipSpaces()
      if next == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      try take(UInt8(ascii: "]"))
      return .array(values)
    }
  }

  mutating func take(_ byte: UInt8) throws(JSONError) {
    guard next == byte else { throw .malformed(offset) }
    offset += 1
  }

  mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    if next == UInt8(ascii: "-") { offset += 1 }
    let wholeStart = offset
    try digits()
    guard offset - wholeStart == 1 || bytes[wholeStart] != UInt8(ascii: "0") else { throw .malformed(wholeStart) }
    if next == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    return .number(String(decoding: bytes[start..<offset], as: UTF8.self))
  }

  mutating func digits() throws(JSONError) {
    let start = offset
    while let byte = next, byte >= 0x30, byte <= 0x39 { offset += 1 }
    guard offset > start else { throw .malformed(offset) }
  }

  mutating func string() throws(JSONError) -> String {
    let start = offset
    offset += 1
    var content: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard let text = String(validating: content, as: UTF8.self) else { throw .malformed(start) }
        return text
      case UInt8(ascii: "\\"): try escape(into: &content)
      case 0..<0x20: throw .malformed(offset)
      default:
        content.append(byte)
        offset += 1
      }
    }
    throw .malformed(offset)
  }

  mutating func escape(into content: inout [UInt8]) throws(JSONError) {
    offset += 1
    guard let letter = next else { throw .malformed(offset) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): content.append(letter)
    case UInt8(ascii: "b"): content.append(0x08)
    case UInt8(ascii: "f"): content.append(0x0C)
    case UInt8(ascii: "n"): content.append(0x0A)
    case UInt8(ascii: "r"): content.append(0x0D)
    case UInt8(ascii: "t"): content.append(0x09)
    case UInt8(ascii: "u"): content.append(contentsOf: Array(String(try escapedScalar()).utf8))
    default: throw .malformed(offset - 1)
    }
  }

  mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // RFC 8259, section 7: outside the basic plane a pair of surrogates stands; half a pair is no text.
    guard first < 0xDC00, next == UInt8(ascii: "\\") else { throw .malformed(offset) }
    offset += 1
    try take(UInt8(ascii: "u"))
    let second = try fourHexDigits()
    guard (0xDC00...0xDFFF).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .malformed(offset) }
    return scalar
  }

  mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    guard offset + 4 <= bytes.count else { throw .malformed(offset) }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, bytes[offset] < 0x80 else {
        throw .malformed(offset)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
