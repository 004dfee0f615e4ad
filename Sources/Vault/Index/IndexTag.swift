/// Tags of the fields of an index (docs/format.md 4).
enum IndexTag {
  static let generation: UInt8 = 1
  static let parent: UInt8 = 2
  static let report: UInt8 = 3
  static let vaultFile: UInt8 = 4
  static let superseded: UInt8 = 5
}

/// Tags of the fields of one report in an index.
enum EntryTag {
  static let id: UInt8 = 1
  static let title: UInt8 = 2
  static let laboratory: UInt8 = 3
  static let labDate: UInt8 = 4
  static let provenance: UInt8 = 5
  static let counts: UInt8 = 6
  static let addedAt: UInt8 = 7
  static let record: UInt8 = 8
  static let scan: UInt8 = 9
  static let diagnostics: UInt8 = 10
}
