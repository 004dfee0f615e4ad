/// Eight random bytes that name a key slot, so that `vault keys` can speak of one.
package struct SlotID: Hashable, Sendable {
  static let count = 8
  /// The length of a slot's salt.
  static let saltCount = 16

  /// The eight bytes.
  package let bytes: [UInt8]

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  init?(reading reader: inout ByteReader) {
    guard let bytes = reader.bytes(Self.count) else { return nil }
    self.init(bytes)
  }

  static func random() -> SlotID { SlotID(SystemRandom.bytes(count)) }
}

extension SlotWrapping {
  init?(reading reader: inout ByteReader) {
    guard let commitment = reader.bytes(Self.commitmentCount), let wrapped = reader.bytes(Self.wrappedCount)
    else { return nil }
    self.init(commitment: commitment, wrapped: wrapped)
  }
}
