import Report
import Terminal
import Vault

/// `vault show`: one report with every value.
enum ShowCommand {
  static func run(_ context: Context) throws(Problem) {
    let store = try Gate.open(context)
    let path = try context.vaultPath()
    let id = try ReportLookup.report(context.invocation.operands[0], in: store)
    let report = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.record(id) }
    if context.console.isJSON { return try context.console.print(json: json(of: report)) }
    try context.console.print(ReportScreen.lines(report, context.console.output))
  }

  /// `vault.report/1`: what is known of the report, and its reading as `vault read --json` prints it.
  private static func json(of report: LabReport) -> JSONValue {
    .object([
      JSONMember("schema", .string("vault.report/1")),
      JSONMember("id", .string(report.id.description)),
      JSONMember("title", .string(report.title)),
      JSONMember("labDate", .optional(report.labDate?.description)),
      JSONMember("labDateOrigin", .string(report.labDateOrigin.rawValue)),
      JSONMember("addedAt", .string(report.addedAt)),
      JSONMember("reading", report.reading.json),
    ])
  }
}
