internal import Lock
internal import Report

/// A change in the making: the next index, and the files that were put for it so far.
struct Transaction {
  var index: VaultIndex
  /// Files that lie under their names and that no committed index names yet.
  private(set) var putFiles: [VaultFile] = []

  init(after index: VaultIndex, commitment: [UInt8]) {
    self.index = index
    self.index.generation += 1
    self.index.parent = ParentIndex(generation: index.generation, commitment: commitment)
  }

  mutating func notePut(_ file: VaultFile) { putFiles.append(file) }

  /// Says that the next index does not name a file any more.
  mutating func supersede(_ files: [VaultFile]) { index.superseded += files }
}
