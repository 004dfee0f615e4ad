/// The units of `Dictionary/units.tsv`, split once at first use.
struct UnitTable: Sendable {
  static let shared = UnitTable(GeneratedUnits.rows)

  let units: [KnownUnit]
  private let byUCUM: [String: Int]
  private let byPrinted: [String: Int]
  /// Printed forms in lower case, only those that mean one unit in any case.
  private let byFolded: [String: Int]

  init(_ rows: String) {
    var units: [KnownUnit] = []
    var byUCUM: [String: Int] = [:]
    var byPrinted: [String: Int] = [:]
    var folded: [String: Int] = [:]
    for row in TableText.rows(rows, columns: 4) {
      guard let factor = Double(row[2]) else { continue }
      let index = units.count
      units.append(KnownUnit(ucum: row[0], dimension: row[1], factor: factor))
      byUCUM[row[0]] = index
      for form in row[3].split(separator: " ") {
        byPrinted[String(form)] = index
        let lower = form.lowercased()
        if let other = folded[lower], other != index {
          folded[lower] = -1
        } else {
          folded[lower] = index
        }
      }
    }
    self.units = units
    self.byUCUM = byUCUM
    self.byPrinted = byPrinted
    byFolded = folded.filter { $0.value >= 0 }
  }

  var printedFormCount: Int { byPrinted.count }

  func unit(printedAs normalised: String) -> KnownUnit? {
    if let index = byPrinted[normalised] { return units[index] }
    return byFolded[normalised.lowercased()].map { units[$0] }
  }

  /// The unit of a UCUM code as the dictionary's own tables write it.
  func unit(ucum: String) -> KnownUnit? {
    byUCUM[ucum].map { units[$0] }
  }
}
