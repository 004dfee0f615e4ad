/// What one command takes and gives: drives parsing, `--help`, the man page and the tests.
package struct CommandSpec: Sendable {
  /// One kind of operand.
  package struct Operand: Sendable, Hashable {
    /// The word in help, `FILE`.
    package var name: String
    package var isRequired: Bool
    package var isRepeatable: Bool
  }

  package var name: CommandName
  package var summary: HelpText
  /// A paragraph on what happens, below the summary.
  package var details: HelpText
  package var operand: Operand?
  /// Options beside ``OptionName/common``.
  package var options: [OptionName]
  package var examples: [Example]
  /// Statuses the command can end with, apart from 0, 64 and 70 that every command has.
  package var statuses: [ExitStatus]
  /// The schema of what `--json` prints on standard output.
  package var schema: String

  /// A command line to paste, with what it does.
  package struct Example: Sendable, Hashable {
    package var line: String
    package var meaning: HelpText
  }

  /// Every option the command takes, its own first.
  package var allOptions: [OptionName] { options + OptionName.common }

  /// All statuses, ascending.
  package var allStatuses: [ExitStatus] {
    Set(statuses + [.done, .usage, .defect]).sorted { $0.rawValue < $1.rawValue }
  }
}

extension CommandSpec.Operand {
  static let file = Self(name: "FILE", isRequired: true, isRepeatable: false)
  static let files = Self(name: "FILE", isRequired: true, isRepeatable: true)
  static let report = Self(name: "ID", isRequired: true, isRepeatable: false)
  static let reports = Self(name: "ID", isRequired: true, isRepeatable: true)
  static let command = Self(name: "COMMAND", isRequired: false, isRepeatable: false)
}
