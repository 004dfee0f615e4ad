/// Writes fields of tag, length and value.
struct FieldWriter {
  private(set) var bytes: [UInt8]

  init(beginning: [UInt8] = []) {
    bytes = beginning
  }

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func write(_ tag: UInt8, _ value: some Collection<UInt8>) {
    bytes.append(tag)
    var length = UInt32(value.count)
    while length >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: length) | 0x80)
      length >>= 7
    }
    bytes.append(UInt8(length))
    bytes.append(contentsOf: value)
  }
}
