/// One measurement as a sheet prints it, with what a reader should find in it.
package struct SheetRow: Sendable, Hashable {
  package var label: String
  package var value: String
  /// The digits with a dot; `nil` for text results.
  package var number: String?
  package var comparator: String?
  package var unit: String
  package var ucum: String
  package var rangeText: String
  package var low: String?
  package var high: String?
  /// The sign on the paper.
  package var flagText: String
  /// H, L, HH, LL or A.
  package var flag: String?
  package var codes: [String]
  package var codeSource: String
  package var heading: String
  /// Values of earlier orders, newest first, beside the row on cumulative sheets.
  package var previous: [String] = []
}

/// What stands on a page below its head, in order.
enum SheetBlock: Sendable, Hashable {
  case heading(String)
  /// Repeats the column heads.
  case columnHeads
  case row(Int)
  /// Small print under the row before it.
  case method(String)
  case note(String)
  case paragraph(String)
  /// Empty boxes with names beside them: an order form.
  case ticks([String])
  /// Text at the left, an amount at the right: an invoice.
  case amount(String, String)
}

/// A calendar day of the fiction.
package struct SheetDate: Sendable, Hashable {
  package var year: Int
  package var month: Int
  package var day: Int
  package var hour: Int
  package var minute: Int

  /// `2024-03-07`.
  package var iso: String { "\(year)-\(Self.two(month))-\(Self.two(day))" }

  func printed(_ style: SheetStyle, withTime: Bool) -> String {
    let date: String
    switch style.language {
    case .german:
      date = "\(Self.two(day)).\(Self.two(month)).\(style.usesShortYears ? Self.two(year % 100) : String(year))"
    case .english:
      let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
      date = "\(Self.two(day)) \(months[month - 1]) \(year)"
    }
    return withTime && style.printsTimes ? "\(date) \(Self.two(hour)):\(Self.two(minute))" : date
  }

  /// The day so many days later; the fiction's months have 28 days, so every day exists.
  func later(days: Int) -> SheetDate {
    var copy = self
    let total = ((year * 12 + month - 1) * 28 + day - 1) + days
    copy.day = total % 28 + 1
    copy.month = (total / 28) % 12 + 1
    copy.year = total / 28 / 12
    return copy
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

/// The head of a sheet.
package struct SheetHead: Sendable, Hashable {
  package var laboratory: String
  package var address: String
  package var title: String
  package var patient: String
  package var birthDate: SheetDate
  package var isFemale: Bool
  package var orderNumber: String
  package var sampleDate: SheetDate
  package var receiptDate: SheetDate
  package var issueDate: SheetDate
  package var sender: String
}
