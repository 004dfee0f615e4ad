internal import Report

/// What a sheet can print as one row: labels, unit forms, an invented range and the code that label and unit mean.
///
/// Labels, units and codes whose source is `P` are those of the reference list labels-printed-coded.tsv; those with `L` were
/// checked by code and name against loinc-lab.tsv. Ranges are invented for the fiction and belong to no laboratory.
/// This material contains content from LOINC (http://loinc.org); NOTICE carries the licence's text.
struct FictionalAnalyte: Sendable {
  /// How the range is printed.
  enum RangeKind: String, Sendable {
    case two, upper, lower, sex, stick
  }

  /// A unit as printed and its UCUM code; both empty for a value without a unit.
  struct UnitForm: Sendable {
    var printed: String
    var ucum: String
  }

  /// The same for every unit of one quantity: a sheet prints it once.
  var key: String
  var panel: String
  var germanLabels: [String]
  var englishLabels: [String]
  var units: [UnitForm]
  /// Codes that are right for label and unit; an empty one says that no code is right as well.
  var codes: [String]
  /// `P`, `L` or `-`.
  var source: String
  /// Bounds as whole numbers of the last printed digit.
  var low: Int?
  var high: Int?
  var decimals: Int
  var kind: RangeKind

  /// Every analyte; columns: key, panel, German labels, English labels, units (`printed=ucum`), codes, source of the code,
  /// low, high, decimals, kind of range.
  static let all: [FictionalAnalyte] = [bloodTable, chemistryTable, urineTable].flatMap { table in
    table.split(separator: "\n").compactMap { FictionalAnalyte(line: $0) }
  }

  private init?(line: Substring) {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard cells.count == 11, let decimals = Int(cells[9]), let kind = RangeKind(rawValue: cells[10]) else { return nil }
    key = cells[0]
    panel = cells[1]
    germanLabels = Self.list(cells[2])
    englishLabels = Self.list(cells[3])
    units = Self.list(cells[4]).map { form in
      let parts = form.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return UnitForm(printed: parts[0], ucum: parts.count > 1 ? parts[1] : "")
    }
    codes = cells[5].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    source = cells[6]
    low = Self.scaled(cells[7], decimals: decimals)
    high = Self.scaled(cells[8], decimals: decimals)
    self.decimals = decimals
    self.kind = kind
  }

  private static func list(_ cell: String) -> [String] { cell.split(separator: ";").map(String.init) }

  private static func scaled(_ text: String, decimals: Int) -> Int? {
    guard let number = ExactDecimal(text) else { return nil }
    let fraction = String((number.fraction + String(repeating: "0", count: decimals)).prefix(decimals))
    return Int(number.whole + fraction)
  }
}
