import Foundation
import Lock
import Report
import Testing

@testable import Vault

@Suite struct StoreTests {
  let folder = ScratchFolder()

  @Test("a new vault is empty, opens again, and has a mark")
  func create() throws {
    let made = try Fixture.create(folder)
    #expect(made.summaries.isEmpty && made.warnings.isEmpty)
    let opened = try Fixture.open(folder)
    #expect(opened.summaries.isEmpty && opened.warnings.isEmpty)
    #expect(opened.generation == 1)
    #expect(
      folder.names("vault") == [
        "index.sealed", "readers.lock", "reports", "vault.header", "vault.header.2", "vault.lock",
      ])
  }

  @Test("a report comes back with everything that was stored")
  func addAndRead() throws {
    let store = try Fixture.create(folder)
    let files = [
      try Fixture.original(Fixture.noise(50_000)), try Fixture.original([], name: "leer.png"),
      try Fixture.original(Fixture.noise(20)),
    ]
    try store.add(Fixture.report(1), originals: files, diagnostics: Fixture.scan, patience: Fixture.patience)
    for opened in [store, try Fixture.open(folder)] {
      #expect(opened.summaries == [ReportSummary(of: Fixture.report(1))])
      let record = try opened.record(Fixture.id(1))
      #expect(record.title == "Labor Beispiel" && record.reading == Fixture.report(1).reading)
      #expect(try opened.diagnostics(Fixture.id(1)) == Fixture.scan)
      #expect(try opened.originals(Fixture.id(1)) == files.map(\.facts))
      #expect(try opened.original(0, of: Fixture.id(1)) == Fixture.noise(50_000))
      #expect(try opened.original(1, of: Fixture.id(1)) == [])
      #expect(try opened.original(2, of: Fixture.id(1)) == Fixture.noise(20))
      #expect(
        try opened.original(0, of: Fixture.id(1), range: 16_000..<17_000) == Array(Fixture.noise(17_000)[16_000...]))
      #expect(try opened.original(0, of: Fixture.id(1), range: 49_990..<99_999).count == 10)
      #expect(opened.warnings.isEmpty)
    }
    #expect(try store.unlistedCount() == 0)
  }

  @Test("a file from an open descriptor is stored byte for byte, and one that is too short is refused")
  func descriptor() throws {
    let store = try Fixture.create(folder)
    let content = Fixture.noise(2_500_000)
    try folder.write(content, to: "source")
    let handle = try #require(OpenDescriptor(folder.path + "/source"))
    var file = try Fixture.original(content)
    file.content = .descriptor(handle.descriptor, count: UInt64(content.count))
    try store.add(Fixture.report(1), originals: [file], diagnostics: Fixture.scan, patience: Fixture.patience)
    #expect(try store.original(0, of: Fixture.id(1)) == content)
    file.content = .descriptor(handle.descriptor, count: UInt64(content.count + 1))
    #expect(throws: StoreError.file(FileFault(step: .read, code: EIO))) {
      try store.add(Fixture.report(2), originals: [file], diagnostics: Fixture.scan, patience: Fixture.patience)
    }
    #expect(store.summaries.count == 1)
    #expect(folder.names().count == 3)
  }

  @Test("a file's name that is no text is kept as its bytes")
  func nameBytes() throws {
    let store = try Fixture.create(folder)
    var file = try Fixture.original([1])
    file.name = [0x2D, 0xFF, 0x0A, 0x61]
    try store.add(Fixture.report(1), originals: [file], diagnostics: Fixture.scan, patience: Fixture.patience)
    #expect(try store.originals(Fixture.id(1)).map(\.name) == [[0x2D, 0xFF, 0x0A, 0x61]])
  }

  @Test("removing takes the files away; removing what is not there removes nothing")
  func remove() throws {
    let store = try Fixture.create(folder)
    for number in 1...3 { try Fixture.add(number, to: store) }
    #expect(throws: StoreError.noSuchReport(Fixture.id(9))) {
      try store.remove([Fixture.id(1), Fixture.id(9)], patience: Fixture.patience)
    }
    #expect(store.summaries.count == 3)
    try store.remove([Fixture.id(1), Fixture.id(3)], patience: Fixture.patience)
    #expect(store.summaries.map(\.id) == [Fixture.id(2)])
    #expect(folder.names().count == 3)
    #expect(throws: StoreError.noSuchReport(Fixture.id(1))) { try store.record(Fixture.id(1)) }
    #expect(try Fixture.open(folder).record(Fixture.id(2)).id == Fixture.id(2))
    // The next change forgets what is gone.
    try Fixture.add(4, to: store)
    #expect(store.index.superseded.isEmpty)
  }

  @Test("an id that is there already is refused")
  func sameID() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    #expect(throws: StoreError.reportExists(Fixture.id(1))) { try Fixture.add(1, to: store) }
    #expect(folder.names().count == 3)
  }

  @Test("settings are absent, then set, then set again, each under a new name")
  func settings() throws {
    let store = try Fixture.create(folder)
    #expect(try store.settings() == VaultSettings())
    try store.write(VaultSettings(idleLimitSeconds: 300), patience: Fixture.patience)
    let unknown = JSONMember("later", .array([.integer(1)]))
    let second = VaultSettings(idleLimitSeconds: 60, absoluteLimitSeconds: 3_600, unknownMembers: [unknown])
    try store.write(second, patience: Fixture.patience)
    #expect(try Fixture.open(folder).settings() == second)
    #expect(folder.names("vault").contains("settings.2.sealed"))
    #expect(!folder.names("vault").contains("settings.1.sealed"))
  }

  @Test("a name that a leftover has is never used again")
  func leftoverGeneration() throws {
    let store = try Fixture.create(folder)
    try folder.write([1, 2, 3], to: "vault/settings.1.sealed")
    #expect(try store.unlistedCount() == 1)
    try store.write(VaultSettings(idleLimitSeconds: 300), patience: Fixture.patience)
    #expect(try folder.bytes("vault/settings.1.sealed") == [1, 2, 3])
    #expect(folder.names("vault").contains("settings.2.sealed"))
    #expect(try Fixture.open(folder).settings().idleLimitSeconds == 300)
  }

  @Test("every file is 0600, every folder 0700, and the times are constant, whatever the umask")
  func modes() throws {
    let old = umask(0)
    defer { umask(old) }
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    let manager = FileManager.default
    for name in try manager.subpathsOfDirectory(atPath: folder.vaultPath) + ["."] {
      let attributes = try manager.attributesOfItem(atPath: folder.vaultPath + "/" + name)
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      #expect(attributes[.posixPermissions] as? Int == (isFolder ? 0o700 : 0o600), "\(name)")
      if name.hasSuffix(".sealed") {
        #expect((attributes[.modificationDate] as? Date)?.timeIntervalSince1970 == 946_684_800, "\(name)")
      }
    }
  }

  @Test("no name, value or title lies in clear in the folder")
  func nothingInClear() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store, bytes: Array("Kalium 4,1 mmol/l befund".utf8))
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      guard let bytes = try? folder.bytes(name) else { continue }
      for word in ["Kalium", "mmol", "Beispiel", "befund", "laboratory"] {
        #expect(!Data(bytes).contains(word), "\(word) in \(name)")
      }
    }
  }

  @Test("a folder with something in it is not made a vault; one with an interrupted attempt is")
  func notEmpty() throws {
    try FileManager.default.createDirectory(atPath: folder.vaultPath, withIntermediateDirectories: true)
    try folder.write([1], to: "vault/notes.txt")
    #expect(throws: StoreError.notEmpty) { try Fixture.create(folder) }
    #expect(folder.names("vault") == ["notes.txt"])
    try folder.remove("vault/notes.txt")
    try folder.write([1], to: "vault/.new-0011")
    try folder.write([1], to: "vault/index.sealed")
    try Fixture.create(folder)
    #expect(throws: StoreError.notEmpty) { try Fixture.create(folder) }
    #expect(try Fixture.open(folder).summaries.isEmpty)
  }

  @Test("a vault that lost both headers but not its reports is not overwritten")
  func lostHeaders() throws {
    try Fixture.add(1, to: Fixture.create(folder))
    try folder.remove("vault/vault.header")
    try folder.remove("vault/vault.header.2")
    #expect(throws: StoreError.notEmpty) { try Fixture.create(folder) }
    #expect(throws: StoreError.noVault) { try Fixture.open(folder) }
  }

  @Test("a vault is found by either header, and no folder is no fault")
  func exists() throws {
    #expect(try !Store.exists(at: folder.vault))
    try Fixture.create(folder)
    #expect(try Store.exists(at: folder.vault))
    try folder.remove("vault/vault.header")
    #expect(try Store.exists(at: folder.vault))
    #expect(try Store.headers(at: folder.vault).readable.first?.vaultID.bytes == Fixture.vaultID)
  }

  @Test("a lost copy of the header is said, and restored by the next change")
  func headerCopy() throws {
    try Fixture.create(folder)
    let whole = try folder.bytes("vault/vault.header.2")
    try folder.remove("vault/vault.header")
    let store = try Fixture.open(folder)
    #expect(store.warnings == [.headerCopyDiffers])
    try Fixture.add(1, to: store)
    #expect(try folder.bytes("vault/vault.header") == whole)
    #expect(try Fixture.open(folder).warnings.isEmpty)
  }

  @Test("a link is not followed, for the folder, a folder in it, or a file")
  func links() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "vault")
    for name in ["/link", "/link/"] {
      #expect(throws: StoreError.notOurs) {
        try Store.open(at: Array((folder.path + name).utf8), key: Fixture.key(), options: folder.options)
      }
    }
    let record = "vault/reports/\(Fixture.id(1)).1.sealed"
    try folder.copy(record, to: "elsewhere")
    try folder.remove(record)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + record, withDestinationPath: folder.path + "/elsewhere")
    let file = VaultFile(.record, of: Fixture.id(1), generation: 1)
    #expect(throws: StoreError.damaged(file, .foreign)) { try store.record(Fixture.id(1)) }
    try FileManager.default.moveItem(atPath: folder.vaultPath + "/reports", toPath: folder.path + "/moved")
    try FileManager.default.createSymbolicLink(
      atPath: folder.vaultPath + "/reports", withDestinationPath: folder.path + "/moved")
    #expect(throws: StoreError.notOurs) { try Fixture.open(folder) }
  }

  @Test("a pipe in a file's place is refused without waiting")
  func pipe() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    let record = "vault/reports/\(Fixture.id(1)).1.sealed"
    try folder.remove(record)
    let made = unsafe mkfifo(folder.path + "/" + record, 0o600)
    #expect(made == 0)
    let file = VaultFile(.record, of: Fixture.id(1), generation: 1)
    #expect(throws: StoreError.damaged(file, .foreign)) { try store.record(Fixture.id(1)) }
  }

  @Test("one unreadable report is named and hides no other")
  func oneDamaged() throws {
    let store = try Fixture.create(folder)
    for number in 1...3 { try Fixture.add(number, to: store) }
    let name = "vault/reports/\(Fixture.id(2)).1.sealed"
    let file = VaultFile(.record, of: Fixture.id(2), generation: 1)
    let whole = try folder.bytes(name)
    var changed = whole
    changed[200] ^= 1
    try folder.write(changed, to: name)
    #expect(throws: StoreError.damaged(file, .badBody(chunk: 0))) { try store.record(Fixture.id(2)) }
    try folder.write(Array(whole.dropLast(3)), to: name)
    #expect(throws: StoreError.damaged(file, .truncated)) { try store.record(Fixture.id(2)) }
    try folder.write([], to: name)
    #expect(throws: StoreError.damaged(file, .truncated)) { try store.record(Fixture.id(2)) }
    try folder.remove(name)
    #expect(throws: StoreError.missing(file)) { try store.record(Fixture.id(2)) }
    let opened = try Fixture.open(folder)
    #expect(opened.summaries.count == 3)
    #expect(try opened.record(Fixture.id(1)).id == Fixture.id(1))
    #expect(try opened.record(Fixture.id(3)).id == Fixture.id(3))
  }

  @Test("files that change places or come back from another sealing are noticed")
  func swapped() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try Fixture.add(2, to: store)
    let (one, two) = ("vault/reports/\(Fixture.id(1)).1", "vault/reports/\(Fixture.id(2)).1")
    let file = VaultFile(.record, of: Fixture.id(2), generation: 1)
    let whole = try folder.bytes(two + ".sealed")
    try folder.write(folder.bytes(one + ".sealed"), to: two + ".sealed")
    #expect(throws: StoreError.damaged(file, .misplaced)) { try store.record(Fixture.id(2)) }
    try folder.write(folder.bytes(two + ".diag.sealed"), to: two + ".sealed")
    #expect(throws: StoreError.damaged(file, .misplaced)) { try store.record(Fixture.id(2)) }
    // The same place, another sealing: authentic by itself, but not the one that was stored.
    let twin = ScratchFolder()
    let other = try Fixture.create(twin)
    try Fixture.add(2, to: other)
    try folder.write(twin.bytes(two + ".sealed"), to: two + ".sealed")
    #expect(throws: StoreError.replaced(file)) { try store.record(Fixture.id(2)) }
    try folder.write(whole, to: two + ".sealed")
    #expect(try store.record(Fixture.id(2)).id == Fixture.id(2))
  }

  @Test("a wrong key opens nothing")
  func wrongKey() throws {
    try Fixture.create(folder)
    #expect(throws: StoreError.lock(.headerNotAuthentic)) {
      try Store.open(at: folder.vault, key: Fixture.key(8), options: folder.options)
    }
  }

  @Test("the sweep takes unfinished files and nothing else")
  func sweep() throws {
    let store = try Fixture.create(folder)
    try folder.write([1], to: "vault/.new-aa")
    try folder.write([1], to: "vault/reports/.new-bb")
    try folder.write([1], to: "vault/reports/other.sealed")
    #expect(try store.unlistedCount() == 1)
    try Fixture.add(1, to: store)
    #expect(!folder.names("vault").contains(".new-aa"))
    #expect(!folder.names().contains(".new-bb"))
    #expect(folder.names().contains("other.sealed"))
    #expect(try store.unlistedCount() == 1)
  }
}

/// An open descriptor for the time of a test.
final class OpenDescriptor {
  let descriptor: Int32

  init?(_ path: String) {
    descriptor = unsafe open(path, O_RDONLY)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }
}

extension Data {
  func contains(_ word: String) -> Bool { range(of: Data(word.utf8)) != nil }
}
