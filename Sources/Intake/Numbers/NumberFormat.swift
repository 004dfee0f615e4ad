internal import Report

/// How a document writes its numbers, voted by those that can be read in one way only (docs/sheets.md, 2 and 3).
struct NumberFormat: Hashable {
  enum Mark: Character {
    case comma = ","
    case dot = "."
  }

  /// The decimal mark that the document uses; `nil` when nothing in it decides.
  var decimal: Mark?
  /// Whether both marks occur as decimal marks, so that the vote decides nothing by itself.
  var isMixed = false

  /// Counts the votes of every number of a document.
  ///
  /// Digits with marks, `5,1`, `1.000.000`; those that can be read in two ways have no vote.
  static func voted(by bodies: some Sequence<String>) -> NumberFormat {
    var commas = 0
    var dots = 0
    for body in bodies {
      switch NumberReading.certainDecimalMark(of: body) {
      case .comma: commas += 1
      case .dot: dots += 1
      case nil: continue
      }
    }
    guard commas + dots > 0 else { return NumberFormat(decimal: nil) }
    // A tenth of the other kind is a second writer in the same sheet, no slip.
    let isMixed = min(commas, dots) * 10 > commas + dots
    return NumberFormat(decimal: commas >= dots ? .comma : .dot, isMixed: isMixed)
  }
}

/// What a printed number says, and what else it could say.
struct NumberReading: Hashable {
  var number: ExactDecimal
  /// The other reading of `1.000`; `nil` when the number can be read in one way only.
  var other: ExactDecimal?

  /// Reads digits with marks.
  ///
  /// - Parameters:
  ///   - body: As ``NumberToken/body``.
  ///   - isNegative: Whether a minus stands before it.
  ///   - format: The document's vote.
  /// - Returns: `nil` when the marks make no number (`12.09.2026`, `1.23.4`).
  static func reading(_ body: String, isNegative: Bool = false, format: NumberFormat) -> NumberReading? {
    let sign = isNegative ? "-" : ""
    func exact(_ text: String) -> ExactDecimal? { ExactDecimal(sign + text) }
    let marks = body.filter { NumberToken.marks.contains($0) }
    guard let last = marks.last else {
      return exact(body).map { NumberReading(number: $0) }
    }
    if marks.allSatisfy({ $0 == "'" || $0 == " " }) {
      guard isGrouped(body, by: marks) else { return nil }
      return exact(digits(body)).map { NumberReading(number: $0) }
    }
    if marks.count > 1, Set(marks).count == 1 {
      guard isGrouped(body, by: marks) else { return nil }
      return exact(digits(body)).map { NumberReading(number: $0) }
    }
    guard last == "," || last == ".", let position = body.lastIndex(of: last) else { return nil }
    let whole = body[..<position]
    let fraction = body[body.index(after: position)...]
    if marks.count > 1 {
      guard !whole.contains(last), isGrouped(String(whole), by: String(marks.dropLast())) else { return nil }
      return exact(digits(String(whole)) + "." + fraction).map { NumberReading(number: $0) }
    }
    let decimal = exact("\(whole).\(fraction)")
    guard fraction.count == 3, whole.count <= 3, whole != "0", !whole.hasPrefix("0") else {
      return decimal.map { NumberReading(number: $0) }
    }
    return ambiguous(decimal: decimal, grouped: exact(String(whole) + fraction), mark: last, format: format)
  }

  /// One mark before exactly three digits: grouping or decimal, as the document does elsewhere.
  private static func ambiguous(
    decimal: ExactDecimal?, grouped: ExactDecimal?, mark: Character, format: NumberFormat
  ) -> NumberReading? {
    guard let decimal, let grouped else { return nil }
    let isDecimal = format.decimal.map { $0.rawValue == mark } ?? (mark == ",")
    return isDecimal
      ? NumberReading(number: decimal, other: grouped) : NumberReading(number: grouped, other: decimal)
  }

  /// The decimal mark that a number proves by its own form.
  static func certainDecimalMark(of body: String) -> NumberFormat.Mark? {
    let marks = body.filter { $0 == "," || $0 == "." }
    guard let last = marks.last, let position = body.lastIndex(of: last) else { return nil }
    let fraction = body[body.index(after: position)...]
    let whole = body[..<position]
    if Set(marks).count == 2 { return NumberFormat.Mark(rawValue: last) }
    if marks.count > 1 {
      guard isGrouped(body, by: marks) else { return nil }
      return last == "." ? .comma : .dot
    }
    if fraction.count != 3 || whole == "0" || whole.count > 3 { return NumberFormat.Mark(rawValue: last) }
    return nil
  }

  private static func digits(_ body: String) -> String { body.filter(Typography.isDigit) }

  /// Whether the marks stand where thousands are grouped; the Indian way (`2,50,000`) too.
  private static func isGrouped(_ body: String, by marks: String) -> Bool {
    guard Set(marks).count <= 1 else { return false }
    let groups = body.split(omittingEmptySubsequences: false) { NumberToken.marks.contains($0) }
    guard let first = groups.first, let last = groups.last, groups.count > 1 else { return true }
    guard (1...3).contains(first.count), last.count == 3, first != "0" else { return false }
    let middle = groups.dropFirst().dropLast()
    return middle.allSatisfy { $0.count == 3 } || (middle.allSatisfy { $0.count == 2 } && first.count <= 2)
  }
}
