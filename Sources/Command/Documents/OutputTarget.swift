import Report
import Terminal

/// Where something that leaves the vault goes: a file that `--output` names, or standard output.
struct OutputTarget {
  private let file: OutputFile?
  private let replaces: Bool
  private let shown: String

  /// Looks at the target first, so that nothing is read for a place that cannot be written.
  init(_ context: Context) throws(Problem) {
    let output = context.invocation.bytes(of: .output)
    replaces = context.invocation.has(.force)
    shown = output.map { TerminalText.escaped(bytes: $0) } ?? "-"
    switch output {
    case [UInt8(ascii: "-")]: file = nil
    case let path?: file = try OutputFile(path: path, vault: context.vaultPath(), replaces: replaces)
    case nil:
      guard !context.console.writesToTerminal else { throw .binaryToTerminal }
      file = nil
    }
  }

  /// Says what will leave, and asks unless `--yes` answered.
  func ask(_ context: Context) throws(Problem) {
    if context.answersYes { return }
    guard context.console.mayAsk else { throw .answerNeeded(.yes) }
    guard context.console.confirms(.leavesVault(shown)) == true else { throw .notConfirmed }
  }

  /// Writes the bytes, all of them or none.
  func write(_ bytes: [UInt8], _ context: Context) throws(Problem) {
    guard let file else { return try context.console.put(bytes) }
    try file.write(bytes, replaces: replaces)
    guard context.console.isJSON else { return context.console.say(.written(shown)) }
    try context.console.print(
      json: .object([
        JSONMember("schema", .string("vault.written/1")), JSONMember("output", .string(shown)),
        JSONMember("bytes", .integer(bytes.count)),
      ]))
  }
}
