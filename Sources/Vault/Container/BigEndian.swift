extension FixedWidthInteger {
  /// The number's bytes as the format writes them, the highest first.
  var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: self >> Self($0 * 8)) }
  }

  /// Reads a number as the format writes it; the caller has checked that its bytes are there.
  init(bigEndian bytes: some RandomAccessCollection<UInt8>, at offset: Int) {
    var value: Self = 0
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    for byte in bytes[start...].prefix(Self.bitWidth / 8) {
      value = value << 8 | Self(truncatingIfNeeded: byte)
    }
    self = value
  }
}
