import Report
import Terminal
import Vault

/// `vault add`: read, review, seal; each document is stored or refused by itself, and the rest go on.
enum AddCommand {
  /// What became of one operand.
  private enum Outcome {
    case stored(LabReport)
    case refused(file: String, Problem)
  }

  static func run(_ context: Context) throws(Problem) {
    let operands = context.invocation.operands
    if operands.count(where: { $0 == [UInt8(ascii: "-")] }) > 1 { throw .standardInputTwice }
    let adding = try DocumentAdding(context)
    let store = try Gate.open(context)
    guard context.answersYes || context.console.mayAsk else { throw .answerNeeded(.yes) }
    var outcomes: [Outcome] = []
    for operand in operands {
      do throws(Problem) {
        let report = try adding.add(operand, to: store)
        outcomes.append(.stored(report))
        if !context.console.isJSON { try context.console.print([report.id.description]) }
      } catch {
        outcomes.append(.refused(file: TerminalText.escaped(bytes: operand), error))
        if !context.console.isJSON { failure(error, context).report() }
      }
    }
    if context.console.isJSON { try context.console.print(json: json(outcomes, context.language)) }
    try end(outcomes, context)
  }

  /// The status is the first refusal's.
  private static func end(_ outcomes: [Outcome], _ context: Context) throws(Problem) {
    for case .refused(_, let problem) in outcomes {
      if context.console.isJSON { throw problem }
      failure(problem, context).endReported()
    }
  }

  private static func failure(_ problem: Problem, _ context: Context) -> Failure {
    Failure(problem: problem, language: context.language, isJSON: context.console.isJSON)
  }

  /// `vault.added/1`: the members of the first report that was stored, then all reports and all refusals.
  private static func json(_ outcomes: [Outcome], _ language: Language) -> JSONValue {
    var reports: [JSONValue] = []
    var refused: [JSONValue] = []
    for outcome in outcomes {
      switch outcome {
      case .stored(let report): reports.append(.object(members(of: report)))
      case .refused(let file, let problem):
        let error = ErrorReport.json(problem, language: language)
        refused.append(.object([JSONMember("file", .string(file))] + (error.objectValue ?? [])))
      }
    }
    let first = reports.first?.objectValue ?? [JSONMember("id", .null)]
    return .object(
      [JSONMember("schema", .string("vault.added/1"))] + first
        + [JSONMember("reports", .array(reports)), JSONMember("refused", .array(refused))])
  }

  private static func members(of report: LabReport) -> [JSONMember] {
    let reading = report.reading
    return [
      JSONMember("id", .string(report.id.description)),
      JSONMember("title", .string(report.title)),
      JSONMember("laboratory", .optional(reading.header.laboratory)),
      JSONMember("labDate", .optional(report.labDate?.description)),
      JSONMember("labDateOrigin", .string(report.labDateOrigin.rawValue)),
      JSONMember("source", reading.source.json),
      JSONMember("provenance", .string(reading.provenance.rawValue)),
      JSONMember("status", .string(reading.status.rawValue)),
      JSONMember("sheet", .string(reading.sheet.rawValue)),
      JSONMember("counts", reading.counts.json),
      JSONMember("doubtful", .integer(reading.rows.count { !$0.doubt.isEmpty })),
      JSONMember("pagesUnread", .array(reading.pagesUnread.map { .integer($0) })),
    ]
  }
}
