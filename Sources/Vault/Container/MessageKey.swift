internal import Lock

/// The cipher, base nonce and commitment of one sealed file, derived as c2sp.org/chunked-encryption says.
///
/// The whole header and the vault's id go into the derivation, so a file that is renamed, moved to another report, put in
/// another kind's place or replayed from an earlier generation has another key and fails at the commitment.
struct MessageKey: ~Copyable {
  static let saltCount = 24
  static let commitmentCount = 32

  private let cipher: AES256GCM
  private let baseNonce: [UInt8]
  let commitment: [UInt8]

  /// Derives the key of one file.
  ///
  /// - Parameters:
  ///   - inputKey: The epoch's data key, or the manifest key for an index.
  ///   - vaultID: 16 bytes.
  ///   - header: The file's own header.
  ///   - salt: The file's own salt, 24 bytes.
  /// - Throws: A failure of the library.
  init(
    inputKey: borrowing SecretBytes, vaultID: [UInt8], header: SealedHeader, salt: [UInt8]
  ) throws(LockError) {
    // The AEAD's name ends with a zero byte; salt and context follow without a separator, since the salt's length is fixed.
    let info =
      Array("c2sp.org/chunked-encryption@v1+AEAD_AES_256_GCM".utf8) + [0] + salt + vaultID + header.bytes
    let derived = try HKDFSHA512.expand(
      key: inputKey, info: info, count: AES256GCM.keyCount + AES256GCM.nonceCount + Self.commitmentCount)
    cipher = try derived.withBytes { bytes throws(LockError) in
      try AES256GCM(key: bytes.extracting(0..<AES256GCM.keyCount))
    }
    (baseNonce, commitment) = derived.withBytes { bytes in
      let rest = bytes.extracting(droppingFirst: AES256GCM.keyCount)
      return (
        rest.extracting(first: AES256GCM.nonceCount).copied, rest.extracting(last: Self.commitmentCount).copied
      )
    }
  }

  /// Appends chunk `index`, sealed.
  func seal(_ plaintext: RawSpan, chunk index: UInt64, into output: inout [UInt8]) throws(LockError) {
    try cipher.seal(nonce: nonce(of: index), associatedData: [], plaintext: plaintext, into: &output)
  }

  /// Appends the plaintext of chunk `index`, once its tag has proved it.
  func open(_ sealed: RawSpan, chunk index: UInt64, into output: inout [UInt8]) throws(SealError) {
    do throws(LockError) {
      try cipher.open(nonce: nonce(of: index), associatedData: [], sealed: sealed, into: &output)
    } catch .notAuthentic {
      throw .badBody(chunk: index)
    } catch {
      throw .lock(error)
    }
  }

  /// The base nonce XOR the chunk's number, which is big-endian, unlike every other number of the format.
  private func nonce(of index: UInt64) -> [UInt8] {
    var nonce = baseNonce
    for position in 0..<8 {
      nonce[nonce.count - 1 - position] ^= UInt8(truncatingIfNeeded: index >> UInt64(position * 8))
    }
    return nonce
  }
}

extension RawSpan {
  /// The bytes in ordinary memory.
  var copied: [UInt8] {
    unsafe withUnsafeBytes { unsafe Array($0) }
  }
}
