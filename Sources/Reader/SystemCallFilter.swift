import CConfine

/// The reader's system call filter as a table, for `vault privacy` and the documents; the filter is built from the same rows.
package enum SystemCallFilter {
  /// One call and what becomes of it; every call without a row is refused with EPERM.
  package struct Row: Sendable, Hashable {
    /// The call's name as the kernel has it.
    package var call: String
    /// `allowed`, or how it is refused.
    package var verdict: String
    /// The condition under which the verdict holds; empty when it always does.
    package var condition: String
    /// Who needs an allowed call; empty for the others.
    package var neededBy: String
  }

  /// Every row, allowed calls first.
  package static let rows: [Row] = {
    var rows: [Row] = []
    var row = unsafe confine_filter_row()
    while unsafe confine_filter_row(rows.count, &row) == 1 {
      rows.append(
        Row(
          call: text(unsafe row.call), verdict: text(unsafe row.verdict), condition: text(unsafe row.condition),
          neededBy: text(unsafe row.needed_by)))
    }
    return rows
  }()

  @safe
  private static func text(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}
