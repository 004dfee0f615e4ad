internal import Glibc
package import Lock
internal import Report

extension Store {
  /// Makes a vault in a folder that is empty or absent.
  ///
  /// Folders above it are made where they are missing. A folder in which an earlier attempt was interrupted before it had
  /// a header counts as empty. Nothing is a vault until its header is there, and that is written last.
  ///
  /// - Parameters:
  ///   - path: The folder, as bytes.
  ///   - header: The header of the new vault, with its slots.
  ///   - key: The vault key that those slots wrap; the store keeps it.
  ///   - options: Where the mark lies.
  ///   - patience: How long to wait for another process that makes a vault there.
  /// - Returns: The empty vault, durable.
  /// - Throws: ``StoreError/notEmpty``, ``StoreError/notOurs``, ``StoreError/busy(holder:)`` or a fault of the system.
  package static func create(
    at path: [UInt8], header: VaultHeader, key: consuming VaultKey, options: StoreOptions, patience: Patience
  ) throws(StoreError) -> Store {
    _ = try StoreError.system(Folder.makeWithParents(path, probe: options.probe))
    let root = try openRoot(path, probe: options.probe)
    try requireEmpty(root)
    let lock = try WriterLock(in: root, patience: patience)
    // Another process may have made one while this one waited.
    try requireEmpty(root)
    try StoreError.system(root.sweep())
    if try !StoreError.system(root.has(VaultLayout.reports)) {
      try StoreError.system(root.makeFolder(VaultLayout.reports))
    }
    _ = try StoreError.system(root.openOrCreate(VaultLayout.readersLock))
    let manifestKey = try StoreError.locked(key.manifestKey())
    let index = VaultIndex(generation: 1)
    let reference: FileReference
    do throws(SealError) {
      reference = try root.putSealed(
        VaultLayout.index, SealedHeader(indexOf: index.generation, epoch: header.epoch), vaultID: header.vaultID,
        inputKey: manifestKey, content: index.encoded)
    } catch {
      throw StoreError(writing: .index, error)
    }
    try StoreError.system(root.sync())
    try writeHeader(header, key: key, in: root)
    let isMarked = try StoreError.locked(
      Mark.raise(to: index.generation, options, vaultID: header.vaultID, key: key))
    extendLifetime(lock)
    let reports = try openReports(in: root)
    return Store(
      root: root, reports: reports, key: key, header: header, headerCopiesDiffer: false,
      options: options, loaded: LoadedIndex(index: index, commitment: reference.commitment),
      mark: isMarked ? .known(index.generation) : .absent, warnings: [])
  }

  /// Refuses a folder with anything in it but what an interrupted attempt leaves.
  private static func requireEmpty(_ root: borrowing Folder) throws(StoreError) {
    let leftovers = VaultLayout.fixedNames.subtracting([VaultLayout.header, VaultLayout.secondHeader])
    for name in try StoreError.system(root.names()) {
      guard leftovers.contains(name) || name.starts(with: Folder.unfinishedPrefix) else { throw .notEmpty }
      guard name == VaultLayout.reports else { continue }
      // A vault that lost both headers still has its reports: it is not empty.
      let reports = try openReports(in: root)
      guard try StoreError.system(reports.names()).isEmpty else { throw .notEmpty }
    }
  }

  /// Writes both copies of the header, the second first; each is on the disk before the next step.
  static func writeHeader(
    _ header: VaultHeader, key: borrowing VaultKey, in root: borrowing Folder
  ) throws(StoreError) {
    let bytes = try StoreError.locked(header.serialised(vaultKey: key))
    for name in [VaultLayout.secondHeader, VaultLayout.header] {
      do throws(SealError) {
        try root.put(name) { file throws(SealError) in try SealError.system(file.write(bytes)) }
        try SealError.system(root.sync())
      } catch {
        throw StoreError(writing: .settings, error)
      }
    }
  }
}
