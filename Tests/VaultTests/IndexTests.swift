import Report
import Testing

@testable import Vault

@Suite struct IndexTests {
  private func reference(_ seed: UInt8) -> FileReference {
    FileReference(generation: UInt64(seed), count: 120, commitment: [UInt8](repeating: seed, count: 32))
  }

  private func entry(_ number: Int) -> IndexEntry {
    IndexEntry(
      summary: ReportSummary(of: Fixture.report(number, title: "Befund \(number) äöü")), record: reference(1),
      scan: reference(2), diagnostics: reference(3))
  }

  private func index(_ count: Int) -> VaultIndex {
    VaultIndex(
      generation: 9, parent: ParentIndex(generation: 8, commitment: [UInt8](repeating: 8, count: 32)),
      entries: (0..<count).map { entry($0) }, settings: reference(4),
      superseded: [
        VaultFile(.settings, generation: 3), VaultFile(.scan, of: Fixture.id(77), generation: 1),
      ])
  }

  @Test("an index comes back as it was written", arguments: [0, 1, 3, 200])
  func roundTrip(count: Int) throws {
    #expect(try VaultIndex(decoding: index(count).encoded) == index(count))
  }

  @Test("a report without laboratory or day comes back without")
  func absentFields() throws {
    var lone = index(1)
    lone.entries[0].summary.laboratory = nil
    lone.entries[0].summary.labDate = nil
    #expect(try VaultIndex(decoding: lone.encoded) == lone)
  }

  @Test("fields and files that only a later version knows survive an edit")
  func unknownFields() throws {
    var writer = FieldWriter(beginning: index(1).encoded)
    writer.write(200, Array("later".utf8))
    writer.write(IndexTag.vaultFile, [99] + [UInt8](repeating: 5, count: 48))
    writer.write(IndexTag.superseded, [99] + [UInt8](repeating: 5, count: 24))
    var read = try VaultIndex(decoding: writer.bytes)
    #expect(read.unknownFields.count == 3)
    read.entries[0].unknownFields = [UnknownField(tag: 42, value: [1, 2, 3])]
    let again = try VaultIndex(decoding: read.encoded)
    #expect(again == read)
    #expect(again.entries[0].unknownFields == [UnknownField(tag: 42, value: [1, 2, 3])])
  }

  @Test("a cut index is refused or is a shorter one, never a crash and never half a report")
  func everyCut() throws {
    let bytes = index(2).encoded
    for count in 0..<bytes.count {
      if let read = try? VaultIndex(decoding: Array(bytes[..<count])) { #expect(read.entries.count < 2) }
    }
  }

  @Test("a changed byte never crashes the parser")
  func everyByte() {
    let bytes = index(1).encoded
    var refused = 0
    for position in bytes.indices {
      for value: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var changed = bytes
        changed[position] = value
        if (try? VaultIndex(decoding: changed)) == nil { refused += 1 }
      }
    }
    #expect(refused > 100)
  }

  @Test("a length is written one way only")
  func superfluousLength() {
    let bytes = VaultIndex.magic + [IndexTag.generation, 0x88, 0x00] + UInt64(1).bigEndianBytes
    #expect(throws: IndexError.badField(offset: 8)) { try VaultIndex(decoding: bytes) }
  }

  @Test("what must be there is missed by name")
  func missing() {
    #expect(throws: IndexError.notAnIndex) { try VaultIndex(decoding: [1, 2, 3]) }
    #expect(throws: IndexError.missing(tag: IndexTag.generation)) { try VaultIndex(decoding: VaultIndex.magic) }
    var writer = FieldWriter(beginning: VaultIndex.magic)
    writer.write(IndexTag.report, [])
    #expect(throws: IndexError.missing(tag: EntryTag.id)) { try VaultIndex(decoding: writer.bytes) }
  }

  @Test("a report that stands twice is refused")
  func twice() {
    var doubled = index(1)
    doubled.entries.append(doubled.entries[0])
    #expect(throws: IndexError.twice(tag: IndexTag.report)) { try VaultIndex(decoding: doubled.encoded) }
  }

  @Test("the index of 100,000 reports stays far below its limit")
  func size() {
    let perReport = index(200).encoded.count / 200
    #expect(UInt64(perReport * 100_000) < FileKind.index.mostContentBytes / 8)
  }
}
