/// How a key slot holds the vault key: wrapped under a key made from the slot's secret, beside a commitment to it.
///
/// Key, nonce and commitment come from one HKDF-Expand over the slot's secret, whose info is the whole of the slot's
/// context (vault, epoch, kind, id, salt, cost), so that no parameter can be changed and no slot moved to another vault
/// without the commitment failing. The commitment also keeps one wrapped key from opening under two secrets.
struct SlotWrapping: Sendable, Hashable {
  /// The length of a commitment.
  static let commitmentCount = 32
  /// The length of a wrapped vault key.
  static let wrappedCount = VaultKey.count + AES256GCM.tagCount

  /// 32 bytes that only the right secret gives.
  let commitment: [UInt8]
  /// The vault key, encrypted, and its tag.
  let wrapped: [UInt8]

  init(commitment: [UInt8], wrapped: [UInt8]) {
    self.commitment = commitment
    self.wrapped = wrapped
  }

  /// Wraps a vault key.
  ///
  /// - Parameters:
  ///   - vaultKey: What to wrap.
  ///   - secret: 32 uniform bytes that belong to this slot alone: its salt must be fresh, since the nonce follows from
  ///     secret and context.
  ///   - context: All the slot's parameters, as docs/format.md orders them.
  /// - Throws: A failure of the library.
  init(
    wrapping vaultKey: borrowing VaultKey, under secret: borrowing SecretBytes, context: [UInt8]
  ) throws(LockError) {
    let keys = try Keys(secret: secret, context: context)
    var wrapped: [UInt8] = []
    try vaultKey.secret.withBytes { plain throws(LockError) in
      try keys.cipher.seal(nonce: keys.nonce, associatedData: context, plaintext: plain, into: &wrapped)
    }
    self.init(commitment: keys.commitment, wrapped: wrapped)
  }

  /// Unwraps the vault key.
  ///
  /// - Parameters:
  ///   - secret: What should be the slot's secret.
  ///   - context: The same parameters again.
  /// - Returns: The key, or `nil` when the commitment says that the secret is another.
  /// - Throws: ``LockError/slotDamaged`` when the secret is right and the wrapped key is not.
  func open(with secret: borrowing SecretBytes, context: [UInt8]) throws(LockError) -> VaultKey? {
    let keys = try Keys(secret: secret, context: context)
    guard ConstantTime.areEqual(keys.commitment, commitment) else { return nil }
    do throws(LockError) {
      let plain = try wrapped.lendBytes { sealed throws(LockError) in
        try keys.cipher.openSecret(nonce: keys.nonce, associatedData: context, sealed: sealed)
      }
      return try VaultKey(plain)
    } catch .notAuthentic {
      throw .slotDamaged
    }
  }

  private struct Keys: ~Copyable {
    let cipher: AES256GCM
    let nonce: [UInt8]
    let commitment: [UInt8]

    init(secret: borrowing SecretBytes, context: [UInt8]) throws(LockError) {
      let keyEnd = AES256GCM.keyCount
      let nonceEnd = keyEnd + AES256GCM.nonceCount
      let output = try HKDFSHA512.expand(
        key: secret, info: context, count: nonceEnd + SlotWrapping.commitmentCount)
      cipher = try AES256GCM(key: output.part(0..<keyEnd))
      nonce = output.withBytes { ordinaryBytes($0, keyEnd..<nonceEnd) }
      commitment = output.withBytes { ordinaryBytes($0, nonceEnd..<nonceEnd + SlotWrapping.commitmentCount) }
    }
  }
}

/// Copies a part that is no secret out of guarded memory.
private func ordinaryBytes(_ bytes: RawSpan, _ range: Range<Int>) -> [UInt8] {
  range.map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
}
