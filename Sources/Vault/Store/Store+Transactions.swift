internal import Lock
internal import Report

extension Store {
  /// Changes the vault in one step: after any fault or kill it is in the state before or the state after.
  ///
  /// The order is that of docs/format.md 5. The index is read anew under the lock, so that a change never undoes another.
  ///
  /// - Parameters:
  ///   - patience: How long to wait for another writer.
  ///   - change: Puts files and edits the next index.
  /// - Throws: What `change` throws, why nothing may be written, or a fault of the system.
  func transact(
    _ patience: Patience, _ change: (inout Transaction) throws(StoreError) -> Void
  ) throws(StoreError) {
    let lock = try WriterLock(in: root, patience: patience)
    defer { extendLifetime(lock) }
    try refresh()
    try requireWritable()
    try StoreError.system(root.sweep())
    try StoreError.system(reports.sweep())
    if headerCopiesDiffer {
      try Store.writeHeader(header, key: key, in: root)
      headerCopiesDiffer = false
    }
    var transaction = Transaction(after: index, commitment: indexCommitment)
    dropUnlinked(from: &transaction)
    do throws(StoreError) {
      try change(&transaction)
      if transaction.putFiles.contains(where: { $0.report != nil }) { try StoreError.system(reports.sync()) }
      if transaction.putFiles.contains(where: { $0.report == nil }) { try StoreError.system(root.sync()) }
      try commit(transaction)
    } catch {
      takeBack(transaction)
      throw error
    }
    // From here on the change has happened: whatever fails must not look as if it had not.
    try StoreError.system(root.sync())
    try raiseMark()
    unlinkSuperseded()
  }

  private func requireWritable() throws(StoreError) {
    if isIndexRecovered { throw .indexRecovered }
    switch mark {
    case .forged: throw .markForged
    case .known(let known) where known > index.generation:
      throw .olderThanKnown(index: index.generation, mark: known)
    case .known, .absent: break
    }
  }

  /// Seals a new file under a name that never existed.
  ///
  /// - Returns: How the index names it.
  func put(
    _ kind: FileKind, of report: ReportID?, after generation: UInt64, in transaction: inout Transaction,
    next: () throws(SealError) -> [UInt8]?
  ) throws(StoreError) -> FileReference {
    var file = VaultFile(kind, of: report, generation: generation + 1)
    // An interrupted change may have left its file under the next name, and so may another machine's copy.
    while try has(file) { file = file.with(generation: file.generation + 1) }
    let inputKey = try StoreError.locked(key.inputKey(epoch: header.epoch))
    let sealedHeader = SealedHeader(
      kind: kind, epoch: header.epoch, fileID: file.place.fileID, generation: file.generation)
    do throws(SealError) {
      let reference =
        try report == nil
        ? root.putSealed(file.name, sealedHeader, vaultID: header.vaultID, inputKey: inputKey, next: next)
        : reports.putSealed(file.name, sealedHeader, vaultID: header.vaultID, inputKey: inputKey, next: next)
      transaction.notePut(file)
      return reference
    } catch {
      throw StoreError(writing: kind, error)
    }
  }

  private func has(_ file: VaultFile) throws(StoreError) -> Bool {
    try StoreError.system(file.report == nil ? root.has(file.name) : reports.has(file.name))
  }

  /// Writes the next index, keeps the present one as the previous, and gives the next one its name: the commit.
  private func commit(_ transaction: Transaction) throws(StoreError) {
    let manifestKey = try StoreError.locked(key.manifestKey())
    let next = transaction.index
    let (unfinished, previous) = (Folder.unfinishedName(), Folder.unfinishedName())
    do throws(SealError) {
      let reference = try root.putSealed(
        unfinished, SealedHeader(indexOf: next.generation, epoch: header.epoch), vaultID: header.vaultID,
        inputKey: manifestKey, content: next.encoded)
      do throws(SealError) {
        try keepPresentIndex(by: previous)
        try SealError.system(root.rename(unfinished, to: VaultLayout.index))
      } catch {
        _ = try? root.unlink(unfinished)
        _ = try? root.unlink(previous)
        throw error
      }
      index = next
      indexCommitment = reference.commitment
    } catch {
      throw StoreError(writing: .index, error)
    }
  }

  /// Makes the present index also `index.prev.sealed`.
  private func keepPresentIndex(by unfinished: [UInt8]) throws(SealError) {
    do throws(FileFault) {
      try root.link(VaultLayout.index, as: unfinished)
    } catch {
      // exFAT and some network file systems know no second names: copy it there.
      let source = try SealedFile(
        SealError.system(root.open(VaultLayout.index)), mostBytes: FileKind.index.mostFileBytes)
      let bytes = try source.read(at: 0, count: Int(source.count))
      try root.write(unfinished) { file throws(SealError) in try SealError.system(file.write(bytes)) }
    }
    try SealError.system(root.rename(unfinished, to: VaultLayout.previousIndex))
    // rename(2) leaves both names where they are one file already, as after a kill between here and the commit.
    _ = try? root.unlink(unfinished)
  }

  /// Removes what a change put before it failed; nobody else can know those names yet.
  private func takeBack(_ transaction: Transaction) {
    for file in transaction.putFiles {
      _ = try? file.report == nil ? root.unlink(file.name) : reports.unlink(file.name)
    }
  }

  private func raiseMark() throws(StoreError) {
    let isRaised = try StoreError.locked(
      Mark.raise(to: index.generation, options, vaultID: header.vaultID, key: key))
    if isRaised { mark = .known(index.generation) } else { warnings.insert(.noMark) }
  }

  /// Forgets the superseded files that are gone.
  private func dropUnlinked(from transaction: inout Transaction) {
    transaction.index.superseded.removeAll { file in
      let isThere = try? file.report == nil ? root.has(file.name) : reports.has(file.name)
      return isThere == false
    }
  }

  /// Removes the files that no index but earlier ones names, unless a long reader may still want them.
  private func unlinkSuperseded() {
    guard !index.superseded.isEmpty else { return }
    guard let lock = try? root.openOrCreate(VaultLayout.readersLock), (try? lock.tryLock(.exclusive)) == true else {
      warnings.insert(.supersededKept)
      return
    }
    for file in index.superseded {
      let isGone: Bool? = try? file.report == nil ? root.unlink(file.name) : reports.unlink(file.name)
      if isGone == nil { warnings.insert(.supersededKept) }
    }
    if (try? reports.sync()) == nil { warnings.insert(.supersededKept) }
  }
}
