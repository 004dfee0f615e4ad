package import Lock
package import Report

/// An opened vault: its reports by id, sealed on disk, changed only by whole transactions.
///
/// Readers never wait and never see half a change: they hold one index, and read it again when a file it names is gone.
/// A store belongs to one thread; other threads and processes open their own.
package final class Store {
  let root: Folder
  let reports: Folder
  let key: VaultKey
  let options: StoreOptions
  /// The header that holds; its epoch is that of every new file.
  package let header: VaultHeader
  var headerCopiesDiffer: Bool
  var index: VaultIndex
  /// What the index's own file is known by.
  var indexCommitment: [UInt8]
  var mark: Mark
  var isIndexRecovered: Bool
  /// What should be said once to the person; grows while the store is used.
  package internal(set) var warnings: Set<StoreWarning>

  init(
    root: consuming Folder, reports: consuming Folder, key: consuming VaultKey, header: VaultHeader,
    headerCopiesDiffer: Bool, options: StoreOptions, loaded: LoadedIndex, mark: Mark, warnings: Set<StoreWarning>
  ) {
    self.root = root
    self.reports = reports
    self.key = key
    self.header = header
    self.headerCopiesDiffer = headerCopiesDiffer
    self.options = options
    index = loaded.index
    indexCommitment = loaded.commitment
    isIndexRecovered = loaded.isRecovered
    self.mark = mark
    self.warnings = warnings
    noteIndexState()
  }

  /// Opens the vault in a folder.
  ///
  /// - Parameters:
  ///   - path: The folder, as bytes; a symbolic link is refused.
  ///   - key: The vault key, which the store keeps.
  ///   - options: Where the mark lies.
  /// - Returns: The vault with its present index.
  /// - Throws: ``StoreError/noVault``, ``StoreError/notOurs``, a fault of header or index, or of the system.
  package static func open(
    at path: [UInt8], key: consuming VaultKey, options: StoreOptions
  ) throws(StoreError) -> Store {
    let root = try openRoot(path, probe: options.probe)
    let reports = try openReports(in: root)
    let copies = try readHeaders(in: root)
    let header = try StoreError.locked(copies.header(provedBy: key))
    // The mark first: read after the index, a commit in between would look like a rollback.
    let mark = try StoreError.locked(Mark.read(options, vaultID: header.vaultID, key: key))
    let manifestKey = try StoreError.locked(key.manifestKey())
    let loaded = try LoadedIndex(in: root, vaultID: header.vaultID, manifestKey: manifestKey)
    let isOpenToOthers = try StoreError.system(root.attributes()).isOpenToOthers
    return Store(
      root: root, reports: reports, key: key, header: header, headerCopiesDiffer: copies.differ, options: options,
      loaded: loaded, mark: mark, warnings: isOpenToOthers ? [.folderOpenToOthers] : [])
  }

  /// Takes the present index and mark; a command that runs long calls it between its steps.
  package func refresh() throws(StoreError) {
    mark = try StoreError.locked(Mark.read(options, vaultID: header.vaultID, key: key))
    let manifestKey = try StoreError.locked(key.manifestKey())
    let loaded = try LoadedIndex(in: root, vaultID: header.vaultID, manifestKey: manifestKey)
    index = loaded.index
    indexCommitment = loaded.commitment
    isIndexRecovered = loaded.isRecovered
    noteIndexState()
  }

  /// What the index lists, in the order it was added.
  package var summaries: [ReportSummary] { index.entries.map(\.summary) }

  /// How many times this vault was changed.
  package var generation: UInt64 { index.generation }

  private func noteIndexState() {
    if headerCopiesDiffer { warnings.insert(.headerCopyDiffers) }
    if isIndexRecovered { warnings.insert(.indexRecovered) }
    switch mark {
    case .absent: warnings.insert(.noMark)
    case .forged: warnings.insert(.markForged)
    case .known(let known) where known > index.generation:
      warnings.insert(.olderThanKnown(index: index.generation, mark: known))
    case .known: break
    }
  }
}
