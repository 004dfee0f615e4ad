import CArgon2

/// Argon2id, version 1.3 (RFC 9106): a passphrase becomes a key at a price in time and memory.
enum Argon2id {
  /// The length of the key.
  static let keyCount = 32

  /// Derives a key from a passphrase.
  ///
  /// Calls `argon2id_hash_raw`. Its working memory is ordinary memory that the library wipes before it frees it.
  ///
  /// - Parameters:
  ///   - passphrase: The bytes, normalised.
  ///   - salt: 16 bytes, no secret.
  ///   - cost: Memory, passes and lanes.
  /// - Returns: 32 bytes.
  /// - Throws: ``LockError/needsMemory(mebibytes:)`` when the working memory cannot be had; nothing of the answer
  ///   depends on whether the passphrase is right.
  static func key(
    passphrase: borrowing SecretBytes, salt: [UInt8], cost: Argon2Cost
  ) throws(LockError) -> SecretBytes {
    var key = try SecretBytes(count: keyCount)
    let status = passphrase.withBytes { text in
      key.withMutableBytes { target in
        unsafe text.withUnsafeBytes { textBytes in
          unsafe target.withUnsafeMutableBytes { keyBytes in
            unsafe argon2id_hash_raw(
              cost.passes, cost.memoryKibibytes, cost.lanes, textBytes.baseAddress, textBytes.count, salt, salt.count,
              keyBytes.baseAddress, keyBytes.count)
          }
        }
      }
    }
    switch status {
    case ARGON2_OK.rawValue: return key
    case ARGON2_MEMORY_ALLOCATION_ERROR.rawValue: throw .needsMemory(mebibytes: cost.memoryMebibytes)
    default: throw .libraryFailed("libargon2: argon2id_hash_raw (\(status))")
    }
  }
}
