/// What is wrong with a copy of `vault.header`.
package enum HeaderFault: Equatable, Sendable {
  /// The file is not there.
  case missing
  /// It does not begin as a header does.
  case notAHeader
  /// It is larger than any header.
  case tooLarge
  /// Its bytes changed since they were written, or some are missing.
  case changed
  /// Its bytes are as they were written, but a field has a value that no version of the program writes.
  case impossibleField
}

/// What lies in the header beside the fixed fields.
package enum KeySlot: Sendable, Hashable {
  /// A slot that a passphrase opens.
  case passphrase(PassphraseSlot)
  /// A slot that the recovery code opens.
  case recovery(RecoverySlot)
  /// An item of a type that this version does not know; kept as it is.
  case other(type: UInt16, value: [UInt8])
}

/// `vault.header`: which vault this is and which secrets open it; the only file that can be read without the key.
///
/// The last fields are a MAC under a key derived from the vault key, so that nobody without the key can change a slot,
/// and a digest of everything, so that a damaged header is told from a wrong passphrase before any key is there
/// (docs/format.md, "vault.header").
package struct VaultHeader: Sendable, Hashable {
  /// The format version that this program writes; 0 until the format is frozen.
  package static let currentVersion: UInt16 = 0
  /// No header is larger than this.
  package static let mostBytes = 16 * 1024
  static let mostSlots = 32
  static let magic = Array("VAULTHDR".utf8)

  /// The format version, also that of the sealed files.
  package let version: UInt16
  /// Which vault this is.
  package let vaultID: VaultID
  /// Counts the writings of the header; of two authentic copies the higher one is newer.
  package var sequence: UInt64
  /// The epoch of the vault key that the slots wrap.
  package let epoch: UInt32
  /// The ways to open the vault, in the order they were added.
  package var slots: [KeySlot]
  /// The MAC as it was read; empty for a header that was never written.
  package let mac: [UInt8]

  /// Makes the header of a new vault or a new key epoch.
  ///
  /// - Parameters:
  ///   - vaultID: The vault.
  ///   - epoch: The key epoch.
  ///   - sequence: The number of this writing.
  ///   - slots: The ways to open it, at most 32.
  package init(vaultID: VaultID, epoch: UInt32, sequence: UInt64, slots: [KeySlot]) {
    version = Self.currentVersion
    self.vaultID = vaultID
    self.sequence = sequence
    self.epoch = epoch
    self.slots = slots
    mac = []
  }

  /// The passphrase slots, in order.
  package var passphraseSlots: [PassphraseSlot] {
    slots.compactMap { if case .passphrase(let slot) = $0 { slot } else { nil } }
  }

  /// The recovery slots, in order.
  package var recoverySlots: [RecoverySlot] {
    slots.compactMap { if case .recovery(let slot) = $0 { slot } else { nil } }
  }

  /// Writes the header.
  ///
  /// - Parameter vaultKey: The key its slots wrap.
  /// - Returns: The bytes of `vault.header`; the same header and key always give the same bytes.
  /// - Throws: ``LockError/wrongLength(_:)`` when it has more slots or bytes than a header may; else a failure of the
  ///   library.
  package func serialised(vaultKey: borrowing VaultKey) throws(LockError) -> [UInt8] {
    guard slots.count <= Self.mostSlots else { throw .wrongLength("slots") }
    let body = try authenticatedBytes()
    let slotsKey = try vaultKey.slotsKey()
    let mac = try body.lendBytes { bytes throws(LockError) in try HMACSHA256.tag(key: slotsKey, over: bytes) }
    let checked = body + mac
    let bytes = checked + (try checked.lendBytes { span throws(LockError) in try SHA256Digest.of(span) })
    guard bytes.count <= Self.mostBytes else { throw .wrongLength("header") }
    return bytes
  }

  /// Says whether the header, as it was read, was written by someone with the vault key.
  ///
  /// - Parameter vaultKey: The key that one of its slots gave.
  /// - Returns: `false` when any field is not the one that was written, and for a header that was never written.
  /// - Throws: A failure of the library.
  package func isAuthentic(vaultKey: borrowing VaultKey) throws(LockError) -> Bool {
    let body = try authenticatedBytes()
    let slotsKey = try vaultKey.slotsKey()
    return try body.lendBytes { bytes throws(LockError) in
      try HMACSHA256.isValid(mac, over: bytes, key: slotsKey)
    }
  }

  private func authenticatedBytes() throws(LockError) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.magic)
    writer.append(version)
    writer.append(vaultID.bytes)
    writer.append(sequence)
    writer.append(epoch)
    writer.append(UInt16(slots.count))
    for slot in slots {
      let (type, value) = slot.item
      guard let count = UInt16(exactly: value.count) else { throw .wrongLength("slot") }
      writer.append(type)
      writer.append(count)
      writer.append(value)
    }
    return writer.bytes
  }
}

extension KeySlot {
  /// The slot as an item of the header: type number and value.
  var item: (type: UInt16, value: [UInt8]) {
    switch self {
    case .passphrase(let slot): (PassphraseSlot.kind, slot.value)
    case .recovery(let slot): (RecoverySlot.kind, slot.value)
    case .other(let type, let value): (type, value)
    }
  }

  /// Reads an item of the header; `nil` when a known type has an impossible value.
  init?(type: UInt16, value: [UInt8]) {
    switch type {
    case PassphraseSlot.kind:
      guard let slot = PassphraseSlot(value: value) else { return nil }
      self = .passphrase(slot)
    case RecoverySlot.kind:
      guard let slot = RecoverySlot(value: value) else { return nil }
      self = .recovery(slot)
    default:
      self = .other(type: type, value: value)
    }
  }
}
