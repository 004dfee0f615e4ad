import CLinux
import Glibc

/// What the program does to itself before anything else, so that no later step can leak memory or be led astray.
///
/// Called first in `main`, while there is one thread: the link of the user keyring belongs to the thread that makes it and
/// to those it starts.
package enum ProcessHardening {
  /// The names of the environment that mean something to the program, whole or up to an underscore.
  static let keptNames = ["HOME", "USER", "LANG", "TERM", "COLORTERM", "NO_COLOR", "VAULT_DIR", "COLUMNS", "TZ"]
  static let keptPrefixes = ["LC_", "XDG_"]

  /// Does all of it.
  ///
  /// - Returns: Why the user keyring could not be linked, so that the key cannot be kept between commands; `nil` when it
  ///   is linked.
  /// - Throws: ``LockError/hardeningFailed(_:)`` when cores, dumping or new privileges could not be forbidden.
  @discardableResult
  package static func apply() throws(LockError) -> LockError? {
    reduceEnvironment()
    umask(0o077)
    try forbidCores()
    guard prctl_set_dumpable(0) == 0 else { throw .hardeningFailed("PR_SET_DUMPABLE") }
    guard prctl_set_no_new_privs() == 0 else { throw .hardeningFailed("PR_SET_NO_NEW_PRIVS") }
    // A closed pipe and a full file-size limit then come back as EPIPE and EFBIG from the write that met them.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    do throws(LockError) {
      try KernelKeyring.linkUserKeyring()
      return nil
    } catch {
      return error
    }
  }

  /// Removes every variable that is not on the list; values are kept as the bytes they are.
  static func reduceEnvironment() {
    var kept: [(name: [CChar], value: [CChar])] = []
    var entry = unsafe environ
    while let text = unsafe entry.pointee {
      let bytes = unsafe UnsafeBufferPointer(start: text, count: strlen(text) + 1)
      if let equals = unsafe bytes.firstIndex(of: CChar(UInt8(ascii: "="))) {
        let name = unsafe Array(bytes[..<equals])
        if isKept(name) { unsafe kept.append((name + [0], Array(bytes[(equals + 1)...]))) }
      }
      unsafe entry = unsafe entry.advanced(by: 1)
    }
    clearenv()
    // Of a name that stands twice the first counts, as it does for getenv.
    for (name, value) in kept { unsafe setenv(name, value, 0) }
  }

  private static func isKept(_ name: [CChar]) -> Bool {
    let bytes = name.map(UInt8.init(bitPattern:))
    return keptNames.contains { Array($0.utf8) == bytes } || keptPrefixes.contains { bytes.starts(with: $0.utf8) }
  }

  private static func forbidCores() throws(LockError) {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0 else {
      throw .hardeningFailed("RLIMIT_CORE")
    }
  }
}
