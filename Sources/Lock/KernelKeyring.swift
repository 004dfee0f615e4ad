import CKeyutils
import Glibc

/// Keys of type `user` in the kernel's keyring of this user, as far as the lock needs them.
///
/// The user keyring `@u` outlives sessions, but a key in it is refused to a process that does not possess it; so every
/// process links `@u` into its own process keyring first. A key is made there, given its timeout, and only then linked into
/// `@u`, which displaces the key of the same name in one step: at no moment is a key without a timeout reachable from
/// `@u`, whenever the process is killed. `KEYCTL_UPDATE` is never called: it would take the timeout away.
enum KernelKeyring {
  /// The number of a key in the kernel.
  typealias Serial = key_serial_t

  /// What the possessor may do: look, read, find, link and set a timeout; nobody else may do anything, and nobody write.
  private static let permissions = UInt32(
    KEY_POS_VIEW | KEY_POS_READ | KEY_POS_SEARCH | KEY_POS_LINK | KEY_POS_SETATTR)

  /// How the kernel speaks of a key that is not there, or no longer.
  private static let deadKeyErrors = [ENOKEY, EKEYEXPIRED, EKEYREVOKED]

  /// Links the user keyring into the process keyring.
  ///
  /// Calls `keyctl_link`; doing it again changes nothing. The link belongs to the thread that makes it and to those it
  /// starts, which is why the program makes it first of all.
  ///
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  static func linkUserKeyring() throws(LockError) {
    try check(keyctl_link(KEY_SPEC_USER_KEYRING, KEY_SPEC_PROCESS_KEYRING))
  }

  /// Whether the link is there, for this thread.
  ///
  /// Calls `keyctl_search` for the user keyring by the name the kernel gives it.
  ///
  /// - Returns: `false` also where no keyring works.
  static func isUserKeyringLinked() -> Bool {
    unsafe keyctl_search(KEY_SPEC_PROCESS_KEYRING, "keyring", "_uid.\(getuid())", 0) > 0
  }

  /// Puts a key in place of whatever had its name.
  ///
  /// - Parameters:
  ///   - name: The key's description.
  ///   - payload: What it holds.
  ///   - timeout: After this many whole seconds the kernel drops it; at least 1, since 0 would mean never.
  /// - Throws: ``LockError/keyringUnavailable(_:)``; nothing was put then.
  static func put(_ name: String, payload: RawSpan, timeout: UInt32) throws(LockError) {
    try linkUserKeyring()
    // A key of this name left in the process keyring would be updated in place by `add_key`, and so lose its timeout.
    discardFromProcessKeyring(name)
    let serial = try add(name, payload: payload)
    defer { _ = keyctl_unlink(serial, KEY_SPEC_PROCESS_KEYRING) }
    do throws(LockError) {
      try check(keyctl_set_timeout(serial, max(timeout, 1)))
      try check(keyctl_setperm(serial, permissions))
      // Once displaced, the old key is no longer possessed through `@u`, and could not be revoked: hold it meanwhile.
      let old = try find(name)
      // It may be gone by now, dropped by its timeout or another process; then there is nothing to revoke.
      if let old { _ = keyctl_link(old, KEY_SPEC_THREAD_KEYRING) }
      defer { if let old { _ = keyctl_unlink(old, KEY_SPEC_THREAD_KEYRING) } }
      try check(keyctl_link(serial, KEY_SPEC_USER_KEYRING))
      if let old { _ = keyctl_revoke(old) }
    } catch {
      _ = keyctl_revoke(serial)
      throw error
    }
  }

  /// Finds a live key in the user keyring.
  ///
  /// Calls `keyctl_search`.
  ///
  /// - Parameter name: The key's description.
  /// - Returns: Its number, or `nil` when there is none or its time is over.
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  static func find(_ name: String) throws(LockError) -> Serial? {
    let serial = unsafe keyctl_search(KEY_SPEC_USER_KEYRING, "user", name, 0)
    guard serial < 0 else { return Serial(serial) }
    guard deadKeyErrors.contains(errno) else { throw .keyringUnavailable(fault(errno)) }
    return nil
  }

