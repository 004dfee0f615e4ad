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
    guard let bytes = Hexadecimal.bytes(text) else { return nil }
    self.init(bytes: bytes)
  }

  package var description: String { Hexadecimal.text(bytes) }
}
