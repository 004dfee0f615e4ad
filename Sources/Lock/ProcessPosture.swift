import CLinux
import Glibc

/// How the process stands against leaks, read back from the kernel rather than remembered.
package struct ProcessPosture: Sendable, Equatable {
  /// Whether a core may be written or another process of the same user may attach.
  package let isDumpable: Bool
  /// Whether both the soft and the hard limit of a core file are 0.
  package let coresAreForbidden: Bool
  /// Whether no program started from here can gain privileges.
  package let hasNoNewPrivileges: Bool
  /// The permissions that new files never get.
  package let umask: UInt32
  /// Whether a secret can be locked into memory here (`ulimit -l`).
  package let canLockMemory: Bool
  /// Whether this user's kernel keyring is linked to the process, as the lock needs it.
  package let reachesUserKeyring: Bool
  /// Whether SIGPIPE and SIGXFSZ are ignored.
  package let ignoresPipeAndSizeSignals: Bool

  /// Measures the present process; changes nothing that lasts.
  ///
  /// - Returns: The posture.
  package static func measure() -> ProcessPosture {
    var core = rlimit()
    let isCoreKnown = unsafe getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core) == 0
    return ProcessPosture(
      isDumpable: prctl_get_dumpable() != 0,
      coresAreForbidden: isCoreKnown && core.rlim_cur == 0 && core.rlim_max == 0,
      hasNoNewPrivileges: prctl_get_no_new_privs() == 1,
      umask: currentUmask(),
      canLockMemory: canLockMemoryNow(),
      reachesUserKeyring: KernelKeyring.isUserKeyringLinked(),
      ignoresPipeAndSizeSignals: isIgnored(SIGPIPE) && isIgnored(SIGXFSZ))
  }

  /// The kernel only tells a mask in exchange for another; a file made meanwhile by another thread gets the strictest one.
  private static func currentUmask() -> UInt32 {
    let mask = Glibc.umask(0o777)
    Glibc.umask(mask)
    return mask
  }

  private static func canLockMemoryNow() -> Bool {
    guard let (memory, isLocked) = try? unsafe Sodium.allocate(count: 64) else { return false }
    unsafe Sodium.free(memory)
    return isLocked
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(number, nil, &action) == 0 else { return false }
    // The two are functions to Swift, which compares none: their addresses are compared instead.
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