  /// Reads a key into guarded memory.
  ///
  /// Calls `keyctl_read`.
  ///
  /// - Parameters:
  ///   - serial: A key that was just found.
  ///   - count: How long the payload should be; a longer one comes back cut, but longer than this.
  /// - Returns: The payload, or `nil` when the key was dropped or displaced since it was found.
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  static func read(_ serial: Serial, expecting count: Int) throws(LockError) -> SecretBytes? {
    var buffer = try SecretBytes(count: count + 1)
    let found = buffer.withMutableBytes { bytes in
      unsafe bytes.withUnsafeMutableBytes { target in
        unsafe keyctl_read(serial, target.baseAddress?.assumingMemoryBound(to: CChar.self), target.count)
      }
    }
    if found >= 0 { return try buffer.part(0..<min(found, count + 1)) }
    // A displaced key is no longer possessed, and so not permitted.
    guard deadKeyErrors.contains(errno) || errno == EACCES else { throw .keyringUnavailable(fault(errno)) }
    return nil
  }

  /// Gives a key more or less time without touching what it holds.
  ///
  /// Calls `keyctl_set_timeout`; a key that was dropped meanwhile stays dropped.
  ///
  /// - Parameters:
  ///   - serial: The key.
  ///   - seconds: From now; at least 1.
  static func setTimeout(_ serial: Serial, seconds: UInt32) {
    _ = keyctl_set_timeout(serial, max(seconds, 1))
  }

  /// Drops a key: revokes it, so that no process can read it any more, unlinks it, and looks again.
  ///
  /// Another process may link a key of the same name at the same moment; looking again catches it.
  ///
  /// - Parameter name: The key's description.
  /// - Returns: Whether there was a key.
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  @discardableResult
  static func drop(_ name: String) throws(LockError) -> Bool {
    try linkUserKeyring()
    discardFromProcessKeyring(name)
    var found = false
    while let serial = try find(name) {
      found = true
      // Another process may have dropped it since it was found.
      if keyctl_revoke(serial) != 0, !deadKeyErrors.contains(errno) { throw .keyringUnavailable(fault(errno)) }
      _ = keyctl_unlink(serial, KEY_SPEC_USER_KEYRING)
    }
    return found
  }

  /// The seconds after which the kernel drops a key, rounded up so that the exact policy speaks first.
  static func wholeSeconds(_ duration: Duration) -> UInt32 {
    let (seconds, attoseconds) = duration.components
    return UInt32(clamping: max(1, seconds + (attoseconds > 0 ? 1 : 0)))
  }

  /// Makes a key in the process keyring.
  ///
  /// A key that was dropped counts against the quota until the kernel has collected it, some milliseconds later; so a full
  /// quota is believed only when it is still full after a fifth of a second.
  private static func add(_ name: String, payload: RawSpan) throws(LockError) -> Serial {
    var serial = addOnce(name, payload: payload)
    for _ in 0..<20 where serial < 0 && errno == EDQUOT {
      usleep(10_000)
      serial = addOnce(name, payload: payload)
    }
    try check(Int(serial))
    return serial
  }

  private static func addOnce(_ name: String, payload: RawSpan) -> Serial {
    unsafe payload.withUnsafeBytes { bytes in
      unsafe add_key("user", name, bytes.baseAddress, bytes.count, KEY_SPEC_PROCESS_KEYRING)
    }
  }

  private static func discardFromProcessKeyring(_ name: String) {
    // The search would go on into `@u`, which is linked there; a key that is not linked directly fails to unlink.
    let serial = unsafe keyctl_search(KEY_SPEC_PROCESS_KEYRING, "user", name, 0)
    if serial > 0 { _ = keyctl_unlink(Serial(serial), KEY_SPEC_PROCESS_KEYRING) }
  }

  private static func check(_ status: Int) throws(LockError) {
    guard status < 0 else { return }
    throw .keyringUnavailable(fault(errno))
  }

  private static func fault(_ code: Int32) -> KeyringFault {
    switch code {
    case EDQUOT: .quotaFull
    case EPERM, EACCES: .notPermitted
    case ENOSYS: .notSupported
    default: .other(code)
    }
  }
}
