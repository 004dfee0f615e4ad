import Foundation
import Lock
import Report
import Synchronization

@testable import Vault

/// A folder of its own for one test, removed at its end.
final class ScratchFolder: Sendable {
  let path: String

  init() {
    // In memory where there is such a folder: the fault tests sync some thousand times.
    let memory = "/dev/shm/"
    let base = FileManager.default.isWritableFile(atPath: memory) ? memory : NSTemporaryDirectory()
    path = base + "vault-tests-" + UUID().uuidString
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Where a vault is made.
  var vault: [UInt8] { Array((path + "/vault").utf8) }
  var vaultPath: String { path + "/vault" }
  var state: [UInt8] { Array((path + "/state").utf8) }
  var options: StoreOptions { StoreOptions(stateFolder: state) }

  func names(_ folder: String = "vault/reports") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []).sorted()
  }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  func copy(_ name: String, to target: String) throws {
    try FileManager.default.copyItem(atPath: path + "/" + name, toPath: path + "/" + target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path + "/" + name) }
}

enum Fixture {
  /// A key that every test can make again; the header's MAC needs no slot.
  static func key(_ byte: UInt8 = 7) throws -> VaultKey {
    try VaultKey(
      [UInt8](repeating: byte, count: 32).lendBytes { bytes throws(LockError) in
        try SecretBytes(copying: bytes)
      })
  }

  static func secret(_ bytes: [UInt8]) throws -> SecretBytes {
    try bytes.lendBytes { bytes throws(LockError) in try SecretBytes(copying: bytes) }
  }

  static let vaultID = [UInt8](repeating: 0x5A, count: 16)

  static func header() throws -> VaultHeader {
    guard let id = VaultID(vaultID) else { throw LockError.wrongLength("vault id") }
    return VaultHeader(vaultID: id, epoch: 1, sequence: 1, slots: [])
  }

  static var patience: Patience { Patience(limit: .seconds(60)) }

  @discardableResult
  static func create(_ folder: ScratchFolder) throws -> Store {
    try Store.create(
      at: folder.vault, header: header(), key: key(), options: folder.options, patience: patience)
  }

  static func open(_ folder: ScratchFolder, probe: (any FileProbe)? = nil) throws -> Store {
    try Store.open(at: folder.vault, key: key(), options: StoreOptions(stateFolder: folder.state, probe: probe))
  }

  static func id(_ number: Int) -> ReportID {
    let bytes = [UInt8](repeating: 0, count: 12) + (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    guard let id = ReportID(bytes: bytes) else { preconditionFailure("16 bytes are an id") }
    return id
  }

  static func report(_ number: Int, title: String = "Labor Beispiel") -> LabReport {
    let row = Row(
      page: 1, label: "Kalium", value: "4,1", unit: "mmol/l", number: ExactDecimal("4.1"), end: .unread("fiction"),
      provenance: .labIssuedDigital, box: Box(x: 40, y: 100, width: 200, height: 10))
    let reading = Reading(
      source: SourceFile(name: "befund.pdf", bytes: 9, sha256: String(repeating: "0", count: 64), kind: .pdf, pages: 1),
      provenance: .labIssuedDigital, sheet: .laboratory,
      header: ReportHeader(laboratory: "Labor Beispiel", labDate: CalendarDay(year: 2026, month: 9, day: 12)),
      rows: [row], candidates: 1, pagesUnread: [])
    return LabReport(
      id: id(number), title: title, reading: reading, labDate: CalendarDay(year: 2026, month: 9, day: 12),
      labDateOrigin: .printedOnReport, addedAt: "2026-11-30T12:00:00Z")
  }

  static let scan = DocumentScan(kind: .pdf, pageCount: 1, pages: [], unread: [], readers: ["test 1"])

  static func original(_ bytes: [UInt8], name: String = "befund.pdf") throws -> OriginalFile {
    OriginalFile(
      name: Array(name.utf8), content: .bytes(bytes),
      sha256: try bytes.lendBytes { bytes throws(LockError) in try SHA256Digest.of(bytes) })
  }

  static func add(_ number: Int, to store: Store, bytes: [UInt8]? = nil) throws {
    try store.add(
      report(number), originals: [original(bytes ?? Array("original \(number)".utf8))], diagnostics: scan,
      patience: patience)
  }

  /// Bytes that look random and are the same in every run and in the Python tests: xorshift32 from 1.
  static func noise(_ count: Int) -> [UInt8] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state ^= state << 13
      state ^= state >> 17
      state ^= state << 5
      return UInt8(truncatingIfNeeded: state >> 24)
    }
  }
}

/// Fails one step, or ends the process's writing from that step on, as a kill would.
final class PlannedFault: FileProbe {
  enum Plan: Sendable {
    case fail(Int32)
    case stop
    case none
  }

  private struct State {
    var calls: [FileStep] = []
    var isStopped = false
  }

  private let call: Int
  private let plan: Plan
  private let state = Mutex(State())

  private let step: FileStep?

  /// Plans for the call of that number, counting only those of one kind of step where it is given.
  init(call: Int, of step: FileStep? = nil, plan: Plan) {
    self.call = call
    self.step = step
    self.plan = plan
  }

  var calls: [FileStep] { state.withLock { $0.calls } }

  func fault(before step: FileStep) -> Int32? {
    state.withLock { state in
      if state.isStopped { return -1 }
      guard self.step == nil || self.step == step else { return nil }
      state.calls.append(step)
      guard state.calls.count == call else { return nil }
      switch plan {
      case .fail(let code): return code
      case .stop:
        state.isStopped = true
        return -1
      case .none: return nil
      }
    }
  }
}
