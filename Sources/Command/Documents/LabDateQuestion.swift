import Report
import Terminal

/// Settles the day of a report: what `--lab-date` says, what is printed, or what the person answers; never a guess.
struct LabDateQuestion {
  private let context: Context
  private let given: CalendarDay?

  init(_ context: Context) throws(Problem) {
    self.context = context
    guard let text = try context.invocation.text(of: .labDate) else {
      given = nil
      return
    }
    guard let day = CalendarDay(typed: text), !Self.isInFuture(day) else {
      throw .badValue(option: .labDate, value: TerminalText.escaped(text), expected: .expectsDay)
    }
    given = day
  }

  /// The day and how it is known.
  ///
  /// - Parameters:
  ///   - header: What the sheet says.
  ///   - name: The document, for the message.
  ///   - asks: Whether the person is there and wants to be asked.
  /// - Returns: The day, printed or confirmed.
  /// - Throws: ``Problem/labDateMissing(_:)`` where nobody says it.
  func answer(
    for header: ReportHeader, name: String, asks: Bool
  ) throws(Problem) -> (CalendarDay, LabDateOrigin) {
    if let given { return (given, given == header.labDate ? .printedOnReport : .confirmedByUser) }
    guard asks else {
      guard let printed = header.labDate else { throw .labDateMissing(name) }
      return (printed, .printedOnReport)
    }
    return try ask(suggesting: header.labDate, name: name)
  }

  private func ask(suggesting printed: CalendarDay?, name: String) throws(Problem) -> (CalendarDay, LabDateOrigin) {
    let console = context.console
    let question = Talk.askLabDate(suggestion: printed.map { console.talk.day($0) })
    while let line = console.ask(question) {
      if line.isEmpty, let printed { return (printed, .printedOnReport) }
      guard let day = CalendarDay(typed: line) else {
        console.say(.notADay)
        continue
      }
      guard !Self.isInFuture(day) else {
        console.say(.dayInFuture)
        continue
      }
      return (day, day == printed ? .printedOnReport : .confirmedByUser)
    }
    // The person ended the question; that a date is printed stays true.
    throw printed == nil ? .labDateMissing(name) : .notConfirmed
  }

  /// A day more than one after today; the laboratory's day may have begun where it is later.
  private static func isInFuture(_ day: CalendarDay) -> Bool {
    WallClock.today().map { day.daysSinceEpoch > $0.daysSinceEpoch + 1 } ?? false
  }
}
