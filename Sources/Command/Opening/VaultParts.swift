import Lock

/// What a new vault is made of: its key, its two key slots and the recovery code.
struct VaultParts: ~Copyable {
  let key: VaultKey
  let code: RecoveryCode
  let header: VaultHeader
  /// The memory in MiB that guards the passphrase, where it had to be lowered.
  let loweredMemory: Int?

  /// Draws the key and wraps it.
  init(passphrase: borrowing SecretBytes) throws(LockError) {
    let key = try VaultKey.random()
    let code = try RecoveryCode.random()
    let vaultID = VaultID.random()
    let epoch: UInt32 = 1
    let slot = try PassphraseSlot.create(passphrase: passphrase, vaultKey: key, vaultID: vaultID, epoch: epoch)
    let recovery = try RecoverySlot.create(code: code, vaultKey: key, vaultID: vaultID, epoch: epoch)
    loweredMemory = slot.isCheaperThanStandard ? slot.cost.memoryMebibytes : nil
    header = VaultHeader(
      vaultID: vaultID, epoch: epoch, sequence: 1, slots: [.passphrase(slot), .recovery(recovery)])
    self.key = key
    self.code = code
  }

  /// The key alone, when the rest has been taken.
  consuming func takeKey() -> VaultKey { key }
}
