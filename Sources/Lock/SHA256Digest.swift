import COpenSSL

/// SHA-256 (FIPS 180-4), at once or in parts.
///
/// The value is a running digest: feed it with ``update(_:)``, then take ``finish()`` once.
@safe
package struct SHA256Digest: ~Copyable {
  /// The length of a digest.
  package static let count = 32

  private let context: OpaquePointer

  /// Starts an empty digest.
  ///
  /// Calls `EVP_DigestInit_ex`.
  ///
  /// - Throws: A failure of the library.
  package init() throws(LockError) {
    unsafe context = try Self.context()
  }

  private static func context() throws(LockError) -> OpaquePointer {
    try OpenSSL.start()
    guard let context = unsafe EVP_MD_CTX_new() else { throw .libraryFailed("OpenSSL: EVP_MD_CTX_new") }
    guard unsafe EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
      unsafe EVP_MD_CTX_free(context)
      throw .libraryFailed("OpenSSL: EVP_DigestInit_ex")
    }
    return unsafe context
  }

  deinit {
    unsafe EVP_MD_CTX_free(context)
  }

  /// Adds bytes.
  ///
  /// Calls `EVP_DigestUpdate`.
  ///
  /// - Parameter bytes: The next bytes; may be empty.
  /// - Throws: A failure of the library.
  package mutating func update(_ bytes: RawSpan) throws(LockError) {
    let status = unsafe bytes.withUnsafeBytes { unsafe EVP_DigestUpdate(context, $0.baseAddress, $0.count) }
    try OpenSSL.check(status, "EVP_DigestUpdate")
  }

  /// Ends the digest.
  ///
  /// Calls `EVP_DigestFinal_ex`.
  ///
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package consuming func finish() throws(LockError) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Self.count)
    try unsafe OpenSSL.check(EVP_DigestFinal_ex(context, &digest, nil), "EVP_DigestFinal_ex")
    return digest
  }

  /// Takes the digest of bytes that are all there.
  ///
  /// - Parameter bytes: What to hash.
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package static func of(_ bytes: RawSpan) throws(LockError) -> [UInt8] {
    var digest = try SHA256Digest()
    try digest.update(bytes)
    return try digest.finish()
  }
}
