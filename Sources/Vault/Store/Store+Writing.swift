internal import Glibc
internal import Lock
package import Report

extension Store {
  /// Stores a report with its files and what the readers saw; durable when it returns.
  ///
  /// - Parameters:
  ///   - report: The report; its id must be new.
  ///   - originals: The files exactly as they came, in their order.
  ///   - diagnostics: What the readers saw.
  ///   - patience: How long to wait for another writer.
  /// - Throws: What kept it from being stored; then nothing of it is there, unless the last sync failed.
  package func add(
    _ report: LabReport, originals: [OriginalFile], diagnostics: DocumentScan, patience: Patience
  ) throws(StoreError) {
    try transact(patience) { transaction throws(StoreError) in
      guard transaction.index.position(of: report.id) == nil else { throw .reportExists(report.id) }
      var originalsStream = OriginalsStream(originals)
      let scan = try put(.scan, of: report.id, after: 0, in: &transaction) { () throws(SealError) in
        try originalsStream.next()
      }
      let seen = try put(.diagnostics, of: report.id, after: 0, in: &transaction, diagnostics.diagnosticsJSON)
      let record = try put(.record, of: report.id, after: 0, in: &transaction, report.recordJSON)
      transaction.index.entries.append(
        IndexEntry(summary: ReportSummary(of: report), record: record, scan: scan, diagnostics: seen))
    }
  }

  /// Removes reports; their files are unlinked once no long reader can want them.
  ///
  /// - Parameters:
  ///   - ids: Every one must be there, else none is removed.
  ///   - patience: How long to wait for another writer.
  /// - Throws: ``StoreError/noSuchReport(_:)``, or what kept them from being removed.
  package func remove(_ ids: [ReportID], patience: Patience) throws(StoreError) {
    try transact(patience) { transaction throws(StoreError) in
      for id in ids {
        guard let position = transaction.index.position(of: id) else { throw .noSuchReport(id) }
        transaction.supersede(transaction.index.entries.remove(at: position).files)
      }
    }
  }

  /// Stores what the person set.
  package func write(_ settings: VaultSettings, patience: Patience) throws(StoreError) {
    try transact(patience) { transaction throws(StoreError) in
      let present = transaction.index.settings
      let reference = try put(
        .settings, of: nil, after: present?.generation ?? 0, in: &transaction, settings.json)
      transaction.index.settings = reference
      if let present { transaction.supersede([VaultFile(.settings, generation: present.generation)]) }
    }
  }

  private func put(
    _ kind: FileKind, of report: ReportID?, after generation: UInt64, in transaction: inout Transaction,
    _ json: JSONValue
  ) throws(StoreError) -> FileReference {
    var content: [UInt8]? = json.serialized
    return try put(kind, of: report, after: generation, in: &transaction) { () throws(SealError) in
      defer { content = nil }
      return content
    }
  }
}
