/// The 128 random bits that name a vault, in its header, in every sealed file's context and in the kernel keyring.
package struct VaultID: Hashable, Sendable {
  /// The length in bytes.
  package static let count = 16

  /// The 16 bytes.
  package let bytes: [UInt8]

  /// Takes stored bytes.
  ///
  /// `nil` for any other length.
  ///
  /// - Parameter bytes: 16 bytes.
  package init?(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    guard bytes.count == Self.count else { return nil }
    self.bytes = bytes
  }

  private init(drawing count: Int) {
    bytes = SystemRandom.bytes(count)
  }

  /// Draws the name of a new vault.
  ///
  /// - Returns: A name that no other vault has.
  package static func random() -> VaultID { VaultID(drawing: count) }

  /// 32 lower-case hexadecimal digits.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
