import Glibc
import Report
import Terminal

/// `vault read`: steps 1 to 6 of the intake; nothing is stored and no vault is needed.
enum ReadCommand {
  static func run(_ context: Context) throws(Problem) {
    let operand = context.invocation.operands[0]
    if operand != [UInt8(ascii: "-")] { try Checkout.refuse(operand) }
    do throws(Problem) {
      let document = try DocumentFile(operand: operand)
      let (scan, reading) = try DocumentIntake.read(document, context)
      try print(reading, scan, context)
    } catch {
      guard error.status == .data, context.console.isJSON else { throw error }
      try context.console.print(json: ErrorReport.refusal(error, language: context.language))
      exit(error.status.rawValue)
    }
  }

  private static func print(_ reading: Reading, _ scan: DocumentScan, _ context: Context) throws(Problem) {
    let console = context.console
    if console.isJSON { return try console.print(json: reading.json) }
    let detail: ReadingScreen.Detail = context.invocation.has(.values) ? .values : .classes
    var lines = ReadingScreen.lines(reading, detail: detail, console.output)
    if context.invocation.has(.rows) { lines += LayoutScreen.lines(scan, console.output) }
    try console.print(lines)
    if !reading.pagesUnread.isEmpty { console.say(.pagesUnread(reading.pagesUnread)) }
  }
}
