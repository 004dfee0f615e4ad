/// The arrangements of columns that the renderer knows.
package enum SheetLayout: String, Sendable, CaseIterable {
  case classic
  case ruled
  case zebra
  case bracketFlags = "bracket-flags"
  case rangeBeforeUnit = "range-before-unit"
  case twoColumns = "two-columns"
  case cumulative
  case english
  case narrow
  case grouped
  case valueWithUnit = "value-with-unit"
  case gluedFlags = "glued-flags"
  case flagFirst = "flag-first"
  case dotted
  /// Narrow label and range columns, so that long labels and ranges take two lines.
  case wrapped

  /// What a column carries.
  enum Role: Sendable, Hashable {
    case label, value, flag, unit, range, valueUnit, previous(Int)
  }

  /// A column: its share of the width and how its text stands.
  struct Column: Sendable {
    enum Alignment: Sendable { case left, right, centre }
    var role: Role
    var share: Double
    var alignment: Alignment
  }

  var columns: [Column] {
    switch self {
    case .classic, .zebra, .grouped, .dotted:
      [col(.label, 36), col(.value, 13, .right), col(.flag, 7, .centre), col(.unit, 19), col(.range, 25)]
    case .ruled:
      [col(.label, 33), col(.value, 14, .right), col(.flag, 8, .centre), col(.unit, 19), col(.range, 26)]
    case .bracketFlags, .english:
      [col(.label, 34), col(.value, 13, .right), col(.flag, 9), col(.unit, 18), col(.range, 26)]
    case .rangeBeforeUnit:
      [col(.label, 34), col(.range, 24, .centre), col(.unit, 17), col(.value, 14, .right), col(.flag, 8, .centre)]
    case .twoColumns:
      [col(.label, 37), col(.value, 13, .right), col(.flag, 6, .centre), col(.unit, 19), col(.range, 25)]
    case .cumulative:
      [
        col(.label, 25), col(.unit, 15), col(.range, 18), col(.value, 11, .right), col(.flag, 6, .centre),
        col(.previous(0), 12, .right), col(.previous(1), 12, .right),
      ]
    case .narrow:
      [col(.label, 30), col(.value, 10, .right), col(.flag, 5, .centre), col(.unit, 14), col(.range, 20)]
    case .valueWithUnit:
      [col(.label, 40), col(.valueUnit, 25), col(.flag, 8), col(.range, 27)]
    case .gluedFlags:
      [col(.label, 38), col(.value, 16, .right), col(.unit, 20), col(.range, 26)]
    case .wrapped:
      [col(.label, 21), col(.value, 14, .right), col(.flag, 8, .centre), col(.unit, 18), col(.range, 16)]
    case .flagFirst:
      [col(.label, 34), col(.flag, 7, .centre), col(.value, 12, .right), col(.unit, 20), col(.range, 27)]
    }
  }

  /// Tables side by side on one page.
  var frames: Int { self == .twoColumns ? 2 : 1 }

  private func col(_ role: Role, _ share: Double, _ alignment: Column.Alignment = .left) -> Column {
    Column(role: role, share: share, alignment: alignment)
  }
}
