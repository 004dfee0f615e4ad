/// Collects the fields of a header; every number is big-endian.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ more: [UInt8]) { bytes += more }

  mutating func append(_ number: some FixedWidthInteger & UnsignedInteger) {
    for shift in stride(from: number.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }
}

/// Takes the fields of a header apart; a field that is not all there is `nil`, never a crash.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// How many bytes are still unread.
  var remaining: Int { rest.count }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type) -> Number? {
    bytes(Number.bitWidth / 8)?.reduce(0) { $0 << 8 | Number($1) }
  }
}
