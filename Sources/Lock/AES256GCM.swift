import COpenSSL

/// AES-256 in Galois/Counter mode (NIST SP 800-38D) under one key, 12-byte nonces and 16-byte tags.
///
/// One OpenSSL context keeps the expanded key, so that a file of many chunks expands it once; it is wiped when this value
/// goes away. Not for use from two threads at once, and therefore not `Sendable`.
@safe
package struct AES256GCM: ~Copyable {
  /// The length of a key.
  package static let keyCount = 32
  /// The length of a nonce.
  package static let nonceCount = 12
  /// The length of the tag that follows every ciphertext.
  package static let tagCount = 16

  private let context: OpaquePointer

  /// Expands a key.
  ///
  /// Calls `EVP_CipherInit_ex`.
  ///
  /// - Parameter key: 32 bytes, read during this call only.
  /// - Throws: ``LockError/wrongLength(_:)`` for any other length, else a failure of the library.
  package init(key: RawSpan) throws(LockError) {
    guard key.byteCount == Self.keyCount else { throw .wrongLength("AES-256 key") }
    unsafe context = try Self.context(key: key)
  }

  private static func context(key: RawSpan) throws(LockError) -> OpaquePointer {
    try OpenSSL.start()
    guard let context = unsafe EVP_CIPHER_CTX_new() else { throw .libraryFailed("OpenSSL: EVP_CIPHER_CTX_new") }
    let status = unsafe key.withUnsafeBytes { bytes in
      unsafe EVP_CipherInit_ex(
        context, EVP_aes_256_gcm(), nil, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, 1)
    }
    guard status == 1 else {
      unsafe EVP_CIPHER_CTX_free(context)
      throw .libraryFailed("OpenSSL: EVP_CipherInit_ex")
    }
    return unsafe context
  }

  /// Expands a key that is a secret of ours.
  ///
  /// - Parameter key: 32 bytes.
  /// - Throws: ``LockError/wrongLength(_:)`` for any other length, else a failure of the library.
  package init(key: borrowing SecretBytes) throws(LockError) {
    self = try key.withBytes { bytes throws(LockError) in try AES256GCM(key: bytes) }
  }

  deinit {
    unsafe EVP_CIPHER_CTX_free(context)
  }

  /// Appends ciphertext and tag.
  ///
  /// - Parameters:
  ///   - nonce: 12 bytes, never used before under this key.
  ///   - associatedData: Bound by the tag, not contained in the result.
  ///   - plaintext: What to protect; may be empty.
  ///   - output: Grows by the plaintext's length and 16.
  /// - Throws: ``LockError/wrongLength(_:)`` for a nonce of another length, else a failure of the library; `output` is
  ///   then as it was.
  package func seal(
    nonce: [UInt8], associatedData: [UInt8], plaintext: RawSpan, into output: inout [UInt8]
  ) throws(LockError) {
    try start(nonce: nonce, associatedData: associatedData, encrypting: true)
    let first = output.count
    output.append(contentsOf: [UInt8](repeating: 0, count: plaintext.byteCount + Self.tagCount))
    do throws(LockError) {
      var elements = output.mutableSpan
      var whole = unsafe elements.mutableBytes
      try unsafe whole.withUnsafeMutableBytes { bytes throws(LockError) in
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[first...])
        try unsafe update(plaintext, into: target)
        try finish()
        let tag = unsafe target.baseAddress?.advanced(by: plaintext.byteCount)
        try unsafe OpenSSL.check(
          EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, Int32(Self.tagCount), tag), "EVP_CTRL_AEAD_GET_TAG")
      }
    } catch {
      output.removeLast(output.count - first)
      throw error
    }
  }

  /// Appends the plaintext, once the tag has proved it.
  ///
  /// The plaintext is made in the new end of `output`, which nobody else can see during the call; when the tag does not
  /// match, that end is wiped and cut off before this throws.
  ///
  /// - Parameters:
  ///   - nonce: The nonce it was sealed with.
  ///   - associatedData: The associated data it was sealed with.
  ///   - sealed: Ciphertext and tag.
  ///   - output: Grows by the plaintext's length on success only.
  /// - Throws: ``LockError/notAuthentic`` when key, nonce, associated data or any byte is another, or the text is
  ///   shorter than a tag.
  package func open(
    nonce: [UInt8], associatedData: [UInt8], sealed: RawSpan, into output: inout [UInt8]
  ) throws(LockError) {
    guard sealed.byteCount >= Self.tagCount else { throw .notAuthentic }
    let first = output.count
    output.append(contentsOf: [UInt8](repeating: 0, count: sealed.byteCount - Self.tagCount))
    do throws(LockError) {
      var elements = output.mutableSpan
      var whole = unsafe elements.mutableBytes
      try unsafe whole.withUnsafeMutableBytes { bytes throws(LockError) in
        let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[first...])
        try unsafe open(nonce: nonce, associatedData: associatedData, sealed: sealed, into: target)
      }
    } catch {
      output.removeLast(output.count - first)
      throw error
    }
  }

  /// Opens a sealed secret, such as a wrapped key, straight into guarded memory.
  ///
  /// - Parameters:
  ///   - nonce: The nonce it was sealed with.
  ///   - associatedData: The associated data it was sealed with.
  ///   - sealed: Ciphertext and tag.
  /// - Returns: The secret.
  /// - Throws: ``LockError/notAuthentic`` as ``open(nonce:associatedData:sealed:into:)`` does.
  package func openSecret(
    nonce: [UInt8], associatedData: [UInt8], sealed: RawSpan
  ) throws(LockError) -> SecretBytes {
    guard sealed.byteCount >= Self.tagCount else { throw .notAuthentic }
    var secret = try SecretBytes(count: sealed.byteCount - Self.tagCount)
    try secret.withMutableBytes { bytes throws(LockError) in
      try unsafe bytes.withUnsafeMutableBytes { target throws(LockError) in
        try unsafe open(nonce: nonce, associatedData: associatedData, sealed: sealed, into: target)
      }
    }
    return secret
  }

  /// Decrypts into memory only the caller sees, and wipes it again unless the tag matches.
  private func open(
    nonce: [UInt8], associatedData: [UInt8], sealed: RawSpan, into target: UnsafeMutableRawBufferPointer
  ) throws(LockError) {
    do throws(LockError) {
      try start(nonce: nonce, associatedData: associatedData, encrypting: false)
      try unsafe update(sealed.extracting(first: target.count), into: target)
      let status = unsafe sealed.extracting(last: Self.tagCount).withUnsafeBytes { tag in
        unsafe EVP_CIPHER_CTX_ctrl(
          context, EVP_CTRL_AEAD_SET_TAG, Int32(Self.tagCount), UnsafeMutableRawPointer(mutating: tag.baseAddress))
      }
      try OpenSSL.check(status, "EVP_CTRL_AEAD_SET_TAG")
      guard isTagRight() else { throw .notAuthentic }
    } catch {
      unsafe Sodium.wipe(target)
      throw error
    }
  }

  private func start(nonce: [UInt8], associatedData: [UInt8], encrypting: Bool) throws(LockError) {
    guard nonce.count == Self.nonceCount else { throw .wrongLength("AES-GCM nonce") }
    try unsafe OpenSSL.check(
      EVP_CipherInit_ex(context, nil, nil, nil, nonce, encrypting ? 1 : 0), "EVP_CipherInit_ex")
    guard !associatedData.isEmpty else { return }
    guard let count = Int32(exactly: associatedData.count) else { throw .wrongLength("associated data") }
    var written: Int32 = 0
    try unsafe OpenSSL.check(
      EVP_CipherUpdate(context, nil, &written, associatedData, count), "EVP_CipherUpdate")
  }

  private func update(_ input: RawSpan, into target: UnsafeMutableRawBufferPointer) throws(LockError) {
    guard input.byteCount > 0 else { return }
    guard let count = Int32(exactly: input.byteCount) else { throw .wrongLength("AES-GCM text") }
    var written: Int32 = 0
    let status = unsafe input.withUnsafeBytes { bytes in
      unsafe EVP_CipherUpdate(
        context, target.baseAddress?.assumingMemoryBound(to: UInt8.self), &written,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), count)
    }
    try OpenSSL.check(status, "EVP_CipherUpdate")
    guard written == count else { throw .libraryFailed("OpenSSL: EVP_CipherUpdate") }
  }

  /// Ends an encryption.
  private func finish() throws(LockError) {
    guard isTagRight() else { throw .libraryFailed("OpenSSL: EVP_CipherFinal_ex") }
  }

  /// Ends the text, and says when decrypting whether the tag matches.
  ///
  /// Calls `EVP_CipherFinal_ex`.
  private func isTagRight() -> Bool {
    var none: (UInt64, UInt64) = (0, 0)
    var written: Int32 = 0
    let status = unsafe withUnsafeMutableBytes(of: &none) { bytes in
      unsafe EVP_CipherFinal_ex(context, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), &written)
    }
    return status == 1
  }
}
