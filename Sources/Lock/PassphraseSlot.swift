/// A key slot that a passphrase opens.
package struct PassphraseSlot: Sendable, Hashable {
  /// The type number of its item in `vault.header`.
  static let kind: UInt16 = 1

  /// What names the slot among the others.
  package let id: SlotID
  /// What one try costs.
  package let cost: Argon2Cost
  let salt: [UInt8]
  let wrapping: SlotWrapping

  /// Makes a slot for a passphrase.
  ///
  /// The passphrase is normalised to NFC first. The cost is lowered, in memory only, where one run takes over two seconds
  /// or the memory is not to be had; ``isCheaperThanStandard`` then says so, and the person is told.
  ///
  /// - Parameters:
  ///   - passphrase: UTF-8, as typed.
  ///   - vaultKey: What the slot shall open.
  ///   - vaultID: The vault.
  ///   - epoch: The epoch of the vault key.
  ///   - effort: Where the search for a cost starts.
  /// - Returns: The slot, with a fresh id and salt.
  /// - Throws: ``LockError/passphrase(_:)``; ``LockError/needsMemory(mebibytes:)`` when not even the least is there.
  package static func create(
    passphrase: borrowing SecretBytes, vaultKey: borrowing VaultKey, vaultID: VaultID, epoch: UInt32,
    effort: Argon2Effort = .measured
  ) throws(LockError) -> PassphraseSlot {
    let text = try NFC.normalised(passphrase)
    let salt = SystemRandom.bytes(SlotID.saltCount)
    var cost = effort == .least ? Argon2Cost.least : .standard
    while true {
      let start = ContinuousClock.now
      do throws(LockError) {
        let secret = try Argon2id.key(passphrase: text, salt: salt, cost: cost)
        switch cost.decision(after: .took(ContinuousClock.now - start)) {
        case .lower(let next): cost = next
        case .keep, .giveUp:
          return try PassphraseSlot(
            id: .random(), cost: cost, salt: salt, wrapping: vaultKey, secret: secret,
            context: SlotContext(vaultID: vaultID, epoch: epoch))
        }
      } catch .needsMemory(let mebibytes) {
        guard case .lower(let next) = cost.decision(after: .hadNoMemory) else {
          throw .needsMemory(mebibytes: mebibytes)
        }
        cost = next
      }
    }
  }

  /// Tries a passphrase.
  ///
  /// - Parameters:
  ///   - passphrase: UTF-8, as typed.
  ///   - vaultID: The vault.
  ///   - epoch: The key epoch of the header the slot stands in.
  /// - Returns: The vault key.
  /// - Throws: ``LockError/wrongPassphrase``; ``LockError/slotDamaged``; ``LockError/needsMemory(mebibytes:)``.
  package func open(
    passphrase: borrowing SecretBytes, vaultID: VaultID, epoch: UInt32
  ) throws(LockError) -> VaultKey {
    let text = try NFC.normalised(passphrase)
    let secret = try Argon2id.key(passphrase: text, salt: salt, cost: cost)
    let context = SlotContext(vaultID: vaultID, epoch: epoch)
    guard let key = try wrapping.open(with: secret, context: contextBytes(context)) else { throw .wrongPassphrase }
    return key
  }

  /// Whether less memory than usual guards the passphrase, because this machine had too little or was too slow.
  package var isCheaperThanStandard: Bool { cost.memoryKibibytes < Argon2Cost.standard.memoryKibibytes }

  private init(
    id: SlotID, cost: Argon2Cost, salt: [UInt8], wrapping vaultKey: borrowing VaultKey,
    secret: borrowing SecretBytes, context: SlotContext
  ) throws(LockError) {
    self.id = id
    self.cost = cost
    self.salt = salt
    let parameters = Self.parameterBytes(id: id, salt: salt, cost: cost)
    wrapping = try SlotWrapping(
      wrapping: vaultKey, under: secret, context: context.bytes(kind: Self.kind, parameters: parameters))
  }

  /// Reads the value of a passphrase item.
  ///
  /// `nil` when a length or the cost is not allowed.
  ///
  /// - Parameter value: The bytes.
  init?(value: [UInt8]) {
    var reader = ByteReader(value)
    guard let id = SlotID(reading: &reader), let salt = reader.bytes(SlotID.saltCount),
      let memory = reader.number(UInt32.self), let passes = reader.number(UInt32.self),
      let lanes = reader.number(UInt32.self), let wrapping = SlotWrapping(reading: &reader), reader.remaining == 0
    else { return nil }
    cost = Argon2Cost(memoryKibibytes: memory, passes: passes, lanes: lanes)
    guard cost.isWithinBounds else { return nil }
    self.id = id
    self.salt = salt
    self.wrapping = wrapping
  }

  /// The value of the slot's item in `vault.header`.
  var value: [UInt8] { Self.parameterBytes(id: id, salt: salt, cost: cost) + wrapping.commitment + wrapping.wrapped }

  private func contextBytes(_ context: SlotContext) -> [UInt8] {
    context.bytes(kind: Self.kind, parameters: Self.parameterBytes(id: id, salt: salt, cost: cost))
  }

  private static func parameterBytes(id: SlotID, salt: [UInt8], cost: Argon2Cost) -> [UInt8] {
    var writer = ByteWriter()
    writer.append(id.bytes)
    writer.append(salt)
    writer.append(cost.memoryKibibytes)
    writer.append(cost.passes)
    writer.append(cost.lanes)
    return writer.bytes
  }
}
