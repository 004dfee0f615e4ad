package import Report

/// What `vault help`, `--help` and `vault` alone print, made from the table of commands.
package enum HelpScreen {
  /// All commands, for `vault help` and, with status 64, for `vault` alone.
  package static func overview(_ style: Style) -> [String] {
    var lines = ["vault " + ProductVersion.text, style.say(HelpText.product), ""]
    lines += ["\(style.say(HelpText.usage)): vault COMMAND [OPTION]… [OPERAND]…", ""]
    lines.append(style.bold(style.say(HelpText.commandsTitle)))
    lines += pairs(CommandName.allCases.map { ($0.rawValue, style.say($0.spec.summary)) }, style: style)
    lines += ["", style.say(HelpText.moreHelp)]
    return lines
  }

  /// One command with its operands, options, examples and statuses.
  package static func command(_ name: CommandName, _ style: Style) -> [String] {
    let spec = name.spec
    var lines = Wrapping.lines(of: "vault \(name.rawValue): \(style.say(spec.summary))", width: style.width)
    lines += ["", "\(style.say(HelpText.usage)): \(spec.usage)", ""]
    lines += Wrapping.lines(of: style.say(spec.details), width: style.width)
    lines += Wrapping.lines(of: accessText(of: name, style), width: style.width)
    if let operand = spec.operand {
      lines += titled(.operandsTitle, pairs([(operand.name, style.say(operand.help))], style: style), style)
    }
    if !spec.options.isEmpty {
      lines += titled(.optionsTitle, pairs(spec.options.map { optionPair($0, style) }, style: style), style)
    }
    let common = OptionName.common.map { optionPair($0, style) }
    lines += titled(.commonOptionsTitle, pairs(common, style: style), style)
    let examples = spec.examples.flatMap { example in
      ["  " + example.line] + Wrapping.lines(of: style.say(example.meaning), width: style.width, indent: 6)
    }
    lines += titled(.examplesTitle, examples, style)
    let statuses = spec.allStatuses.map { (String($0.rawValue), style.say($0.help)) }
    return lines + titled(.statusesTitle, pairs(statuses, style: style), style)
  }

  /// The table of commands for scripts, `vault.help/1`.
  package static func json(language: Language) -> JSONValue {
    .object([
      JSONMember("schema", .string("vault.help/1")),
      JSONMember("version", .string(ProductVersion.text)),
      JSONMember("commands", .array(CommandName.allCases.map { json(of: $0, language: language) })),
    ])
  }

  private static func json(of name: CommandName, language: Language) -> JSONValue {
    let spec = name.spec
    return .object([
      JSONMember("name", .string(name.rawValue)),
      JSONMember("class", .string(name.access(operands: 1).rawValue)),
      JSONMember("classForSeveral", .string(name.access(operands: 2).rawValue)),
      JSONMember("summary", .string(spec.summary.text(in: language))),
      JSONMember("operand", .optional(spec.operand?.name)),
      JSONMember("operandRequired", .bool(spec.operand?.isRequired ?? false)),
      JSONMember("options", .array(spec.allOptions.map { .string($0.typed) })),
      JSONMember("statuses", .array(spec.allStatuses.map { .integer(Int($0.rawValue)) })),
      JSONMember("schema", .string(spec.schema)),
    ])
  }

  private static func accessText(of name: CommandName, _ style: Style) -> String {
    let one = name.access(operands: 1)
    let several = name.access(operands: 2)
    let text = style.say(one.help)
    return one == several ? text : text + " " + style.say(HelpText.classConfirmingSeveral)
  }

  private static func titled(_ title: HelpText, _ lines: [String], _ style: Style) -> [String] {
    ["", style.bold(style.say(title))] + lines
  }

  static func optionPair(_ option: OptionName, _ style: Style) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.placeholder.map { " " + $0 } ?? ""
    return (short + option.typed + value, style.say(option.help))
  }

  private static func pairs(_ pairs: [(name: String, text: String)], style: Style) -> [String] {
    let column = pairs.reduce(0) { max($0, DisplayWidth.of($1.name)) } + 4
    return pairs.flatMap { name, text -> [String] in
      guard style.width - column >= 24 else {
        return ["  " + name] + Wrapping.lines(of: text, width: style.width, indent: 6)
      }
      let wrapped = Wrapping.lines(of: text, width: style.width - column)
      let first = DisplayWidth.padded("  " + name, to: column) + (wrapped.first ?? "")
      return [first] + wrapped.dropFirst().map { String(repeating: " ", count: column) + $0 }
    }
  }
}

extension CommandSpec {
  /// The command with its own options and operand in one line.
  package var usage: String {
    var words = ["vault " + name.rawValue]
    words += options.map { option in "[\(option.typed)\(option.placeholder.map { " " + $0 } ?? "")]" }
    if let operand {
      let text = operand.name + (operand.isRepeatable ? "…" : "")
      words.append(operand.isRequired ? text : "[\(text)]")
    }
    return words.joined(separator: " ")
  }
}
