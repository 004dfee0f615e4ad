/// Both copies of the header, `vault.header` and `vault.header.2`, as they lie on disk, and the rules between them.
///
/// The second copy is written first, so a kill between the two leaves a newer second copy. Secrets are tried on the
/// newer copy first; of the copies that the opened key proves, the one with the higher sequence number holds.
package struct HeaderCopies: Sendable {
  /// What stood in `vault.header`.
  package let first: Result<VaultHeader, LockError>
  /// What stood in `vault.header.2`.
  package let second: Result<VaultHeader, LockError>

  /// Reads both copies.
  ///
  /// - Parameters:
  ///   - first: The bytes of `vault.header`, or `nil` when the file is not there.
  ///   - second: The bytes of `vault.header.2`, or `nil`.
  package init(first: [UInt8]?, second: [UInt8]?) {
    self.first = Self.read(first)
    self.second = Self.read(second)
  }

  /// The copies that could be read, newest first; one of equal copies is enough.
  package var readable: [VaultHeader] {
    let headers = [first, second].compactMap { try? $0.get() }
    guard headers.count == 2, headers[0] != headers[1] else { return Array(headers.prefix(1)) }
    return headers[1].sequence > headers[0].sequence ? [headers[1], headers[0]] : headers
  }

  /// Tries a passphrase on every passphrase slot.
  ///
  /// - Parameter passphrase: UTF-8, as typed.
  /// - Returns: The key and the header that holds.
  /// - Throws: The fault of the first copy when neither can be read; ``LockError/noSuchSlot``;
  ///   ``LockError/wrongPassphrase``; ``LockError/headerNotAuthentic`` when the key proves no copy.
  package func open(passphrase: borrowing SecretBytes) throws(LockError) -> OpenedHeader {
    try open(wrongSecret: .wrongPassphrase) { slot, header throws(LockError) in
      guard case .passphrase(let slot) = slot else { return nil }
      return try slot.open(passphrase: passphrase, vaultID: header.vaultID, epoch: header.epoch)
    }
  }

  /// Tries a recovery code on every recovery slot.
  ///
  /// - Parameter code: A well-formed code.
  /// - Returns: The key and the header that holds.
  /// - Throws: As ``open(passphrase:)``, with ``LockError/wrongRecoveryCode``.
  package func open(code: borrowing RecoveryCode) throws(LockError) -> OpenedHeader {
    try open(wrongSecret: .wrongRecoveryCode) { slot, header throws(LockError) in
      guard case .recovery(let slot) = slot else { return nil }
      return try slot.open(code: code, vaultID: header.vaultID, epoch: header.epoch)
    }
  }

  /// Says which copy holds under a key that is there already, such as the one in the kernel keyring.
  ///
  /// - Parameter vaultKey: The key.
  /// - Returns: The newest authentic copy.
  /// - Throws: The fault of the first copy when neither can be read; ``LockError/headerNotAuthentic``.
  package func header(provedBy vaultKey: borrowing VaultKey) throws(LockError) -> VaultHeader {
    try requireReadable()
    for header in readable where try header.isAuthentic(vaultKey: vaultKey) { return header }
    throw .headerNotAuthentic
  }

  /// Whether a writing command should write both copies again.
  package var differ: Bool { first != second }

  /// Tries one secret on each slot of each copy; `attempt` gives `nil` for a slot of another kind.
  private func open(
    wrongSecret: LockError, trying attempt: (KeySlot, VaultHeader) throws(LockError) -> VaultKey?
  ) throws(LockError) -> OpenedHeader {
    try requireReadable()
    // A slot that stands in both copies is tried once: each try costs the whole of Argon2.
    var tried: Set<KeySlot> = []
    var fault = LockError.noSuchSlot
    for copy in readable {
      for slot in copy.slots where tried.insert(slot).inserted {
        do throws(LockError) {
          guard let key = try attempt(slot, copy) else { continue }
          let held = try header(provedBy: key)
          return OpenedHeader(
            header: held, vaultKey: key, copiesDiffer: differ, isOpenedByOlderCopy: copy.sequence < held.sequence)
        } catch wrongSecret where fault == .noSuchSlot {
          fault = wrongSecret
        } catch wrongSecret {
          continue
        } catch .slotDamaged {
          fault = .slotDamaged
        }
      }
    }
    throw fault
  }

  private func requireReadable() throws(LockError) {
    guard readable.isEmpty else { return }
    _ = try first.get()
  }

  private static func read(_ bytes: [UInt8]?) -> Result<VaultHeader, LockError> {
    guard let bytes else { return .failure(.headerDamaged(.missing)) }
    do throws(LockError) {
      return .success(try VaultHeader.parse(bytes))
    } catch {
      return .failure(error)
    }
  }
}

/// A header that a secret opened.
package struct OpenedHeader: ~Copyable, Sendable {
  /// The newest authentic copy.
  package let header: VaultHeader
  /// The vault key.
  package let vaultKey: VaultKey
  /// Whether the copies are not the same, so that the next writing command must write both.
  package let copiesDiffer: Bool
  /// Whether only the older copy still had a slot for the secret: a change of secrets was interrupted, and the old one
  /// opens the vault until both copies are written.
  package let isOpenedByOlderCopy: Bool

  /// Gives the key to whoever keeps it from here on, such as the store.
  ///
  /// - Returns: The vault key.
  package consuming func takeKey() -> VaultKey { vaultKey }
}
