/// Whether a vault is open on this machine, for this user.
package enum LockState: Sendable, Equatable {
  /// Open; it will lock after this long without a command.
  case open(locksAfter: Duration)
  /// Locked, and why.
  case locked(LockReason)
}

/// The time between `vault unlock` and the lock: the vault key in the kernel keyring, under the idle policy.
///
/// The key that holds the vault key is written once and never again; the moment of the last command lies in a second key
/// without a secret. Both have a kernel timeout, so they go even when nothing of ours runs; the policy is asked besides,
/// since the kernel's timeout follows the wall clock. A failure of the keyring is ``LockError/keyringUnavailable(_:)``:
/// the caller then asks for the passphrase in every command, and says so once.
package enum LockSession {
  /// Leaves the vault open.
  ///
  /// - Parameters:
  ///   - vaultKey: What a slot just gave.
  ///   - vaultID: The vault.
  ///   - limits: How long it may stay open; they hold until the next unlocking.
  ///   - moment: The present, unless a test says otherwise.
  /// - Throws: ``LockError/keyringUnavailable(_:)``; nothing is stored then.
  package static func unlock(
    vaultKey: borrowing VaultKey, vaultID: VaultID, limits: LockLimits, at moment: Moment? = nil
  ) throws(LockError) {
    let now = try Moment.now(unless: moment)
    let payload = try UnlockedKey.payload(unlockedAt: now, limits: limits, vaultKey: vaultKey)
    let timeout = KernelKeyring.wholeSeconds(min(limits.idle, limits.absolute))
    try payload.withBytes { bytes throws(LockError) in
      try KernelKeyring.put(keyName(vaultID), payload: bytes, timeout: timeout)
    }
  }

  /// Gives the vault key if the vault is open, and counts this as a use.
  ///
  /// When the policy says that it is locked, the key is dropped at once.
  ///
  /// - Parameters:
  ///   - vaultID: The vault.
  ///   - limits: Limits that must hold besides those given at unlocking; the stricter ones count.
  ///   - moment: The present, unless a test says otherwise.
  /// - Returns: The key, or `nil` when the vault is locked; ``state(vaultID:limits:at:)`` says why.
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  package static func current(
    vaultID: VaultID, limits: LockLimits? = nil, at moment: Moment? = nil
  ) throws(LockError) -> VaultKey? {
    switch try look(vaultID, limits: limits, moment: moment) {
    case .locked(let reason):
      if reason != .notUnlocked { try lock(vaultID: vaultID) }
      return nil
    case .open(let serial, let unlocked, let now, _, let keepFor):
      try renew(serial, vaultID: vaultID, now: now, keepFor: keepFor)
      return unlocked.vaultKey
    }
  }

  /// Says whether the vault is open, without counting as a use and without handing out the key.
  ///
  /// - Parameters:
  ///   - vaultID: The vault.
  ///   - limits: As for ``current(vaultID:limits:at:)``.
  ///   - moment: The present, unless a test says otherwise.
  /// - Returns: The state.
  /// - Throws: ``LockError/keyringUnavailable(_:)``.
  package static func state(
    vaultID: VaultID, limits: LockLimits? = nil, at moment: Moment? = nil
  ) throws(LockError) -> LockState {
    switch try look(vaultID, limits: limits, moment: moment) {
    case .locked(let reason): return .locked(reason)
    case .open(_, _, _, let remaining, _): return .open(locksAfter: remaining)
    }
  }

  /// Locks the vault at once.
  ///
  /// - Parameter vaultID: The vault.
  /// - Returns: Whether it was open.
  /// - Throws: ``LockError/keyringUnavailable(_:)``; where no keyring works, no key was ever in it.
  @discardableResult
  package static func lock(vaultID: VaultID) throws(LockError) -> Bool {
    let wasOpen = try KernelKeyring.drop(keyName(vaultID))
    try KernelKeyring.drop(usedName(vaultID))
    return wasOpen
  }

  private enum Look: ~Copyable {
    case open(KernelKeyring.Serial, UnlockedKey, now: Moment, remaining: Duration, keepFor: Duration)
    case locked(LockReason)
  }

  private static func look(_ vaultID: VaultID, limits: LockLimits?, moment: Moment?) throws(LockError) -> Look {
    try KernelKeyring.linkUserKeyring()
    // Another process may unlock between finding and reading, and so displace the key; the next look finds its key.
    for _ in 0..<3 {
      guard let serial = try KernelKeyring.find(keyName(vaultID)) else { return .locked(.notUnlocked) }
      guard let payload = try KernelKeyring.read(serial, expecting: UnlockedKey.count) else { continue }
      guard let unlocked = try UnlockedKey(payload: payload) else { return .locked(.unreadable) }
      return try judge(serial, unlocked, vaultID: vaultID, limits: limits, moment: moment)
    }
    return .locked(.unreadable)
  }

  private static func judge(
    _ serial: KernelKeyring.Serial, _ unlocked: consuming UnlockedKey, vaultID: VaultID, limits: LockLimits?,
    moment: Moment?
  ) throws(LockError) -> Look {
    let lastUsed = try lastUsed(vaultID)
    // The clock is read last: another command may note its use while this one looks, and that is not a clock set back.
    let now = try Moment.now(unless: moment)
    let policy = IdleLockPolicy(limits: limits.map { unlocked.limits.stricter($0) } ?? unlocked.limits)
    switch policy.answer(now: now, unlockedAt: unlocked.unlockedAt, lastUsed: lastUsed) {
    case .open(let remaining, let keepFor):
      return .open(serial, unlocked, now: now, remaining: remaining, keepFor: keepFor)
    case .locked(let reason): return .locked(reason)
    }
  }

  /// Notes the use, then lets the kernel keep the key for longer; a kill between the two only shortens the time.
  private static func renew(
    _ serial: KernelKeyring.Serial, vaultID: VaultID, now: Moment, keepFor: Duration
  ) throws(LockError) {
    let timeout = KernelKeyring.wholeSeconds(keepFor)
    try UsedStamp(moment: now).bytes.lendBytes { bytes throws(LockError) in
      try KernelKeyring.put(usedName(vaultID), payload: bytes, timeout: timeout)
    }
    KernelKeyring.setTimeout(serial, seconds: timeout)
  }

  private static func lastUsed(_ vaultID: VaultID) throws(LockError) -> Moment? {
    // Another command may note its use between finding and reading, and so displace the key; without trying again the
    // vault would count as unused since it was unlocked.
    for _ in 0..<8 {
      guard let serial = try KernelKeyring.find(usedName(vaultID)),
        let payload = try KernelKeyring.read(serial, expecting: UsedStamp.count)
      else { continue }
      return moment(in: payload)
    }
    return nil
  }

  private static func moment(in payload: borrowing SecretBytes) -> Moment? {
    var reader = ByteReader(
      payload.withBytes { bytes in
        (0..<bytes.byteCount).map { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
      })
    let stamp = UsedStamp(reading: &reader)
    return reader.remaining == 0 ? stamp?.moment : nil
  }

  static func keyName(_ vaultID: VaultID) -> String { "vault:\(vaultID.hexadecimal)" }
  static func usedName(_ vaultID: VaultID) -> String { "vault:\(vaultID.hexadecimal):used" }
}
