import COpenSSL

/// The start of OpenSSL, common to the files that wrap its ciphers, digests and key derivation.
enum OpenSSL {
  /// Whether libcrypto started without reading any configuration file.
  ///
  /// `OPENSSL_INIT_NO_LOAD_CONFIG`: neither `/etc/ssl/openssl.cnf` nor `OPENSSL_CONF` can put another provider or
  /// another meaning behind a name, and the answers are the same in an empty root.
  static let isReady: Bool = OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_LOAD_CONFIG), nil) == 1

  /// Turns the 1 of a successful call into nothing and anything else into an error that names the call.
  static func check(_ status: Int32, _ call: StaticString) throws(LockError) {
    guard status == 1 else { throw .libraryFailed("OpenSSL: \(call)") }
  }

  /// Makes sure that libcrypto has started.
  static func start() throws(LockError) {
    guard isReady else { throw .libraryFailed("OpenSSL: OPENSSL_init_crypto") }
  }
}
