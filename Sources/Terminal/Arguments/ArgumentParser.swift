/// Reads a command line from raw bytes: file names need not be UTF-8.
///
/// Options stand before or after operands, `--` ends them, `-` is an operand, `--name value` and `--name=value` are the same,
/// one-letter options cluster, and nothing may be abbreviated (craft section 8).
package struct ArgumentParser {
  /// What a command line asks for.
  package enum Outcome: Sendable, Hashable {
    /// `vault` alone: the short help, and status 64.
    case nothing
    /// `--help` anywhere on the line, or `vault help COMMAND`.
    case help(CommandName?)
    /// `vault --version`.
    case version
    case run(Invocation)
  }

  private var command: CommandName?
  private var operands: [[UInt8]] = []
  private var flags: Set<OptionName> = []
  private var values: [OptionName: [UInt8]] = [:]
  private var optionsInOrder: [OptionName] = []
  private var asksForVersion = false

  private init() {}

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: A ``Problem`` of kind `usage` that quotes what was typed.
  package static func parse(_ arguments: [[UInt8]]) throws(Problem) -> Outcome {
    let preview = ArgumentPreview(arguments)
    if preview.wantsHelp { return .help(preview.command) }
    guard !arguments.isEmpty else { return .nothing }
    var parser = ArgumentParser()
    try parser.consume(arguments[...])
    return try parser.outcome()
  }

  private mutating func consume(_ arguments: ArraySlice<[UInt8]>) throws(Problem) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        for operand in rest { try take(operand: operand) }
        return
      }
      if argument.starts(with: "--".utf8) {
        try take(long: argument.dropFirst(2), from: &rest)
      } else if argument.first == UInt8(ascii: "-"), argument.count > 1 {
        try take(cluster: argument.dropFirst(), from: &rest)
      } else {
        try take(operand: argument)
      }
    }
  }

  private mutating func take(operand: [UInt8]) throws(Problem) {
    if command == nil {
      command = try CommandName(typed: operand)
    } else {
      operands.append(operand)
    }
  }

  private mutating func take(long: ArraySlice<UInt8>, from rest: inout ArraySlice<[UInt8]>) throws(Problem) {
    let parts = long.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(validating: parts[0], as: UTF8.self)
    let value = parts.count == 2 ? Array(parts[1]) : nil
    if name == "version", value == nil {
      asksForVersion = true
      return
    }
    guard let name, let option = OptionName(rawValue: name) else {
      let typed = TerminalText.escaped(bytes: Array("--".utf8) + parts[0])
      throw .unknownOption(typed, near: near(to: name ?? ""))
    }
    try note(option, value: value, from: &rest)
  }

  private mutating func take(cluster: ArraySlice<UInt8>, from rest: inout ArraySlice<[UInt8]>) throws(Problem) {
    var letters = cluster
    while let letter = letters.popFirst() {
      let character = Character(Unicode.Scalar(letter))
      guard let option = OptionName.allCases.first(where: { $0.short == character }) else {
        throw .unknownOption(TerminalText.escaped(bytes: Array("-".utf8) + [letter]), near: [])
      }
      guard option.placeholder != nil, !letters.isEmpty else {
        try note(option, value: nil, from: &rest)
        continue
      }
      try note(option, value: Array(letters), from: &rest)
      return
    }
  }

  private mutating func note(
    _ option: OptionName, value: [UInt8]?, from rest: inout ArraySlice<[UInt8]>
  ) throws(Problem) {
    optionsInOrder.append(option)
    guard let placeholder = option.placeholder else {
      guard value == nil else { throw .optionTakesNoValue(option) }
      flags.insert(option)
      return
    }
    guard values[option] == nil else { throw .optionTwice(option) }
    guard let given = value ?? rest.popFirst(), !given.isEmpty else {
      throw .optionNeedsValue(option, placeholder: placeholder)
    }
    values[option] = given
  }

  private func near(to name: String) -> [String] {
    let allowed = command.map { $0.spec.allOptions } ?? OptionName.allCases
    return NearName.suggestions(for: name, among: allowed.map(\.rawValue)).map { "--" + $0 }
  }

  private func outcome() throws(Problem) -> Outcome {
    if asksForVersion { return .version }
    guard let command else { throw .noCommand }
    let spec = command.spec
    if let stranger = optionsInOrder.first(where: { !spec.allOptions.contains($0) }) {
      throw .optionNotTaken(stranger, by: command)
    }
    if let operand = spec.operand {
      if operand.isRequired, operands.isEmpty { throw .operandMissing(operand.name, of: command) }
      if !operand.isRepeatable, operands.count > 1 {
        throw .operandTooMany(TerminalText.escaped(bytes: operands[1]), of: command)
      }
    } else if let first = operands.first {
      throw .operandTooMany(TerminalText.escaped(bytes: first), of: command)
    }
    return .run(Invocation(command: command, operands: operands, flags: flags, values: values))
  }
}

extension CommandName {
  /// Reads a command's name as it was typed; no abbreviations.
  package init(typed bytes: [UInt8]) throws(Problem) {
    let text = String(validating: bytes, as: UTF8.self)
    guard let text, let command = CommandName(rawValue: text) else {
      let near = NearName.suggestions(for: text ?? "", among: CommandName.allCases.map(\.rawValue))
      throw .unknownCommand(TerminalText.escaped(bytes: bytes), near: near)
    }
    self = command
  }
}
