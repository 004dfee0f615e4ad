/// Every option of every command; a name means the same wherever it is taken.
package enum OptionName: String, Sendable, Hashable, CaseIterable {
  case help
  case json
  case quiet
  case yes
  case noInput = "no-input"
  case color
  case lang
  case vault
  case plain
  case passphraseFD = "passphrase-fd"
  case passphraseFile = "passphrase-file"
  case force
  case output
  case labDate = "lab-date"
  case title
  case values
  case rows
  case page
  case original

  /// Taken by every command.
  package static let common: [OptionName] = [.help, .json, .quiet, .yes, .noInput, .color, .lang, .vault, .plain]

  /// The one-letter form, if there is one.
  package var short: Character? {
    switch self {
    case .help: "h"
    case .quiet: "q"
    case .yes: "y"
    case .force: "f"
    case .output: "o"
    case .json, .noInput, .color, .lang, .vault, .plain, .passphraseFD, .passphraseFile, .labDate, .title, .values,
      .rows, .page, .original:
      nil
    }
  }

  /// The word that stands for the value in help; `nil` for an option without one.
  package var placeholder: String? {
    switch self {
    case .help, .json, .quiet, .yes, .noInput, .plain, .force, .values, .rows: nil
    case .color: "WHEN"
    case .lang: "LANG"
    case .vault: "DIR"
    case .passphraseFD: "N"
    case .passphraseFile, .output: "FILE"
    case .labDate: "DATE"
    case .title: "TEXT"
    case .page, .original: "N"
    }
  }

  /// The option as it is typed, `--no-input`.
  package var typed: String { "--" + rawValue }
}
