internal import Report

extension VaultIndex {
  static let magic: [UInt8] = Array("vault.ix".utf8)

  /// The content of the index file.
  var encoded: [UInt8] {
    var writer = FieldWriter(beginning: Self.magic)
    writer.reserve(entries.count * 320 + 256)
    writer.write(IndexTag.generation, generation.bigEndianBytes)
    if let parent { writer.write(IndexTag.parent, parent.generation.bigEndianBytes + parent.commitment) }
    if let settings { writer.write(IndexTag.vaultFile, [FileKind.settings.rawValue] + settings.encoded) }
    for file in superseded {
      let fileID = file.report?.bytes ?? SealedHeader.noFileID
      writer.write(IndexTag.superseded, [file.kind.rawValue] + fileID + file.generation.bigEndianBytes)
    }
    for entry in entries { writer.write(IndexTag.report, entry.encoded) }
    for field in unknownFields { writer.write(field.tag, field.value) }
    return writer.bytes
  }
}

extension IndexEntry {
  var encoded: [UInt8] {
    var writer = FieldWriter()
    writer.reserve(320)
    writer.write(EntryTag.id, summary.id.bytes)
    writer.write(EntryTag.title, summary.title.utf8)
    if let laboratory = summary.laboratory { writer.write(EntryTag.laboratory, laboratory.utf8) }
    if let day = summary.labDate {
      writer.write(EntryTag.labDate, UInt16(day.year).bigEndianBytes + [UInt8(day.month), UInt8(day.day)])
    }
    writer.write(EntryTag.provenance, [summary.provenance.indexCode])
    let counts = summary.counts
    writer.write(
      EntryTag.counts,
      [counts.candidates, counts.coded, counts.unmatched, counts.unread].flatMap {
        UInt32(clamping: $0).bigEndianBytes
      })
    writer.write(EntryTag.addedAt, summary.addedAt.utf8)
    writer.write(EntryTag.record, record.encoded)
    writer.write(EntryTag.scan, scan.encoded)
    writer.write(EntryTag.diagnostics, diagnostics.encoded)
    for field in unknownFields { writer.write(field.tag, field.value) }
    return writer.bytes
  }
}

extension FileReference {
  /// Generation, length and commitment.
  static let encodedCount = 48

  var encoded: [UInt8] { generation.bigEndianBytes + count.bigEndianBytes + commitment }
}

extension Provenance {
  var indexCode: UInt8 {
    switch self {
    case .labIssuedDigital: 1
    case .ocrTranscribed: 2
    case .selfTracked: 3
    }
  }

  init?(indexCode: UInt8) {
    switch indexCode {
    case 1: self = .labIssuedDigital
    case 2: self = .ocrTranscribed
    case 3: self = .selfTracked
    default: return nil
    }
  }
}
