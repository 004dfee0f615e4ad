internal import Lock
package import Report

extension Store {
  /// Opens a report's record.
  ///
  /// - Throws: ``StoreError/noSuchReport(_:)``, or what is wrong with this one file; other reports are not concerned.
  package func record(_ id: ReportID) throws(StoreError) -> LabReport {
    let (file, json) = try json(.record, of: id)
    do throws(RecordError) {
      let report = try LabReport(recordJSON: json)
      guard report.id == id else { throw .unusable("record.id") }
      return report
    } catch {
      throw .unreadable(file, error)
    }
  }

  /// Opens what the readers saw of a report's document.
  package func diagnostics(_ id: ReportID) throws(StoreError) -> DocumentScan {
    let (file, json) = try json(.diagnostics, of: id)
    do throws(RecordError) {
      return try DocumentScan(diagnosticsJSON: json)
    } catch {
      throw .unreadable(file, error)
    }
  }

  /// Lists the files kept with a report without opening their bytes.
  package func originals(_ id: ReportID) throws(StoreError) -> [OriginalFacts] {
    try directory(of: open(.scan, of: id)).directory.files
  }

  /// Opens one file kept with a report, exactly as it came.
  ///
  /// - Parameters:
  ///   - position: Its place in what ``originals(_:)`` lists.
  ///   - id: The report.
  ///   - range: The part that is wanted; `nil` for all of it. Only the chunks it lies in are read.
  /// - Returns: Its bytes; fewer than asked only where the file ends.
  /// - Throws: ``StoreError/noSuchReport(_:)``, or what is wrong with this one file.
  package func original(
    _ position: Int, of id: ReportID, range: Range<UInt64>? = nil
  ) throws(StoreError) -> [UInt8] {
    let scan = try open(.scan, of: id)
    let (directory, directoryCount) = try directory(of: scan)
    guard directory.files.indices.contains(position),
      let whole = directory.range(of: position, directoryCount: directoryCount)
    else { throw .unreadable(scan.file, .unusable("originals.files")) }
    let wanted = range ?? 0..<UInt64.max
    let (low, lowOverflow) = whole.lowerBound.addingReportingOverflow(wanted.lowerBound)
    let (high, highOverflow) = whole.lowerBound.addingReportingOverflow(wanted.upperBound)
    guard !lowOverflow, low < whole.upperBound else { return [] }
    do throws(SealError) {
      let part = low..<(highOverflow ? whole.upperBound : min(high, whole.upperBound))
      let bytes = try scan.opener.content(in: part)
      guard bytes.count == part.count else { throw .badPadding }
      return bytes
    } catch {
      throw StoreError(reading: scan.file, error)
    }
  }

  /// What the person set; the defaults where nothing was.
  package func settings() throws(StoreError) -> VaultSettings {
    while true {
      guard let reference = index.settings else { return VaultSettings() }
      let file = VaultFile(.settings, generation: reference.generation)
      let json: JSONValue
      do throws(StoreError) {
        json = try self.json(in: open(file, reference))
      } catch .missing {
        try refreshAfterMissing(file)
        continue
      }
      do throws(RecordError) {
        return try VaultSettings(json: json)
      } catch {
        throw .unreadable(file, error)
      }
    }
  }

  private func json(_ kind: FileKind, of id: ReportID) throws(StoreError) -> (VaultFile, JSONValue) {
    let opened = try open(kind, of: id)
    return (opened.file, try json(in: opened))
  }

  private func json(in opened: borrowing OpenedFile) throws(StoreError) -> JSONValue {
    let content: [UInt8]
    do throws(SealError) {
      content = try opened.opener.content()
    } catch {
      throw StoreError(reading: opened.file, error)
    }
    do throws(JSONError) {
      let most = Int(opened.file.kind.mostContentBytes)
      return try JSONValue.parse(content, limits: JSONLimits(bytes: most, depth: 64, values: 40_000_000))
    } catch {
      throw .unreadable(opened.file, .notJSON(error))
    }
  }

  private func directory(
    of scan: borrowing OpenedFile
  ) throws(StoreError) -> (directory: OriginalsDirectory, directoryCount: Int) {
    let json: [UInt8]
    do throws(SealError) {
      let length = try scan.opener.content(in: 0..<UInt64(OriginalsDirectory.lengthCount))
      guard length.count == OriginalsDirectory.lengthCount else { throw .badPadding }
      let count = UInt64(UInt32(bigEndian: length, at: 0))
      guard count <= UInt64(OriginalsDirectory.mostBytes) else { throw .tooLarge }
      let first = UInt64(OriginalsDirectory.lengthCount)
      json = try scan.opener.content(in: first..<first + count)
      guard UInt64(json.count) == count else { throw .badPadding }
    } catch {
      throw StoreError(reading: scan.file, error)
    }
    do throws(RecordError) {
      return (try OriginalsDirectory(decoding: json), json.count)
    } catch {
      throw .unreadable(scan.file, error)
    }
  }

  /// Opens the present file of a kind, looking again where a writer replaced it meanwhile.
  private func open(_ kind: FileKind, of id: ReportID) throws(StoreError) -> OpenedFile {
    if index.position(of: id) == nil { try refresh() }
    while true {
      guard let position = index.position(of: id) else { throw .noSuchReport(id) }
      let entry = index.entries[position]
      let reference =
        switch kind {
        case .scan: entry.scan
        case .diagnostics: entry.diagnostics
        case .record, .settings, .index: entry.record
        }
      let file = VaultFile(kind, of: id, generation: reference.generation)
      do throws(StoreError) {
        return try open(file, reference)
      } catch .missing {
        try refreshAfterMissing(file)
      }
    }
  }

  /// A miss is damage only while the index stays the same.
  private func refreshAfterMissing(_ file: VaultFile) throws(StoreError) {
    let known = indexCommitment
    try refresh()
    if known == indexCommitment { throw .missing(file) }
  }

  /// Opens exactly the file that the index names, up to its first chunk.
  private func open(
    _ file: VaultFile, _ reference: FileReference
  ) throws(StoreError) -> OpenedFile {
    do throws(SealError) {
      let handle = try SealError.system(file.report == nil ? root.open(file.name) : reports.open(file.name))
      let sealed = try SealedFile(handle, mostBytes: file.kind.mostFileBytes)
      let prefix = try SealedPrefix(of: sealed, as: file.place)
      guard prefix.commitment == reference.commitment else { throw .notListed }
      guard sealed.count == reference.count else { throw .truncated }
      let inputKey = try SealError.locked(key.inputKey(epoch: prefix.header.epoch))
      let opener = try Opener(sealed, prefix: prefix, vaultID: header.vaultID.bytes, inputKey: inputKey)
      return OpenedFile(file: file, opener: opener)
    } catch {
      throw StoreError(reading: file, error)
    }
  }
}

/// A file of the vault up to its first chunk, with the name that errors give it.
private struct OpenedFile: ~Copyable {
  let file: VaultFile
  let opener: Opener<SealedFile>
}
