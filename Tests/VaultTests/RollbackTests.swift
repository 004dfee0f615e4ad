import Foundation
import Report
import Testing

@testable import Vault

@Suite struct RollbackTests {
  let folder = ScratchFolder()

  private var markName: String { "state/" + String(repeating: "5a", count: 16) + ".mark" }

  @Test("a folder put back whole is read with a warning and not written to")
  func wholeFolder() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try folder.copy("vault", to: "copy")
    try Fixture.add(2, to: store)
    try folder.remove("vault")
    try folder.copy("copy", to: "vault")
    let old = try Fixture.open(folder)
    #expect(old.warnings == [.olderThanKnown(index: 2, mark: 3)])
    #expect(try old.record(Fixture.id(1)).id == Fixture.id(1))
    #expect(throws: StoreError.olderThanKnown(index: 2, mark: 3)) { try Fixture.add(3, to: old) }
    #expect(folder.names().count == 3)
  }

  @Test("an absent mark is one warning, and the next change makes it again")
  func absent() throws {
    try Fixture.create(folder)
    try folder.remove(markName)
    let store = try Fixture.open(folder)
    #expect(store.warnings == [.noMark])
    try Fixture.add(1, to: store)
    #expect(try Fixture.open(folder).warnings.isEmpty)
  }

  @Test("with no home for a mark everything works and one warning says so")
  func noHome() throws {
    try Fixture.create(folder)
    let store = try Store.open(at: folder.vault, key: Fixture.key(), options: StoreOptions(stateFolder: nil))
    try Fixture.add(1, to: store)
    #expect(store.warnings == [.noMark])
    #expect(store.summaries.count == 1)
  }

  @Test("a mark made by somebody else is told as tampering, not taken as absent")
  func forged() throws {
    try Fixture.create(folder)
    var mark = try folder.bytes(markName)
    #expect(mark.count == 48)
    for position in [0, 15, 47] {
      mark[position] ^= 1
      try folder.write(mark, to: markName)
      let store = try Fixture.open(folder)
      #expect(store.warnings == [.markForged])
      #expect(throws: StoreError.markForged) { try Fixture.add(1, to: store) }
      mark[position] ^= 1
    }
    try folder.write(Array(mark.dropLast()), to: markName)
    #expect(try Fixture.open(folder).warnings == [.markForged])
  }

  @Test("a damaged index is replaced by the one before it for reading, and nothing is written")
  func damagedIndex() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try Fixture.add(2, to: store)
    let whole = try folder.bytes("vault/index.sealed")
    for damage in [Array(whole.dropLast()), [], Array(whole.dropLast()) + [whole[whole.count - 1] ^ 1]] {
      try folder.write(damage, to: "vault/index.sealed")
      let opened = try Fixture.open(folder)
      #expect(opened.warnings.contains(.indexRecovered))
      #expect(opened.summaries.map(\.id) == [Fixture.id(1)])
      #expect(try opened.record(Fixture.id(1)).id == Fixture.id(1))
      #expect(throws: StoreError.indexRecovered) { try Fixture.add(3, to: opened) }
      #expect(try folder.bytes("vault/index.sealed") == damage)
    }
    try folder.remove("vault/index.sealed")
    #expect(try Fixture.open(folder).warnings.contains(.indexRecovered))
    try folder.remove("vault/index.prev.sealed")
    #expect(throws: StoreError.self) { try Fixture.open(folder) }
  }

  @Test("an older index put in the present one's place is noticed by the mark")
  func olderIndex() throws {
    let store = try Fixture.create(folder)
    try Fixture.add(1, to: store)
    try folder.remove("vault/index.sealed")
    try folder.copy("vault/index.prev.sealed", to: "vault/index.sealed")
    #expect(try Fixture.open(folder).warnings == [.olderThanKnown(index: 1, mark: 2)])
  }

  @Test(
    "the folder of the marks follows the XDG specification",
    arguments: [
      ("/s", "/h", "/s/vault"), ("s", "/h", "/h/.local/state/vault"), ("", "/h", "/h/.local/state/vault"),
      (nil, "/h", "/h/.local/state/vault"), (nil, "h", nil), (nil, nil, nil),
    ] as [(String?, String?, String?)])
  func stateFolder(stateHome: String?, home: String?, expected: String?) {
    let path = StateFolder.path(stateHome: stateHome.map { Array($0.utf8) }, home: home.map { Array($0.utf8) })
    #expect(path == expected.map { Array($0.utf8) })
  }
}
