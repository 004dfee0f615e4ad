internal import Report

extension VaultIndex {
  /// Reads the content of an index file.
  ///
  /// - Throws: ``IndexError``; fields of unknown tags are no error, they are kept.
  init(decoding bytes: [UInt8]) throws(IndexError) {
    guard bytes.starts(with: Self.magic) else { throw .notAnIndex }
    var reader = FieldReader(bytes, Self.magic.count..<bytes.count)
    var index = VaultIndex(generation: 0)
    while let (tag, range) = try reader.field() {
      try index.take(tag, bytes, range)
    }
    guard index.generation > 0 else { throw .missing(tag: IndexTag.generation) }
    guard Set(index.entries.map(\.summary.id)).count == index.entries.count else { throw .twice(tag: IndexTag.report) }
    self = index
  }

  private mutating func take(_ tag: UInt8, _ bytes: [UInt8], _ range: Range<Int>) throws(IndexError) {
    switch tag {
    case IndexTag.generation:
      guard generation == 0 else { throw .twice(tag: tag) }
      guard range.count == 8 else { throw .badValue(tag: tag) }
      generation = UInt64(bigEndian: bytes[range], at: 0)
    case IndexTag.parent:
      guard parent == nil else { throw .twice(tag: tag) }
      guard range.count == 40 else { throw .badValue(tag: tag) }
      parent = ParentIndex(
        generation: UInt64(bigEndian: bytes[range], at: 0), commitment: Array(bytes[range].dropFirst(8)))
    case IndexTag.report:
      entries.append(try IndexEntry(decoding: bytes, range))
    case IndexTag.vaultFile where range.first.map({ bytes[$0] }) == FileKind.settings.rawValue:
      guard settings == nil else { throw .twice(tag: tag) }
      settings = try FileReference(decoding: bytes, range.dropFirst(), tag: tag)
    case IndexTag.superseded where range.count == 25:
      guard let kind = FileKind(rawValue: bytes[range.lowerBound]) else { fallthrough }
      let generation = UInt64(bigEndian: bytes[range], at: 17)
      let fileID = Array(bytes[range.dropFirst().prefix(16)])
      if fileID == SealedHeader.noFileID {
        superseded.append(VaultFile(kind, generation: generation))
      } else if let report = ReportID(bytes: fileID) {
        superseded.append(VaultFile(kind, of: report, generation: generation))
      }
    default:
      unknownFields.append(UnknownField(tag: tag, value: Array(bytes[range])))
    }
  }
}

extension IndexEntry {
  fileprivate init(decoding bytes: [UInt8], _ range: Range<Int>) throws(IndexError) {
    var fields = EntryFields()
    var reader = FieldReader(bytes, range)
    while let (tag, value) = try reader.field() { try fields.take(tag, bytes, value) }
    self = try fields.entry()
  }
}

/// The fields of one report while they are read.
private struct EntryFields {
  var id: ReportID?
  var title: String?
  var laboratory: String?
  var labDate: CalendarDay?
  var provenance: Provenance?
  var counts: RowCounts?
  var addedAt: String?
  var references: (record: FileReference?, scan: FileReference?, diagnostics: FileReference?)
  var unknownFields: [UnknownField] = []
  private var seen: UInt16 = 0

  mutating func take(_ tag: UInt8, _ bytes: [UInt8], _ range: Range<Int>) throws(IndexError) {
    guard (EntryTag.id...EntryTag.diagnostics).contains(tag) else {
      unknownFields.append(UnknownField(tag: tag, value: Array(bytes[range])))
      return
    }
    guard seen & 1 << UInt16(tag) == 0 else { throw .twice(tag: tag) }
    seen |= 1 << UInt16(tag)
    switch tag {
    case EntryTag.id: id = ReportID(bytes: Array(bytes[range]))
    case EntryTag.title: title = String(validating: bytes[range], as: UTF8.self)
    case EntryTag.laboratory: laboratory = try Self.value(String(validating: bytes[range], as: UTF8.self), tag)
    case EntryTag.labDate: labDate = try Self.value(Self.day(bytes[range]), tag)
    case EntryTag.provenance:
      provenance = range.count == 1 ? Provenance(indexCode: bytes[range.lowerBound]) : nil
    case EntryTag.counts: counts = Self.counts(bytes[range])
    case EntryTag.addedAt: addedAt = String(validating: bytes[range], as: UTF8.self)
    case EntryTag.record: references.record = try FileReference(decoding: bytes, range, tag: tag)
    case EntryTag.scan: references.scan = try FileReference(decoding: bytes, range, tag: tag)
    default: references.diagnostics = try FileReference(decoding: bytes, range, tag: tag)
    }
  }

  func entry() throws(IndexError) -> IndexEntry {
    let summary = ReportSummary(
      id: try required(id, EntryTag.id), title: try required(title, EntryTag.title), laboratory: laboratory,
      labDate: labDate, provenance: try required(provenance, EntryTag.provenance),
      counts: try required(counts, EntryTag.counts), addedAt: try required(addedAt, EntryTag.addedAt))
    return IndexEntry(
      summary: summary, record: try required(references.record, EntryTag.record),
      scan: try required(references.scan, EntryTag.scan),
      diagnostics: try required(references.diagnostics, EntryTag.diagnostics), unknownFields: unknownFields)
  }

  /// A field that was there and cannot be read is another fault than one that was not.
  private func required<Value>(_ value: Value?, _ tag: UInt8) throws(IndexError) -> Value {
    if let value { return value }
    throw seen & 1 << UInt16(tag) == 0 ? .missing(tag: tag) : .badValue(tag: tag)
  }

  private static func value<Value>(_ value: Value?, _ tag: UInt8) throws(IndexError) -> Value {
    guard let value else { throw .badValue(tag: tag) }
    return value
  }

  private static func day(_ bytes: ArraySlice<UInt8>) -> CalendarDay? {
    guard bytes.count == 4 else { return nil }
    let (month, day) = (bytes[bytes.startIndex + 2], bytes[bytes.startIndex + 3])
    return CalendarDay(year: Int(UInt16(bigEndian: bytes, at: 0)), month: Int(month), day: Int(day))
  }

  private static func counts(_ bytes: ArraySlice<UInt8>) -> RowCounts? {
    guard bytes.count == 16 else { return nil }
    func number(_ offset: Int) -> Int { Int(UInt32(bigEndian: bytes, at: offset)) }
    return RowCounts(candidates: number(0), coded: number(4), unmatched: number(8), unread: number(12))
  }
}

extension FileReference {
  fileprivate init(decoding bytes: [UInt8], _ range: Range<Int>, tag: UInt8) throws(IndexError) {
    guard range.count == Self.encodedCount else { throw .badValue(tag: tag) }
    generation = UInt64(bigEndian: bytes[range], at: 0)
    count = UInt64(bigEndian: bytes[range], at: 8)
    commitment = Array(bytes[range].dropFirst(16))
  }
}
