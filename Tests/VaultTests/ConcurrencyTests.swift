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
    DispatchQueue.concurrentPerform(iterations: 3) { role in
      do {
        if role == 0 {
          defer { isDone.store(true, ordering: .releasing) }
          let store = try Fixture.open(folder)
          for number in 1...25 {
            try Fixture.add(number, to: store)
            try store.remove([Fixture.id(number - 1)], patience: Fixture.patience)
            try store.write(VaultSettings(idleLimitSeconds: number), patience: Fixture.patience)
          }
          return
        }
        let store = try Fixture.open(folder)
        while !isDone.load(ordering: .acquiring) {
          _ = try store.settings()
          try store.refresh()
          for summary in store.summaries {
            do {
              _ = try store.record(summary.id)
            } catch StoreError.noSuchReport {
              // Removed since the list was taken: that is an answer, not damage.
            }
          }
          reads.add(1, ordering: .relaxed)
        }
        let warnings = store.warnings.subtracting([.supersededKept])
        if !warnings.isEmpty { faults.withLock { $0.append("\(warnings)") } }
      } catch {
        isDone.store(true, ordering: .releasing)
        faults.withLock { $0.append("\(role): \(error)") }
      }
    }
    #expect(faults.withLock { $0 } == [])
    #expect(reads.load(ordering: .relaxed) > 2)
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
