extension Store {
  /// How many entries lie in the vault's folders that the index does not name; none of them is ever removed.
  ///
  /// A crash's leftover and another machine's report look the same.
  package func unlistedCount() throws(StoreError) -> Int {
    var listed: Set<[UInt8]> = VaultLayout.fixedNames
    if let settings = index.settings { listed.insert(VaultFile(.settings, generation: settings.generation).name) }
    for file in index.superseded { listed.insert(file.name) }
    var listedReports = listed
    for entry in index.entries { listedReports.formUnion(entry.files.map(\.name)) }
    let names = try StoreError.system(root.names()).filter { !listed.contains($0) }
    let reportNames = try StoreError.system(reports.names()).filter { !listedReports.contains($0) }
    return (names + reportNames).count { !$0.starts(with: Folder.unfinishedPrefix) }
  }

  /// Keeps superseded files from being unlinked while a long reading goes on; writers go on writing.
  package func holdForReading() throws(StoreError) -> ReadingHold {
    let file = try StoreError.system(root.openOrCreate(VaultLayout.readersLock))
    // Only an unlinking writer holds it exclusively, and not for long.
    while try !StoreError.system(file.tryLock(.shared)) { Pause.milliseconds(5) }
    try refresh()
    return ReadingHold(file)
  }
}

/// Held by a long reader; let go when it ends, also by a kill.
package struct ReadingHold: ~Copyable {
  private let file: FileHandle

  init(_ file: consuming FileHandle) {
    self.file = file
  }
}
