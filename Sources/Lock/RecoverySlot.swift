/// A key slot that the recovery code opens.
package struct RecoverySlot: Sendable, Hashable {
  /// The type number of its item in `vault.header`.
  static let kind: UInt16 = 2

  /// What names the slot among the others.
  package let id: SlotID
  let salt: [UInt8]
  let wrapping: SlotWrapping

  /// Makes a slot for a recovery code.
  ///
  /// - Parameters:
  ///   - code: A code of this vault alone.
  ///   - vaultKey: What the slot shall open.
  ///   - vaultID: The vault.
  ///   - epoch: The epoch of the vault key.
  /// - Returns: The slot, with a fresh id and salt.
  /// - Throws: A failure of the library.
  package static func create(
    code: borrowing RecoveryCode, vaultKey: borrowing VaultKey, vaultID: VaultID, epoch: UInt32
  ) throws(LockError) -> RecoverySlot {
    let id = SlotID.random()
    let salt = SystemRandom.bytes(SlotID.saltCount)
    let context = SlotContext(vaultID: vaultID, epoch: epoch).bytes(kind: kind, parameters: id.bytes + salt)
    return RecoverySlot(
      id: id, salt: salt, wrapping: try SlotWrapping(wrapping: vaultKey, under: code.secret, context: context))
  }

  /// Tries a recovery code.
  ///
  /// - Parameters:
  ///   - code: A well-formed code.
  ///   - vaultID: The vault.
  ///   - epoch: The key epoch of the header the slot stands in.
  /// - Returns: The vault key.
  /// - Throws: ``LockError/wrongRecoveryCode`` or ``LockError/slotDamaged``.
  package func open(
    code: borrowing RecoveryCode, vaultID: VaultID, epoch: UInt32
  ) throws(LockError) -> VaultKey {
    let context = SlotContext(vaultID: vaultID, epoch: epoch).bytes(kind: Self.kind, parameters: id.bytes + salt)
    guard let key = try wrapping.open(with: code.secret, context: context) else { throw .wrongRecoveryCode }
    return key
  }

  private init(id: SlotID, salt: [UInt8], wrapping: SlotWrapping) {
    self.id = id
    self.salt = salt
    self.wrapping = wrapping
  }

  /// Reads the value of a recovery item.
  ///
  /// `nil` when a length is not right.
  ///
  /// - Parameter value: The bytes.
  init?(value: [UInt8]) {
    var reader = ByteReader(value)
    guard let id = SlotID(reading: &reader), let salt = reader.bytes(SlotID.saltCount),
      let wrapping = SlotWrapping(reading: &reader), reader.remaining == 0
    else { return nil }
    self.init(id: id, salt: salt, wrapping: wrapping)
  }

  /// The value of the slot's item in `vault.header`.
  var value: [UInt8] { id.bytes + salt + wrapping.commitment + wrapping.wrapped }
}
