/// What one try of a passphrase costs: memory, passes over it, and lanes that run side by side.
package struct Argon2Cost: Hashable, Sendable {
  /// Working memory in KiB.
  package let memoryKibibytes: UInt32
  /// Passes over the memory.
  package let passes: UInt32
  /// Lanes, each of which may have a thread.
  package let lanes: UInt32

  /// The cost of a new slot: 256 MiB, 3 passes, 4 lanes.
  package static let standard = Argon2Cost(memoryKibibytes: 256 * 1024, passes: 3, lanes: 4)
  /// The least that any slot may cost: 64 MiB, otherwise as ``standard``.
  package static let least = Argon2Cost(memoryKibibytes: 64 * 1024, passes: 3, lanes: 4)

  /// The memory in MiB, rounded up, for a message.
  package var memoryMebibytes: Int { (Int(memoryKibibytes) + 1023) / 1024 }

  /// Whether a header may ask for this.
  ///
  /// The upper bounds keep a hostile header from exhausting the machine; the lower ones keep a weakened one from being
  /// taken for ours.
  var isWithinBounds: Bool {
    (64 * 1024...1024 * 1024).contains(memoryKibibytes) && (3...16).contains(passes) && (1...8).contains(lanes)
  }

  /// How the first key at some cost went.
  enum Outcome: Equatable {
    case took(Duration)
    case hadNoMemory
  }

  /// What follows from it.
  enum Decision: Equatable {
    case keep
    case lower(Argon2Cost)
    case giveUp
  }

  /// Decides whether a new slot keeps a cost: the memory is halved, down to the least, while one run takes over two
  /// seconds or the memory is not to be had.
  ///
  /// - Parameter outcome: How a run at this cost went.
  /// - Returns: What to do next; slowness at the least cost is accepted, missing memory is not.
  func decision(after outcome: Outcome) -> Decision {
    if case .took(let time) = outcome, time <= .seconds(2) { return .keep }
    let half = memoryKibibytes / 2
    guard half < Argon2Cost.least.memoryKibibytes else {
      return .lower(Argon2Cost(memoryKibibytes: half, passes: passes, lanes: lanes))
    }
    return outcome == .hadNoMemory ? .giveUp : .keep
  }
}

/// Where a new passphrase slot starts its search for a cost.
package enum Argon2Effort: Sendable {
  /// At ``Argon2Cost/standard``, lowered in memory only where this machine is too slow or too small.
  case measured
  /// At ``Argon2Cost/least``, for tests; no option or environment variable of the program leads here.
  case least
}
