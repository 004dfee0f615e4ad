import Testing

@testable import Lock

@Suite struct IdleLockPolicyTests {
  static let boot = BootID([UInt8](repeating: 1, count: 16))
  static let otherBoot = BootID([UInt8](repeating: 2, count: 16))

  /// A moment some seconds after the one of unlocking, on both clocks.
  static func moment(boot seconds: Double, wall: Double? = nil, bootID: BootID? = boot) throws -> Moment {
    Moment(
      bootID: try #require(bootID), sinceBoot: .seconds(1000) + .seconds(seconds),
      wall: .seconds(1_700_000_000) + .seconds(wall ?? seconds))
  }

  static func answer(
    now: Moment, lastUsed: Moment? = nil, limits: LockLimits = .standard
  ) throws -> IdleLockPolicy.Answer {
    IdleLockPolicy(limits: limits).answer(now: now, unlockedAt: try moment(boot: 0), lastUsed: lastUsed)
  }

  @Test("open right after unlocking, for the whole idle limit")
  func startsOpen() throws {
    #expect(
      try Self.answer(now: Self.moment(boot: 0)) == .open(remaining: .seconds(900), keepFor: .seconds(900)))
  }

  @Test(
    "locks at the idle limit and never before it",
    arguments: [(899.999, true), (900.0, false), (900.001, false), (40_000.0, false)])
  func locksWhenIdle(seconds: Double, isOpen: Bool) throws {
    let answer = try Self.answer(now: Self.moment(boot: seconds))
    if isOpen {
      #expect(answer == .open(remaining: .seconds(900) - .seconds(seconds), keepFor: .seconds(900)))
    } else {
      #expect(answer == .locked(.idle))
    }
  }

  @Test("commands before the limit keep it open, until the absolute limit")
  func endsBusySession() throws {
    var used: Moment?
    var opened = 0.0
    for seconds in stride(from: 0.0, to: 60_000, by: 890) {
      let now = try Self.moment(boot: seconds)
      guard case .open(_, let keepFor) = try Self.answer(now: now, lastUsed: used) else {
        #expect(try Self.answer(now: now, lastUsed: used) == .locked(.absoluteLimit))
        break
      }
      #expect(keepFor == min(.seconds(900), .seconds(43_200) - .seconds(seconds)))
      opened = seconds
      used = now
    }
    #expect(opened == 42_720)
  }

  @Test("suspend counts as idle: the boot clock went on, whatever the wall clock says")
  func countsSuspend() throws {
    #expect(try Self.answer(now: Self.moment(boot: 1000, wall: 10)) == .locked(.idle))
  }

  @Test("a wall clock set back gains nothing", arguments: [-1.0, -100_000])
  func ignoresClockSetBack(wall: Double) throws {
    #expect(try Self.answer(now: Self.moment(boot: 900, wall: wall)) == .locked(.idle))
    #expect(
      try Self.answer(now: Self.moment(boot: 899, wall: wall)) == .open(remaining: .seconds(1), keepFor: .seconds(900)))
    let used = try Self.moment(boot: 43_000, wall: wall)
    #expect(try Self.answer(now: Self.moment(boot: 43_200, wall: wall), lastUsed: used) == .locked(.absoluteLimit))
  }

  @Test("a machine frozen with its boot clock locks by the wall clock")
  func noticesSnapshot() throws {
    #expect(try Self.answer(now: Self.moment(boot: 5, wall: 900)) == .locked(.idle))
    let used = try Self.moment(boot: 5, wall: 43_199)
    #expect(try Self.answer(now: Self.moment(boot: 6, wall: 43_200), lastUsed: used) == .locked(.absoluteLimit))
  }

  @Test("another run of the kernel locks")
  func noticesReboot() throws {
    #expect(try Self.answer(now: Self.moment(boot: 1, bootID: Self.otherBoot)) == .locked(.rebooted))
  }

  @Test("a boot clock before the last use locks")
  func noticesImpossibleClock() throws {
    #expect(try Self.answer(now: Self.moment(boot: -1)) == .locked(.clockWentBack))
    let used = try Self.moment(boot: 50)
    #expect(try Self.answer(now: Self.moment(boot: 49), lastUsed: used) == .locked(.clockWentBack))
  }

  @Test("a last use from before the unlocking or from another boot counts for nothing")
  func ignoresStaleUse() throws {
    let now = try Self.moment(boot: 800)
    let expected = IdleLockPolicy.Answer.open(remaining: .seconds(100), keepFor: .seconds(900))
    #expect(try Self.answer(now: now, lastUsed: Self.moment(boot: -500)) == expected)
    #expect(try Self.answer(now: now, lastUsed: Self.moment(boot: 700, bootID: Self.otherBoot)) == expected)
  }

  @Test(
    "a limit of 0 is refused, and so is one without end",
    arguments: [
      (.zero, .seconds(9)), (.seconds(9), .zero), (.seconds(-1), .seconds(9)), (.milliseconds(999), .seconds(9)),
      (.seconds(9), .seconds(366 * 86_400 + 1)), (.seconds(Int64.max), .seconds(9)),
    ] as [(Duration, Duration)])
  func refusesLimits(idle: Duration, absolute: Duration) {
    #expect(throws: LockError.limitOutOfRange) { _ = try LockLimits(idle: idle, absolute: absolute) }
  }

  @Test("of two limits the stricter counts, each by itself")
  func takesStricter() throws {
    let one = try LockLimits(idle: .seconds(10), absolute: .seconds(1000))
    let other = try LockLimits(idle: .seconds(20), absolute: .seconds(500))
    #expect(try one.stricter(other) == LockLimits(idle: .seconds(10), absolute: .seconds(500)))
  }

  @Test("the boot id is read in the kernel's form only")
  func readsBootID() {
    let text = "0123e567-89ab-4def-8123-456789abcdef\n"
    #expect(BootID(kernelText: text)?.bytes == bytes("0123e56789ab4def8123456789abcdef"))
    #expect(BootID(kernelText: "") == nil)
    #expect(BootID(kernelText: "0123e567-89ab-4def-8123-456789abcde\n") == nil)
    #expect(BootID.current() != nil)
  }
}
