/// Writes values in the order a ``FrameParser`` takes them: little-endian numbers, texts with their length before them.
struct FrameWriter {
  private(set) var bytes: [UInt8] = []

  mutating func put(_ byte: UInt8) { bytes.append(byte) }

  mutating func put(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

  mutating func put(_ number: UInt32) { putLittleEndian(UInt64(number), count: 4) }

  /// A whole number of either sign.
  mutating func put(_ number: Int) { putLittleEndian(UInt64(bitPattern: Int64(number)), count: 8) }

  mutating func put(_ number: Double) { putLittleEndian(number.bitPattern, count: 8) }

  mutating func put(_ text: String) {
    put(UInt32(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }

  /// The number of elements, then each as `putElement` writes it.
  mutating func putList<Element>(_ list: [Element], _ putElement: (inout FrameWriter, Element) -> Void) {
    put(UInt32(list.count))
    for element in list { putElement(&self, element) }
  }

  mutating func putRaw(_ raw: [UInt8]) { bytes.append(contentsOf: raw) }

  private mutating func putLittleEndian(_ number: UInt64, count: Int) {
    for place in 0..<count { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * UInt64(place)))) }
  }
}
