extension FixedWidthInteger {
  /// Reads a number from its little-endian bytes; the caller has checked that they are there.
  init(littleEndian bytes: some RandomAccessCollection<UInt8>, at offset: Int) {
    var value: Self = 0
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    for (position, byte) in bytes[start...].prefix(Self.bitWidth / 8).enumerated() {
      value |= Self(truncatingIfNeeded: byte) << Self(position * 8)
    }
    self = value
  }
}

extension [UInt8] {
  /// Appends a number, its lowest byte first.
  mutating func append<Number: FixedWidthInteger>(littleEndian number: Number) {
    for position in 0..<Number.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: number >> Number(position * 8)))
    }
  }
}

extension FixedWidthInteger {
  /// The number's bytes, the lowest first.
  var littleEndianBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(littleEndian: self)
    return bytes
  }
}
