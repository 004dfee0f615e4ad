import Report
import Terminal
import Vault

/// `vault remove`: reports with their scans, for good, all of those named or none.
enum RemoveCommand {
  static func run(_ context: Context) throws(Problem) {
    let console = context.console
    let store = try Gate.open(context)
    var ids: [ReportID] = []
    for operand in context.invocation.operands {
      let id = try ReportLookup.report(operand, in: store)
      if !ids.contains(id) { ids.append(id) }
    }
    if !context.answersYes {
      guard console.mayAsk else { throw .answerNeeded(.yes) }
      guard console.confirms(question(ids, in: store)) == true else { throw .notConfirmed }
    }
    let path = try context.vaultPath()
    try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.remove(ids, patience: context.patience) }
    guard console.isJSON else {
      for id in ids { console.say(.removed(id: id.short)) }
      return
    }
    try console.print(
      json: .object([
        JSONMember("schema", .string("vault.removed/1")),
        JSONMember("ids", .array(ids.map { .string($0.description) })),
      ]))
  }

  private static func question(_ ids: [ReportID], in store: Store) -> Talk {
    guard ids.count == 1, let summary = store.summaries.first(where: { $0.id == ids[0] }) else {
      return .askRemoveSeveral(ids.count)
    }
    return .askRemove(title: TerminalText.escaped(summary.title))
  }
}
