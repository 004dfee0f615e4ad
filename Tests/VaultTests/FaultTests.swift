import Glibc
import Report
import Testing

@testable import Vault

/// Every step of the file system fails in turn, or is the last one before a kill; the vault must be in the state before or after.
@Suite struct FaultTests {
  /// A change to a vault with two reports and settings.
  enum Change: String, CaseIterable {
    case add
    case remove
    case settings

    func make(_ store: Store) throws {
      switch self {
      case .add: try Fixture.add(3, to: store, bytes: Fixture.noise(20_000))
      case .remove: try store.remove([Fixture.id(1)], patience: Fixture.patience)
      case .settings: try store.write(VaultSettings(idleLimitSeconds: 60), patience: Fixture.patience)
      }
    }
  }

  /// What a person can see of a vault; equal before and after a change that did not happen.
  struct Seen: Equatable {
    var ids: [ReportID] = []
    var idleLimit: Int?

    init(_ store: Store) throws {
      ids = store.summaries.map(\.id)
      idleLimit = try store.settings().idleLimitSeconds
      // Whatever is listed must open, all three files of it.
      for id in ids {
        _ = try store.record(id)
        _ = try store.diagnostics(id)
        for position in try store.originals(id).indices { _ = try store.original(position, of: id) }
      }
    }
  }

  private func prepared() throws -> ScratchFolder {
    let folder = ScratchFolder()
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try Fixture.add(2, to: store)
    try store.write(VaultSettings(idleLimitSeconds: 300), patience: Fixture.patience)
    return folder
  }

  /// The steps of a change that meets no fault, and what is seen before and after it.
  private func undisturbed(_ change: Change) throws -> (steps: [FileStep], before: Seen, after: Seen) {
    let folder = try prepared()
    let before = try Seen(Fixture.open(folder))
    let probe = PlannedFault(call: 0, plan: .none)
    try change.make(Fixture.open(folder, probe: probe))
    return (probe.calls, before, try Seen(Fixture.open(folder)))
  }

  @Test("a kill at any step leaves the state before or the state after", arguments: Change.allCases)
  func kill(change: Change) throws {
    let (steps, before, after) = try undisturbed(change)
    var ends = (before: 0, after: 0)
    for call in 1...steps.count {
      let folder = try prepared()
      let probe = PlannedFault(call: call, plan: .stop)
      try? change.make(Fixture.open(folder, probe: probe))
      let seen = try Seen(Fixture.open(folder))
      #expect(seen == before || seen == after, "killed at \(call), \(steps[call - 1])")
      if seen == before { ends.before += 1 } else { ends.after += 1 }
      try expectGoesOn(folder)
    }
    #expect(ends.before > 20 && ends.after > 3, "\(change): \(steps.count) steps, \(ends)")
  }

  @Test(
    "a refusal at any step leaves the state before or the state after, and says what was refused",
    arguments: Change.allCases, [ENOSPC, EIO, EDQUOT, EFBIG, EROFS, EMFILE])
  func refusal(change: Change, code: Int32) throws {
    let (steps, before, after) = try undisturbed(change)
    var reported = 0
    // Each step of a kind behaves alike for every code: the first code walks them all, the others every third.
    for call in stride(from: code == ENOSPC ? 1 : Int(code) % 3 + 1, through: steps.count, by: code == ENOSPC ? 1 : 3) {
      let folder = try prepared()
      let probe = PlannedFault(call: call, plan: .fail(code))
      var thrown: StoreError?
      do {
        try change.make(Fixture.open(folder, probe: probe))
      } catch let error as StoreError {
        thrown = error
      }
      let seen = try Seen(Fixture.open(folder))
      #expect(seen == before || seen == after, "\(code) at \(call), \(steps[call - 1])")
      if case .file(let fault) = thrown {
        reported += 1
        #expect(fault.code == code)
      }
      // Nothing but an error says that it did not happen.
      if thrown == nil { #expect(seen == after, "silent \(code) at \(call), \(steps[call - 1])") }
      if seen == before { try expectNothingLeft(folder) }
      try expectGoesOn(folder)
    }
    #expect(reported > 8, "\(change): \(reported) of \(steps.count)")
  }

  @Test("a disk that fills up in the middle of a large file leaves nothing behind", arguments: [1, 2, 3])
  func fullInTheMiddle(write: Int) throws {
    let folder = try prepared()
    let before = try Seen(Fixture.open(folder))
    // The first writes are the lock file's; the scan of 3 MB is written in several pieces after them.
    let probe = PlannedFault(call: write + 1, of: .write, plan: .fail(ENOSPC))
    let store = try Fixture.open(folder, probe: probe)
    #expect(throws: StoreError.file(FileFault(step: .write, code: ENOSPC))) {
      try Fixture.add(3, to: store, bytes: [UInt8](repeating: 1, count: 3_000_000))
    }
    #expect(try Seen(Fixture.open(folder)) == before)
    try expectNothingLeft(folder)
    #expect(!folder.names().contains { $0.hasPrefix(".new-") })
  }

  /// The next change works and leaves a whole vault.
  private func expectGoesOn(_ folder: ScratchFolder) throws {
    let store = try Fixture.open(folder)
    try Fixture.add(4, to: store)
    #expect(try Seen(Fixture.open(folder)).ids.contains(Fixture.id(4)))
    #expect(!folder.names("vault").contains { $0.hasPrefix(".new-") })
    #expect(!folder.names().contains { $0.hasPrefix(".new-") })
  }

  /// A change that was refused, not killed, takes its finished files back.
  private func expectNothingLeft(_ folder: ScratchFolder) throws {
    let store = try Fixture.open(folder)
    let leftovers = try store.unlistedCount()
    #expect(leftovers == 0)
  }

  @Test("a kill at any step of making a vault leaves no vault or an empty one, and making it again works")
  func creation() throws {
    let probe = PlannedFault(call: 0, plan: .none)
    let whole = ScratchFolder()
    _ = try create(whole, probe)
    var vaults = 0
    for call in 1...probe.calls.count {
      let folder = ScratchFolder()
      _ = try? create(folder, PlannedFault(call: call, plan: .stop))
      if try Store.exists(at: folder.vault) {
        vaults += 1
        #expect(try Fixture.open(folder).summaries.isEmpty)
      } else {
        try Fixture.create(folder)
      }
      try Fixture.add(1, to: Fixture.open(folder))
    }
    #expect(probe.calls.count > 25 && vaults > 3)
  }

  private func create(_ folder: ScratchFolder, _ probe: PlannedFault) throws -> Store {
    try Store.create(
      at: folder.vault, header: Fixture.header(), key: Fixture.key(),
      options: StoreOptions(stateFolder: folder.state, probe: probe), patience: Fixture.patience)
  }
}
