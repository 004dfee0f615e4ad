internal import Report

/// Which file of a kind is the present one, and how to know it again.
struct FileReference: Hashable {
  var generation: UInt64
  /// The sealed file's length.
  var count: UInt64
  /// The sealed file's commitment, 32 bytes: no two files have the same.
  var commitment: [UInt8]
}

/// A field that a later version wrote; kept as it is.
struct UnknownField: Hashable {
  var tag: UInt8
  var value: [UInt8]
}

/// What the index holds of one report: enough to list it without opening anything, and its three files.
struct IndexEntry: Hashable {
  var summary: ReportSummary
  var record: FileReference
  var scan: FileReference
  var diagnostics: FileReference
  var unknownFields: [UnknownField] = []

  /// The files the entry names.
  var files: [VaultFile] {
    [
      VaultFile(.record, of: summary.id, generation: record.generation),
      VaultFile(.scan, of: summary.id, generation: scan.generation),
      VaultFile(.diagnostics, of: summary.id, generation: diagnostics.generation),
    ]
  }
}

/// The index an index was made from; two with the same parent are a conflict.
struct ParentIndex: Hashable {
  var generation: UInt64
  /// 32 bytes.
  var commitment: [UInt8]
}

/// The one list of what is in the vault: whatever it does not name is not there (docs/format.md 4).
struct VaultIndex: Hashable {
  var generation: UInt64
  var parent: ParentIndex?
  var entries: [IndexEntry] = []
  var settings: FileReference?
  /// Files that an earlier index named and this one does not, until they are unlinked.
  var superseded: [VaultFile] = []
  var unknownFields: [UnknownField] = []

  /// The place of a report, or `nil`.
  func position(of id: ReportID) -> Int? { entries.firstIndex { $0.summary.id == id } }
}
