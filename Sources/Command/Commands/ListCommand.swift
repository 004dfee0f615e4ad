import Report
import Terminal
import Vault

/// `vault list`: every report, newest first; one that does not open is named and hides none of the others.
enum ListCommand {
  static func run(_ context: Context) throws(Problem) {
    let store = try Gate.open(context)
    let damaged = store.summaries.filter { !opens($0.id, in: store) }
    let whole = store.summaries.filter { summary in !damaged.contains { $0.id == summary.id } }
    if context.console.isJSON {
      try context.console.print(json: ListScreen.json(whole, damaged: damaged.map(\.id.description)))
    } else {
      try context.console.print(ListScreen.lines(whole, context.console.output))
    }
    guard let first = damaged.first else { return }
    for report in damaged.dropFirst() {
      Failure(problem: .reportDamaged(id: report.id.short), language: context.language, isJSON: context.console.isJSON)
        .report()
    }
    throw .reportDamaged(id: first.id.short)
  }

  private static func opens(_ id: ReportID, in store: Store) -> Bool { (try? store.record(id)) != nil }
}
