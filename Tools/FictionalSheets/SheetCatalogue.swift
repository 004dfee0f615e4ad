extension FictionalSheet {
  /// A panel list for `make demo`: two pages and some forty rows.
  private static let demoPanels = [
    ("blood", 10), ("differential", 5), ("electrolytes", 5), ("kidney", 3), ("liver", 7), ("lipids", 5), ("glucose", 3),
    ("inflammation", 1), ("thyroid", 3), ("urine", 8),
  ]

  /// The two-page German sheet of `make demo`.
  ///
  /// - Parameter seed: Draws laboratory, patient, habits and values.
  /// - Returns: The sheet.
  package static func demo(seed: UInt64) -> FictionalSheet {
    var maker = SheetMaker(layout: .classic, seed: seed)
    maker.style.family = "Liberation Sans"
    maker.style.size = 10
    maker.style.leading = 1.7
    return maker.sheet(name: "demo", seed: seed, panels: demoPanels.map { (name: $0.0, most: $0.1) })
  }

  /// A sheet in one of the layouts.
  ///
  /// - Parameters:
  ///   - layout: The arrangement of columns.
  ///   - seed: Draws everything else.
  ///   - isShort: One page instead of one to three.
  ///   - isWesternOnly: Only characters that a PDF without embedded fonts can print.
  /// - Returns: The sheet.
  package static func drawn(
    layout: SheetLayout, seed: UInt64, isShort: Bool = false, isWesternOnly: Bool = false
  ) -> FictionalSheet {
    var maker = SheetMaker(layout: layout, seed: seed, isWesternOnly: isWesternOnly)
    var names = ["electrolytes", "kidney", "liver", "lipids", "glucose", "inflammation", "iron", "thyroid", "vitamins"]
    names += ["coagulation", "proteins"]
    names.shuffle(using: &maker.random)
    let chosen =
      ["blood"] + names.prefix(isShort ? 2 : maker.random.number(4...8)) + (maker.random.chance(50) ? ["urine"] : [])
    let most = isShort ? 5 : 8
    return maker.sheet(name: layout.rawValue, seed: seed, panels: chosen.map { (name: $0, most: most) })
  }
}

/// The names that `DrawSheet` knows.
package enum SheetCatalogue {
  /// Every name: `demo`, the layouts and the traps.
  package static let names = ["demo"] + SheetLayout.allCases.map(\.rawValue) + traps

  /// Documents that are no result sheets.
  static let traps = ["order-form", "letter", "invoice"]

  /// The sheet of that name; `nil` for a name that is not in ``names``.
  package static func sheet(named name: String, seed: UInt64, isShort: Bool = false) -> FictionalSheet? {
    if name == "demo" { return .demo(seed: seed) }
    if let layout = SheetLayout(rawValue: name) { return .drawn(layout: layout, seed: seed, isShort: isShort) }
    switch name {
    case "order-form": return .orderForm(seed: seed)
    case "letter": return .letter(seed: seed)
    case "invoice": return .invoice(seed: seed)
    default: return nil
    }
  }
}
