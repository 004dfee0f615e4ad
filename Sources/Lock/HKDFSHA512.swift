import COpenSSL

/// Key derivation by HKDF with SHA-512, the Expand step only (RFC 5869, 2.3).
///
/// There is no Extract step here: every key it is given is uniform already (RFC 5869, 3.3).
package enum HKDFSHA512 {
  /// Derives `count` bytes from a key.
  ///
  /// Calls OpenSSL's `EVP_KDF_derive` in mode `EXPAND_ONLY`.
  ///
  /// - Parameters:
  ///   - key: The pseudorandom key.
  ///   - info: What the result is for; a different text gives an unrelated result.
  ///   - count: 1 to 16,320 bytes (255 digests).
  /// - Returns: The derived bytes.
  /// - Throws: ``LockError/wrongLength(_:)`` for a count out of range, else a failure of the library.
  package static func expand(
    key: borrowing SecretBytes, info: [UInt8], count: Int
  ) throws(LockError) -> SecretBytes {
    guard (1...255 * 64).contains(count) else { throw .wrongLength("HKDF output") }
    return try key.withBytes { keyBytes throws(LockError) in
      try expand(key: keyBytes, info: info, count: count)
    }
  }

  private static func expand(key: RawSpan, info: [UInt8], count: Int) throws(LockError) -> SecretBytes {
    try OpenSSL.start()
    guard let kdf = unsafe EVP_KDF_fetch(nil, "HKDF", nil) else { throw .libraryFailed("OpenSSL: EVP_KDF_fetch") }
    defer { unsafe EVP_KDF_free(kdf) }
    guard let context = unsafe EVP_KDF_CTX_new(kdf) else { throw .libraryFailed("OpenSSL: EVP_KDF_CTX_new") }
    defer { unsafe EVP_KDF_CTX_free(context) }
    var output = try SecretBytes(count: count)
    let status = output.withMutableBytes { result in
      unsafe result.withUnsafeMutableBytes { target in
        unsafe derive(kdf, context, key: key, info: info, into: target)
      }
    }
    try OpenSSL.check(status, "EVP_KDF_derive")
    return output
  }

  private static func derive(
    _ kdf: OpaquePointer, _ context: OpaquePointer, key: RawSpan, info: [UInt8],
    into target: UnsafeMutableRawBufferPointer
  ) -> Int32 {
    // A parameter keeps the pointer to its name, so the names are those of the library's own table, which stays: a Swift
    // literal would be gone after the call that makes the parameter.
    let table = unsafe EVP_KDF_settable_ctx_params(kdf)
    guard let modeName = unsafe OSSL_PARAM_locate_const(table, OSSL_KDF_PARAM_MODE)?.pointee.key,
      let digestName = unsafe OSSL_PARAM_locate_const(table, OSSL_KDF_PARAM_DIGEST)?.pointee.key,
      let keyName = unsafe OSSL_PARAM_locate_const(table, OSSL_KDF_PARAM_KEY)?.pointee.key,
      let infoName = unsafe OSSL_PARAM_locate_const(table, OSSL_KDF_PARAM_INFO)?.pointee.key
    else { return 0 }
    // OpenSSL's parameters take mutable pointers although it only reads what they point at.
    var mode = Int32(EVP_KDF_HKDF_MODE_EXPAND_ONLY)
    var digest: [CChar] = Array("SHA512".utf8CString)
    var infoBytes = info
    return unsafe key.withUnsafeBytes { keyBytes in
      unsafe infoBytes.withUnsafeMutableBytes { infoTarget in
        unsafe digest.withUnsafeMutableBufferPointer { digestText in
          unsafe withUnsafeMutablePointer(to: &mode) { modePointer in
            var parameters = unsafe [
              OSSL_PARAM_construct_int(modeName, modePointer),
              OSSL_PARAM_construct_utf8_string(digestName, digestText.baseAddress, 0),
              OSSL_PARAM_construct_octet_string(
                keyName, UnsafeMutableRawPointer(mutating: keyBytes.baseAddress), keyBytes.count),
              OSSL_PARAM_construct_octet_string(infoName, infoTarget.baseAddress, infoTarget.count),
              OSSL_PARAM_construct_end(),
            ]
            return unsafe EVP_KDF_derive(context, target.baseAddress, target.count, &parameters)
          }
        }
      }
    }
  }
}
