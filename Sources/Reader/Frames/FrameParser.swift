/// Takes values out of a frame's payload; whatever the bytes are, it ends in a value or a ``FrameError``.
///
/// Nothing is reserved on the word of a length: a list grows as its elements are found.
struct FrameParser {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func takeByte() throws(FrameError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func takeFlag() throws(FrameError) -> Bool {
    switch try takeByte() {
    case 0: false
    case 1: true
    default: throw .outOfRange
    }
  }

  mutating func takeUInt32() throws(FrameError) -> UInt32 {
    UInt32(truncatingIfNeeded: try takeLittleEndian(count: 4))
  }

  /// A whole number that must lie in `range`.
  mutating func takeInt(in range: ClosedRange<Int>) throws(FrameError) -> Int {
    let number = Int(Int64(bitPattern: try takeLittleEndian(count: 8)))
    guard range.contains(number) else { throw .outOfRange }
    return number
  }

  /// A number that must lie in `range`; a NaN lies in none.
  mutating func takeDouble(in range: ClosedRange<Double>) throws(FrameError) -> Double {
    let number = Double(bitPattern: try takeLittleEndian(count: 8))
    guard range.contains(number) else { throw .outOfRange }
    return number
  }

  /// A text of at most `most` bytes of UTF-8.
  mutating func takeText(most: Int) throws(FrameError) -> String {
    let count = Int(try takeUInt32())
    guard count <= most else { throw .tooMany(count) }
    guard count <= bytes.count - position else { throw .truncated }
    let slice = bytes[position..<position + count]
    guard !slice.contains(0), let text = String(validating: slice, as: UTF8.self) else { throw .notText }
    position += count
    return text
  }

  /// A list of at most `most` elements.
  mutating func takeList<Element>(
    most: Int, _ takeElement: (inout FrameParser) throws(FrameError) -> Element
  ) throws(FrameError) -> [Element] {
    let count = Int(try takeUInt32())
    guard count <= most else { throw .tooMany(count) }
    var list: [Element] = []
    for _ in 0..<count { list.append(try takeElement(&self)) }
    return list
  }

  /// Everything that is left.
  mutating func takeRest() -> [UInt8] {
    defer { position = bytes.count }
    return Array(bytes[position...])
  }

  /// Demands that nothing is left.
  func end() throws(FrameError) {
    guard position == bytes.count else { throw .trailingBytes(bytes.count - position) }
  }

  private mutating func takeLittleEndian(count: Int) throws(FrameError) -> UInt64 {
    guard count <= bytes.count - position else { throw .truncated }
    var number: UInt64 = 0
    for place in 0..<count { number |= UInt64(bytes[position + place]) << (8 * UInt64(place)) }
    position += count
    return number
  }
}
