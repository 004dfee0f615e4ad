import CKeyutils
import Foundation
import Testing

@testable import Lock

@Suite(.serialized, .enabled(if: KernelKeys.areUsable, "the kernel keyring is not to be had here"))
struct LockSessionTests {
  let vaultID = VaultID.random()
  let start: Moment
  let limits: LockLimits

  init() throws {
    start = try Moment.now()
    limits = try LockLimits(idle: .seconds(60), absolute: .seconds(300))
  }

  func later(_ seconds: Double) -> Moment {
    Moment(bootID: start.bootID, sinceBoot: start.sinceBoot + .seconds(seconds), wall: start.wall + .seconds(seconds))
  }

  /// The bytes of the key that the session gives, or `nil`.
  func given(_ vaultID: VaultID, limits: LockLimits? = nil, at moment: Moment) throws -> [UInt8]? {
    guard let key = try LockSession.current(vaultID: vaultID, limits: limits, at: moment) else { return nil }
    return copy(key.secret)
  }

  /// Unlocks at the start with a fresh key and gives its bytes.
  func unlock() throws -> [UInt8] {
    let key = try VaultKey.random()
    try LockSession.unlock(vaultKey: key, vaultID: vaultID, limits: limits, at: start)
    return copy(key.secret)
  }

  @Test("what is unlocked is given until it is locked")
  func unlocksAndLocks() throws {
    #expect(try given(vaultID, at: start) == nil)
    #expect(try LockSession.state(vaultID: vaultID, at: start) == .locked(.notUnlocked))
    let key = try unlock()
    #expect(try given(vaultID, at: start) == key)
    #expect(try LockSession.state(vaultID: vaultID, at: later(10)) == .open(locksAfter: .seconds(50)))
    #expect(try LockSession.lock(vaultID: vaultID))
    #expect(try given(vaultID, at: start) == nil)
    #expect(try !LockSession.lock(vaultID: vaultID))
    #expect(KernelKeys.isEmpty(vaultID))
  }

