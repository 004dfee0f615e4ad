/// The one random key of a vault, from which every other key is derived; never on disk in clear.
///
/// Every derived key is 32 bytes of HKDF-Expand (SHA-512) of this key under its own label, so that none of them says
/// anything about another (docs/format.md, "Keys").
package struct VaultKey: ~Copyable, Sendable {
  /// The length of the key.
  package static let count = 32

  let secret: SecretBytes

  /// Takes 32 bytes that were opened from a slot or the kernel keyring.
  ///
  /// - Parameter secret: The key.
  /// - Throws: ``LockError/wrongLength(_:)`` for any other length.
  package init(_ secret: consuming SecretBytes) throws(LockError) {
    guard secret.count == Self.count else { throw .wrongLength("vault key") }
    self.secret = secret
  }

  /// Draws the key of a new vault, or the next one at a rotation.
  ///
  /// - Returns: A key that nobody else has.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when guarded memory cannot be had.
  package static func random() throws(LockError) -> VaultKey {
    try VaultKey(SecretBytes.random(count: count))
  }

  /// Derives the input key of every sealed file of one epoch.
  ///
  /// - Parameter epoch: The key epoch that stands in the file's header.
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package func inputKey(epoch: UInt32) throws(LockError) -> SecretBytes {
    var suffix = ByteWriter()
    suffix.append(epoch)
    return try derive("data", suffix: suffix.bytes)
  }

  /// Derives the input key of the index.
  ///
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package func manifestKey() throws(LockError) -> SecretBytes { try derive("manifest") }

  /// Derives the key that authenticates the high-water mark.
  ///
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package func markKey() throws(LockError) -> SecretBytes { try derive("mark") }

  /// Derives the key that authenticates `vault.header`.
  ///
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package func slotsKey() throws(LockError) -> SecretBytes { try derive("slots") }

  /// Says whether two keys are the same, in constant time.
  ///
  /// - Parameter other: The key to compare with, such as one a slot gave when it is proved again.
  /// - Returns: Whether both have the same bytes.
  package func isSame(as other: borrowing VaultKey) -> Bool {
    secret.withBytes { mine in other.secret.withBytes { theirs in ConstantTime.areEqual(mine, theirs) } }
  }

  private func derive(_ label: StaticString, suffix: [UInt8] = []) throws(LockError) -> SecretBytes {
    try HKDFSHA512.expand(key: secret, info: Array("vault.key/1 \(label)".utf8) + suffix, count: Self.count)
  }
}
