/// Names in the vault's folder (docs/format.md 1).
enum VaultLayout {
  static let header: [UInt8] = Array("vault.header".utf8)
  static let secondHeader: [UInt8] = Array("vault.header.2".utf8)
  static let index: [UInt8] = Array("index.sealed".utf8)
  static let previousIndex: [UInt8] = Array("index.prev.sealed".utf8)
  static let reports: [UInt8] = Array("reports".utf8)
  static let readersLock: [UInt8] = Array("readers.lock".utf8)

  /// What may lie in the vault's own folder beside the files that the index names.
  static let fixedNames: Set<[UInt8]> = [
    header, secondHeader, index, previousIndex, reports, readersLock, WriterLock.name,
  ]
}
