/// The man page docs/vault.1, made from the table of commands; a test compares the file with it.
package enum ManPage {
  /// The page in man's macros (man(7)), English.
  package static var text: String {
    var lines = [
      ".\\\" Made from the table of commands (Sources/Terminal/Arguments); do not edit.",
      ".TH VAULT 1 \"\" \"vault \(ProductVersion.text)\"",
      ".SH NAME", "vault \\- " + escaped(HelpText.product.english),
      ".SH SYNOPSIS", ".B vault", "COMMAND [OPTION]… [OPERAND]…",
      ".SH COMMANDS",
    ]
    for name in CommandName.allCases { lines += command(name) }
    lines.append(".SH OPTIONS OF EVERY COMMAND")
    for option in OptionName.common { lines += self.option(option) }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases { lines += term("\(status.rawValue)", status.help.english) }
    lines.append(".SH " + HelpText.manEnvironment.english.uppercased())
    lines += term("VAULT_DIR", HelpText.manVaultDirectory.english)
    lines += term("XDG_DATA_HOME", HelpText.manDataHome.english)
    lines += term("NO_COLOR", HelpText.manNoColor.english)
    lines += term("LC_ALL, LC_MESSAGES, LANG", HelpText.manLocale.english)
    lines.append(".SH " + HelpText.manFiles.english.uppercased())
    lines += term("$HOME/.local/share/vault", HelpText.manVaultFolder.english)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func command(_ name: CommandName) -> [String] {
    let spec = name.spec
    var lines = [".SS \"\(escaped(spec.usage))\"", escaped(spec.summary.english) + ".", escaped(spec.details.english)]
    lines.append(escaped(name.access(operands: 1).help.english))
    for option in spec.options { lines += self.option(option) }
    for example in spec.examples { lines += [".PP", ".RS", ".nf", escaped(example.line), ".fi", ".RE"] }
    return lines
  }

  private static func option(_ option: OptionName) -> [String] {
    let short = option.short.map { "-\($0), " } ?? ""
    return term(short + option.typed + (option.placeholder.map { " " + $0 } ?? ""), option.help.english)
  }

  private static func term(_ name: String, _ text: String) -> [String] {
    [".TP", ".B " + escaped(name), escaped(text)]
  }

  /// A hyphen that is typed must stay one, a backslash and a leading dot must not be a command.
  private static func escaped(_ text: String) -> String {
    var shown = ""
    for character in text {
      switch character {
      case "\\": shown += "\\e"
      case "-": shown += "\\-"
      default: shown.append(character)
      }
    }
    return shown.hasPrefix(".") || shown.hasPrefix("'") ? "\\&" + shown : shown
  }
}
