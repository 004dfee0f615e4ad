import Glibc

/// What a caller hands on to this process and may have left in a bad state: the standard descriptors and the signal mask.
enum StandardStreams {
  /// Opens `/dev/null` where one is missing, so that no file of the vault ever gets its number.
  static func ensureOpen() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) < 0 {
      guard unsafe open("/dev/null", O_RDWR) == descriptor else { exit(74) }
    }
  }

  /// Takes every signal again: a parent that blocks some in its threads hands that on, and Ctrl-C would not end us.
  static func unblockSignals() {
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe sigprocmask(SIG_SETMASK, &none, nil)
  }

  /// Writes all bytes to standard error; there is nobody to tell when that does not work.
  static func writeToError(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
