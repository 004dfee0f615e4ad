/// A command line as it was understood; values and operands are the bytes that were typed.
package struct Invocation: Sendable, Hashable {
  package var command: CommandName
  package var operands: [[UInt8]]
  var flags: Set<OptionName>
  var values: [OptionName: [UInt8]]

  package init(
    command: CommandName, operands: [[UInt8]] = [], flags: Set<OptionName> = [], values: [OptionName: [UInt8]] = [:]
  ) {
    self.command = command
    self.operands = operands
    self.flags = flags
    self.values = values
  }

  /// Whether an option without a value was given.
  package func has(_ option: OptionName) -> Bool { flags.contains(option) }

  /// The bytes given for an option, for file names.
  package func bytes(of option: OptionName) -> [UInt8]? { values[option] }

  /// The text given for an option; `nil` when it was not given.
  ///
  /// - Throws: ``Problem/badValue(option:value:expected:)`` when the bytes are not UTF-8.
  package func text(of option: OptionName) throws(Problem) -> String? {
    guard let bytes = values[option] else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .badValue(option: option, value: TerminalText.escaped(bytes: bytes), expected: .expectsText)
    }
    return text
  }

  /// The whole number from 0 to 2^31 given for an option; `nil` when it was not given.
  package func number(of option: OptionName, atLeast least: Int) throws(Problem) -> Int? {
    guard let text = try text(of: option) else { return nil }
    let isDigits = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    guard isDigits, let number = Int32(text), number >= least else {
      throw .badValue(option: option, value: TerminalText.escaped(text), expected: .expectsNumber)
    }
    return Int(number)
  }

  /// When colour is used, from `--color`.
  package func colorWish() throws(Problem) -> ColorWish {
    guard let text = try text(of: .color) else { return .auto }
    guard let wish = ColorWish(rawValue: text) else {
      throw .badValue(option: .color, value: TerminalText.escaped(text), expected: .expectsColor)
    }
    return wish
  }
}

/// The three answers to when colour is used.
package enum ColorWish: String, Sendable, Hashable {
  case auto
  case always
  case never
}
