/// Every subcommand; what is not here does not exist, and what has no ``CommandSpec`` does not compile.
package enum CommandName: String, Sendable, Hashable, CaseIterable {
  case initialise = "init"
  case unlock
  case lock
  case status
  case add
  case list
  case show
  case read
  case pages
  case remove
  case help
  case version
}

/// Who may run a command (docs/decisions/005): the one table that parsing, help, documents and tests read.
package enum Access: String, Sendable, Hashable {
  /// Runs without the key and prints nothing that came from a locked vault.
  case open
  /// Needs the key: asked for at a terminal, else status 77 and nothing of the vault.
  case gated
  /// Needs a proof within this command, even when the vault is unlocked.
  case confirming
}

extension CommandName {
  /// The class of the command as it was called.
  ///
  /// - Parameter operands: How many operands were given: removing more than one report asks for a proof.
  /// - Returns: Who may run it.
  package func access(operands: Int = 0) -> Access {
    switch self {
    case .initialise, .unlock, .lock, .status, .read, .help, .version: .open
    case .add, .list, .show, .pages: .gated
    case .remove: operands > 1 ? .confirming : .gated
    }
  }
}
