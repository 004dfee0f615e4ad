package import Report

/// One sealed file of the vault as its name tells it; the name never says more than kind, random id and generation.
package struct VaultFile: Hashable, Sendable {
  /// What it holds.
  package let kind: FileKind
  /// The report it belongs to; `nil` for a file of the vault as a whole.
  package let report: ReportID?
  /// Counts the versions of this file, from 1.
  package let generation: UInt64

  /// A file of the vault as a whole.
  package init(_ kind: FileKind, generation: UInt64) {
    self.kind = kind
    self.report = nil
    self.generation = generation
  }

  /// The name in its folder: `reports` for a report's file, the vault's own folder for any other.
  package var name: [UInt8] {
    let stem = report?.description ?? "settings"
    let suffix =
      switch kind {
      case .scan: ".scan.sealed"
      case .diagnostics: ".diag.sealed"
      case .record, .settings, .index: ".sealed"
      }
    return Array("\(stem).\(generation)\(suffix)".utf8)
  }

  /// A file of a report, or of the vault as a whole.
  package init(_ kind: FileKind, of report: ReportID?, generation: UInt64) {
    self.kind = kind
    self.report = report
    self.generation = generation
  }

  var place: FilePlace {
    FilePlace(kind: kind, fileID: report?.bytes ?? SealedHeader.noFileID, generation: generation)
  }

  func with(generation: UInt64) -> VaultFile {
    VaultFile(kind, of: report, generation: generation)
  }
}