  @Test("each use begins the idle time anew; being idle, or the absolute limit, drops the key at once")
  func renews() throws {
    let key = try unlock()
    for seconds in stride(from: 50.0, through: 250, by: 50) { #expect(try given(vaultID, at: later(seconds)) == key) }
    #expect(try LockSession.state(vaultID: vaultID, at: later(251)) == .open(locksAfter: .seconds(49)))
    #expect(try given(vaultID, at: later(299)) == key)
    #expect(try LockSession.state(vaultID: vaultID, at: later(300)) == .locked(.absoluteLimit))
    #expect(try given(vaultID, at: later(300)) == nil)
    #expect(try LockSession.state(vaultID: vaultID, at: later(299)) == .locked(.notUnlocked))

    _ = try unlock()
    #expect(try given(vaultID, at: later(60)) == nil)
    #expect(KernelKeys.isEmpty(vaultID))
  }

  @Test("asking for the state is no use of the vault")
  func stateIsNoUse() throws {
    _ = try unlock()
    for seconds in [20.0, 40, 59] { _ = try LockSession.state(vaultID: vaultID, at: later(seconds)) }
    #expect(try LockSession.state(vaultID: vaultID, at: later(60)) == .locked(.idle))
    try LockSession.lock(vaultID: vaultID)
  }

  @Test("stricter limits hold at once, weaker ones only after the next unlocking")
  func mergesLimits() throws {
    let key = try unlock()
    let weaker = try LockLimits(idle: .seconds(600), absolute: .seconds(9999))
    let stricter = try LockLimits(idle: .seconds(5), absolute: .seconds(9999))
    #expect(try LockSession.state(vaultID: vaultID, limits: weaker, at: later(60)) == .locked(.idle))
    #expect(try LockSession.state(vaultID: vaultID, limits: stricter, at: later(5)) == .locked(.idle))
    #expect(try given(vaultID, limits: stricter, at: later(4)) == key)
    #expect(try given(vaultID, limits: stricter, at: later(9)) == nil)
  }

  @Test("unlocking again puts the new key in place of the old one, which can no longer be read")
  func displaces() throws {
    _ = try unlock()
    let old = try #require(try KernelKeyring.find(LockSession.keyName(vaultID)))
    let key = try unlock()
    let isGone = try KernelKeyring.read(old, expecting: 200) == nil
    #expect(isGone)
    #expect(try given(vaultID, at: start) == key)
    try LockSession.lock(vaultID: vaultID)
    #expect(KernelKeys.isEmpty(vaultID))
  }

  @Test("another session, and a thread that never linked anything, see the key")
  func isSeenFromElsewhere() throws {
    let key = try unlock()
    let vaultID = vaultID
    let moment = later(1)
    let seen = KernelKeys.onFreshThread { () -> [UInt8]? in
      guard keyctl_join_session_keyring(nil) > 0 else { return nil }
      guard let key = try? LockSession.current(vaultID: vaultID, at: moment) else { return nil }
      return copy(key.secret)
    }
    #expect(seen == key)
    let wasOpen = KernelKeys.onFreshThread { try? LockSession.lock(vaultID: vaultID) }
    #expect(wasOpen == true)
    #expect(try given(vaultID, at: moment) == nil)
  }

  @Test("the kernel drops the key by itself, after the idle limit at the latest")
  func hasKernelTimeout() throws {
    _ = try unlock()
    let row = try #require(KernelKeys.rows(vaultID).first)
    #expect(["59s", "60s", "1m"].contains(row.timeout))
    let brief = try LockLimits(idle: .seconds(1), absolute: .seconds(300))
    let key = try VaultKey.random()
    try LockSession.unlock(vaultKey: key, vaultID: vaultID, limits: brief, at: start)
    usleep(1_200_000)
    // The policy is told that no time has passed: it is the kernel that says no.
    #expect(try given(vaultID, at: start) == nil)
    try LockSession.lock(vaultID: vaultID)
  }

  @Test("a key of this name that we did not make opens nothing and is dropped", arguments: [0, 1, 72, 73, 74])
  func distrustsForeignKeys(count: Int) throws {
    try [UInt8](repeating: 0xFF, count: count).lendBytes { bytes throws(LockError) in
      if count > 0 { try KernelKeyring.put(LockSession.keyName(vaultID), payload: bytes, timeout: 60) }
    }
    #expect(try LockSession.state(vaultID: vaultID, at: start) == .locked(count == 0 ? .notUnlocked : .unreadable))
    #expect(try given(vaultID, at: start) == nil)
    #expect(KernelKeys.isEmpty(vaultID))
  }

  @Test("a damaged note of the last use only shortens the time")
  func distrustsNote() throws {
    let key = try unlock()
    #expect(try given(vaultID, at: later(30)) == key)
    try [UInt8](repeating: 7, count: 33).lendBytes { bytes throws(LockError) in
      try KernelKeyring.put(LockSession.usedName(vaultID), payload: bytes, timeout: 60)
    }
    #expect(try LockSession.state(vaultID: vaultID, at: later(59)) == .open(locksAfter: .seconds(1)))
    #expect(try given(vaultID, at: later(60)) == nil)
  }

  @Test("200 times unlocked, used and locked leaves no key")
  func leavesNothing() throws {
    for _ in 0..<200 {
      let key = try unlock()
      #expect(try given(vaultID, at: later(1)) == key)
      try LockSession.lock(vaultID: vaultID)
    }
    #expect(KernelKeys.isEmpty(vaultID))
  }

  @Test("no key of ours is ever without a timeout while it can be reached from the user keyring")
  func neverWithoutTimeout() throws {
    let vaultID = vaultID
    let stop = Flag()
    let watching = DispatchSemaphore(value: 0)
    let watcher = Thread {
      try? KernelKeyring.linkUserKeyring()
      while !stop.isSet {
        // Reachable first, timeout second: a key that is reached must have had its timeout before.
        let reachable = Set(KernelKeys.inUserKeyring())
        for row in KernelKeys.rows(vaultID) where reachable.contains(row.serial) {
          stop.seen += 1
          if row.timeout == "perm" { stop.violations += 1 }
        }
      }
      watching.signal()
    }
    watcher.start()
    for seconds in 0..<150 {
      _ = try unlock()
      _ = try given(vaultID, at: later(Double(seconds) / 10))
      if seconds % 3 == 0 { try LockSession.lock(vaultID: vaultID) }
    }
    stop.set()
    watching.wait()
    #expect(stop.seen > 0)
    #expect(stop.violations == 0)
    try LockSession.lock(vaultID: vaultID)
  }

  @Test("the payload is read as it was written, and nothing else is read at all")
  func roundTripsPayload() throws {
    let key = try VaultKey.random()
    let payload = try UnlockedKey.payload(unlockedAt: start, limits: limits, vaultKey: key)
    #expect(payload.count == UnlockedKey.count)
    guard let unlocked = try UnlockedKey(payload: payload) else {
      Issue.record("the payload was not read")
      return
    }
    let written = Facts(unlockedAt: start, limits: limits, key: copy(key.secret))
    #expect(Facts(unlocked) == written)
    // The version, the boot clock's sign, and either limit's most significant byte.
    for place in [0, 17, UnlockedKey.count - 40, UnlockedKey.count - 36] {
      var damaged = copy(payload)
      damaged[place] = 0xEE
      let isNil = try UnlockedKey(payload: secret(damaged)) == nil
      #expect(isNil)
    }
  }
}

/// What `#expect` can look at of an unlocked key.
private struct Facts: Equatable {
  let unlockedAt: Moment
  let limits: LockLimits
  let key: [UInt8]

  init(unlockedAt: Moment, limits: LockLimits, key: [UInt8]) {
    self.unlockedAt = unlockedAt
    self.limits = limits
    self.key = key
  }

  init(_ unlocked: borrowing UnlockedKey) {
    self.init(unlockedAt: unlocked.unlockedAt, limits: unlocked.limits, key: copy(unlocked.vaultKey.secret))
  }
}

/// Counts of the watching thread.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var isDone = false
  /// Only the watcher writes these, and they are read after it ended.
  var seen = 0
  var violations = 0

  var isSet: Bool { lock.withLock { isDone } }
  func set() { lock.withLock { isDone = true } }
}
