/// How long a vault stays open.
package struct LockLimits: Sendable, Hashable {
  /// How long without any command.
  package let idle: Duration
  /// How long altogether, however busy.
  package let absolute: Duration

  /// 15 minutes without a command, 12 hours altogether.
  package static let standard = LockLimits(uncheckedIdle: .seconds(15 * 60), absolute: .seconds(12 * 60 * 60))

  /// The longest limit: a year.
  package static let longest = Duration.seconds(366 * 24 * 60 * 60)

  /// Takes limits from settings.
  ///
  /// - Parameters:
  ///   - idle: At least a second: 0 is refused, and does not mean never.
  ///   - absolute: Likewise.
  /// - Throws: ``LockError/limitOutOfRange``.
  package init(idle: Duration, absolute: Duration) throws(LockError) {
    let allowed = Duration.seconds(1)...Self.longest
    guard allowed.contains(idle), allowed.contains(absolute) else { throw .limitOutOfRange }
    self.init(uncheckedIdle: idle, absolute: absolute)
  }

  private init(uncheckedIdle idle: Duration, absolute: Duration) {
    self.idle = idle
    self.absolute = absolute
  }

  /// The shorter of each limit.
  ///
  /// - Parameter other: Other limits.
  /// - Returns: Limits under which a vault is open only if it is open under both.
  package func stricter(_ other: LockLimits) -> LockLimits {
    LockLimits(uncheckedIdle: min(idle, other.idle), absolute: min(absolute, other.absolute))
  }
}

/// Why a vault is locked.
package enum LockReason: Sendable, Equatable {
  /// Nobody unlocked it, or somebody locked it, or the kernel dropped the key when its time was over.
  case notUnlocked
  /// No command came for longer than the idle limit.
  case idle
  /// The absolute limit is over.
  case absoluteLimit
  /// It was unlocked in an earlier run of the kernel.
  case rebooted
  /// The boot clock stands before the moment of the last use, which no honest machine shows.
  case clockWentBack
  /// What lies in the keyring under the vault's name is not what this program puts there.
  case unreadable
}

/// Decides, from facts alone, whether an unlocked vault is still open.
///
/// Suspend counts as idle, since the boot clock counts it. A clock set back gains nothing, since the boot clock cannot be
/// set. A machine that was frozen with its boot clock, as in a snapshot, is caught by the wall clock.
package struct IdleLockPolicy: Sendable {
  /// The limits.
  package let limits: LockLimits

  /// What the policy says.
  package enum Answer: Sendable, Equatable {
    /// Open for `remaining` more if no command comes; if this is one, the kernel may keep the key for `keepFor`.
    case open(remaining: Duration, keepFor: Duration)
    /// Locked, and why.
    case locked(LockReason)
  }

  /// Makes a policy.
  ///
  /// - Parameter limits: The limits that hold.
  package init(limits: LockLimits) { self.limits = limits }

  /// Decides.
  ///
  /// - Parameters:
  ///   - now: The present moment.
  ///   - unlockedAt: When the passphrase was given.
  ///   - lastUsed: When the last command came; `nil`, or before `unlockedAt`, or of another boot, counts as `unlockedAt`.
  /// - Returns: Open with the time that is left, or the first reason against it.
  package func answer(now: Moment, unlockedAt: Moment, lastUsed: Moment?) -> Answer {
    guard now.bootID == unlockedAt.bootID else { return .locked(.rebooted) }
    let used = later(lastUsed, than: unlockedAt)
    guard now.sinceBoot >= used.sinceBoot else { return .locked(.clockWentBack) }
    let absoluteAge = max(now.sinceBoot - unlockedAt.sinceBoot, now.wall - unlockedAt.wall)
    guard absoluteAge < limits.absolute else { return .locked(.absoluteLimit) }
    let idleAge = max(now.sinceBoot - used.sinceBoot, now.wall - used.wall)
    guard idleAge < limits.idle else { return .locked(.idle) }
    let absoluteRest = limits.absolute - absoluteAge
    return .open(remaining: min(limits.idle - idleAge, absoluteRest), keepFor: min(limits.idle, absoluteRest))
  }

  private func later(_ lastUsed: Moment?, than unlockedAt: Moment) -> Moment {
    guard let lastUsed, lastUsed.bootID == unlockedAt.bootID, lastUsed.sinceBoot >= unlockedAt.sinceBoot else {
      return unlockedAt
    }
    return lastUsed
  }
}
