/// The exit statuses of every command (docs/cli-contract.md); docs/cli-contract.md promises them.
package enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  case done = 0
  /// Wrong usage.
  case usage = 64
  /// Not a document that can be read, or a question that `--yes` may not answer.
  case data = 65
  /// No such file or report, or not readable.
  case noInput = 66
  /// Something needed is missing: sandbox, language data, keyring.
  case unavailable = 69
  /// A defect in the program.
  case defect = 70
  /// Cannot write there, or it exists already.
  case cannotCreate = 73
  /// Reading or writing broke.
  case inputOutput = 74
  /// Try again: another writer.
  case again = 75
  /// The other side broke the protocol.
  case otherSide = 76
  /// Locked, refused, or the person said no.
  case refused = 77
  /// The vault is damaged or older than known.
  case damaged = 78
}
