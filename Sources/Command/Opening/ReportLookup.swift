import Report
import Terminal
import Vault

/// Finds the report that a person means by the start of its id.
enum ReportLookup {
  /// The fewest digits that name a report.
  private static let fewestDigits = 4

  /// The one report whose id starts with what was typed.
  static func report(_ typed: [UInt8], in store: Store) throws(Problem) -> ReportID {
    let shown = TerminalText.escaped(bytes: typed)
    guard typed.count >= fewestDigits else { throw .reportMissing(shown) }
    let matches = store.summaries.map(\.id).filter { $0.description.utf8.starts(with: typed) }
    guard let match = matches.first else { throw .reportMissing(shown) }
    guard matches.count == 1 else { throw .reportAmbiguous(shown) }
    return match
  }
}
