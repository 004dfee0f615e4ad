import COpenSSL

/// HMAC with SHA-256 (RFC 2104), for headers and marks that are not secret but must be ours.
package enum HMACSHA256 {
  /// The length of a tag.
  package static let count = 32

  /// Computes a tag.
  ///
  /// Calls `EVP_Q_mac`.
  ///
  /// - Parameters:
  ///   - key: The key, any length but 0.
  ///   - bytes: What to authenticate; may be empty.
  /// - Returns: 32 bytes.
  /// - Throws: A failure of the library.
  package static func tag(key: borrowing SecretBytes, over bytes: RawSpan) throws(LockError) -> [UInt8] {
    try OpenSSL.start()
    var tag = [UInt8](repeating: 0, count: count)
    var written = 0
    let isDone = key.withBytes { keyBytes in
      unsafe keyBytes.withUnsafeBytes { key in
        unsafe bytes.withUnsafeBytes { data in
          unsafe EVP_Q_mac(
            nil, "HMAC", nil, "SHA256", nil, key.baseAddress, key.count,
            data.baseAddress?.assumingMemoryBound(to: UInt8.self), data.count, &tag, tag.count, &written) != nil
        }
      }
    }
    guard isDone, written == count else { throw .libraryFailed("OpenSSL: EVP_Q_mac") }
    return tag
  }

  /// Says whether a tag is the one these bytes have under this key, in constant time.
  ///
  /// - Parameters:
  ///   - tag: What was stored.
  ///   - bytes: What it should belong to.
  ///   - key: The key.
  /// - Returns: `false` for any other tag, also one of another length.
  /// - Throws: A failure of the library.
  package static func isValid(
    _ tag: [UInt8], over bytes: RawSpan, key: borrowing SecretBytes
  ) throws(LockError) -> Bool {
    ConstantTime.areEqual(tag, try self.tag(key: key, over: bytes))
  }
}
