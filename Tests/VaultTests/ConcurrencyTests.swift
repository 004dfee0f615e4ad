import Foundation
import Report
import Synchronization
import Testing

@testable import Vault

@Suite struct ConcurrencyTests {
  let folder = ScratchFolder()

  @Test("twenty additions at once all succeed")
  func additions() throws {
    try Fixture.create(folder)
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 20) { number in
      do {
        try Fixture.add(number, to: Fixture.open(folder))
      } catch {
        failures.withLock { $0.append("\(number): \(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let store = try Fixture.open(folder)
    #expect(Set(store.summaries.map(\.id)) == Set((0..<20).map { Fixture.id($0) }))
    #expect(try store.unlistedCount() == 0)
    #expect(store.generation == 21)
  }

  @Test("readers see whole states while a writer works")
  func readersAndWriter() throws {
    let writer = try Fixture.create(folder)
    try Fixture.add(0, to: writer)
    let faults = Mutex<[String]>([])
    let reads = Atomic<Int>(0)
    let isDone = Atomic<Bool>(false)
    let readers = DispatchGroup()
    for number in 1...2 {
      readers.enter()
      Thread.detachNewThread {
        defer { readers.leave() }
        do {
          let store = try Fixture.open(folder)
          while !isDone.load(ordering: .acquiring) {
            try Self.readAll(store)
            reads.add(1, ordering: .relaxed)
          }
          if !store.warnings.isEmpty { faults.withLock { $0.append("\(store.warnings)") } }
        } catch {
          faults.withLock { $0.append("reader \(number): \(error)") }
        }
      }
    }
    // On until the readers have read some states in between, however slow the machine is.
    var round = 0
    while round < 20 || (reads.load(ordering: .relaxed) < 5 && round < 2_000 && faults.withLock { $0.isEmpty }) {
      round += 1
      try Fixture.add(round, to: writer)
      try writer.remove([Fixture.id(round - 1)], patience: Fixture.patience)
      try writer.write(VaultSettings(idleLimitSeconds: round), patience: Fixture.patience)
    }
    isDone.store(true, ordering: .releasing)
    readers.wait()
    #expect(faults.withLock { $0 } == [])
    #expect(reads.load(ordering: .relaxed) >= 5)
  }

  private static func readAll(_ store: Store) throws {
    _ = try store.settings()
    try store.refresh()
    for summary in store.summaries {
      do {
        _ = try store.record(summary.id)
      } catch StoreError.noSuchReport {
        // Removed since the list was taken: that is an answer, not damage.
      }
    }
  }

  @Test("a writer that waits is told for whom, and gives up when its patience is over")
  func busy() throws {
    let store = try Fixture.create(folder)
    let root = try Folder(opening: folder.vault)
    let lock = try WriterLock(in: root, patience: Fixture.patience)
    var told: [Int32?] = []
    let patience = Patience(limit: .milliseconds(30)) { told.append($0) }
    #expect(throws: StoreError.busy(holder: getpid())) {
      try store.write(VaultSettings(idleLimitSeconds: 60), patience: patience)
    }
    #expect(told == [getpid()])
    extendLifetime(lock)
  }

  @Test("a lock dies with its holder")
  func lockDies() throws {
    let store = try Fixture.create(folder)
    func hold() throws {
      let lock = try WriterLock(in: Folder(opening: folder.vault), patience: Fixture.patience)
      extendLifetime(lock)
    }
    try hold()
    try store.write(VaultSettings(idleLimitSeconds: 60), patience: Patience(limit: .zero))
    #expect(try store.settings().idleLimitSeconds == 60)
  }

  @Test("what a long reader may still want stays until it has ended")
  func longReader() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try Fixture.add(2, to: store)
    func readWhileRemoved() throws {
      let reader = try Fixture.open(folder)
      let hold = try reader.holdForReading()
      try store.remove([Fixture.id(1)], patience: Fixture.patience)
      #expect(store.warnings.contains(.supersededKept))
      #expect(try store.unlistedCount() == 0)
      #expect(try reader.record(Fixture.id(1)).id == Fixture.id(1))
      extendLifetime(hold)
    }
    try readWhileRemoved()
    #expect(folder.names().count == 6)
    try Fixture.add(3, to: store)
    #expect(folder.names().count == 6)
    #expect(throws: StoreError.noSuchReport(Fixture.id(1))) { try store.record(Fixture.id(1)) }
  }
}
