import Report
import Terminal

/// `vault version`: one line.
enum VersionCommand {
  static func run(_ context: Context) throws(Problem) {
    guard context.console.isJSON else { return try context.console.print(["vault " + ProductVersion.text]) }
    try context.console.print(
      json: .object([
        JSONMember("schema", .string("vault.version/1")), JSONMember("version", .string(ProductVersion.text)),
      ]))
  }
}
