/// Why an index cannot be read although its seal is whole: the program that wrote it was another or had a defect.
package enum IndexError: Error, Equatable, Sendable {
  /// It does not begin as an index does.
  case notAnIndex
  /// A field ends after the bytes do, or its length is not written the one way it can be.
  case badField(offset: Int)
  /// A field's value cannot be what its tag says.
  case badValue(tag: UInt8)
  /// A field that must be there is not.
  case missing(tag: UInt8)
  /// A field that may stand once stands twice, or a report does.
  case twice(tag: UInt8)
  /// The generation inside is not that of the file's header.
  case otherGeneration
}

/// Reads fields of tag, length and value from a stretch of bytes.
struct FieldReader {
  private let bytes: [UInt8]
  private var next: Int
  private let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    next = range.lowerBound
    end = range.upperBound
  }

  /// The next field's tag and where its value lies; `nil` at the end.
  mutating func field() throws(IndexError) -> (tag: UInt8, value: Range<Int>)? {
    guard next < end else { return nil }
    let start = next
    let tag = bytes[next]
    next += 1
    var length = 0
    for position in 0... {
      guard next < end, position < 5 else { throw .badField(offset: start) }
      let byte = bytes[next]
      next += 1
      length |= Int(byte & 0x7F) << (7 * position)
      guard byte & 0x80 == 0 else { continue }
      guard byte != 0 || position == 0 else { throw .badField(offset: start) }
      break
    }
    guard length <= end - next else { throw .badField(offset: start) }
    defer { next += length }
    return (tag, next..<next + length)
  }
}
