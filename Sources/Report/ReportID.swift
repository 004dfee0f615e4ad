/// The identifier of a stored report: 128 random bits, 32 lower-case hexadecimal digits; it tells nothing of the report.
package struct ReportID: Sendable, Hashable, CustomStringConvertible {
  /// 16 bytes.
  package let bytes: [UInt8]

  /// Takes the bytes as they are; `nil` unless there are 16.
  package init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    self.bytes = bytes
  }

  /// Reads 32 lower-case hexadecimal digits, compared as bytes.
  package init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 32 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: 32, by: 2) {
      guard let high = Self.value(of: digits[index]), let low = Self.value(of: digits[index + 1]) else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  package var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
