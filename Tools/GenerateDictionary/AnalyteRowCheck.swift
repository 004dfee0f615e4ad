import Dictionary

/// What can be wrong in one analyte's row alone: its axes, its labels among themselves, and what a label says of a specimen.
struct AnalyteRowCheck {
  private(set) var faults: [String] = []
  private let table: SourceTable
  /// Marks that name another specimen than blood (`Blut im Stuhl` is no blood), by place (`bracket`, `end`, `front`) and folded text.
  private var marks: [String: Specimen] = [:]
  /// Marks that name a method, in the same form.
  private var methods: Set<String> = []

  init(_ table: SourceTable, marks: SourceTable) {
    self.table = table
    for row in marks.rows where row["kind"] == "specimen" {
      for place in row.list("places", separator: " ") {
        guard let specimen = Specimen(rawValue: row["value"]), specimen != .blood else { continue }
        self.marks[place + " " + LabelKey.exact(row["mark"])] = specimen
      }
    }
    var lines: [String: Int] = [:]
    for row in marks.rows where row["kind"] == "method" {
      for place in row.list("places", separator: " ") { methods.insert(place + " " + LabelKey.exact(row["mark"])) }
    }
    for row in table.rows {
      if let first = lines[row["code"]], row["code"] != "-" { fault(row, "\(row["code"]) stands in line \(first) too") }
      lines[row["code"]] = row.line
      checkAxes(row)
      checkLabels(row)
    }
  }

  private mutating func fault(_ row: SourceTable.Row, _ reason: String) {
    faults.append("\(table.name):\(row.line): \(reason)")
  }

  private mutating func checkAxes(_ row: SourceTable.Row) {
    if row["code"] != "-", !PropertyDimension.isKnown(row["property"]) {
      fault(row, "unknown property \(row["property"])")
    }
    if !["Qn", "Ord", "Nom"].contains(row["scale"]) { fault(row, "unknown scale \(row["scale"])") }
    if !["Pt", "2H", "24H"].contains(row["time"]) { fault(row, "unknown time aspect \(row["time"])") }
    if !Self.needs.contains(row["need"]) { fault(row, "unknown need \(row["need"])") }
    if row["scale"] != "Qn", row.list("units", separator: " ") != ["-"] { fault(row, "a finding in words has no unit") }
    let units = row.list("units", separator: " ")
    if Set(units).count != units.count { fault(row, "a unit stands twice") }
    if let specimens = Self.specimens[row["system"]], !specimens.contains(row["specimen"]) {
      fault(row, "specimen \(row["specimen"]) is not what the system \(row["system"]) is")
    }
    if row["system"].isEmpty { fault(row, "no system") }
  }

  private mutating func checkLabels(_ row: SourceTable.Row) {
    var seen: [String: String] = [:]
    for label in row.labels {
      let key = LabelKey.exact(label)
      if let first = seen[key] { fault(row, "\(label) is shadowed by \(first): both fold to \(key)") }
      seen[key] = label
      // A label matched whole loses what its mark says, and the row asks for just that.
      if let last = LabelKey.words(label).last, !row["need"].isEmpty, methods.contains("end " + last) {
        fault(row, "\(label) shadows the mark \(last), which is what the need \(row["need"]) is met by")
      }
      if let named = namedSpecimen(label), !Self.agrees(named, with: row["specimen"]) {
        fault(row, "\(label) names \(named.rawValue), and the row is of \(row["specimen"])")
      }
    }
  }

  /// The specimen that a label's last or first word or bracket names, where it is spelled out.
  private func namedSpecimen(_ label: String) -> Specimen? {
    let words = LabelKey.words(label)
    guard let last = words.last, let first = words.first, words.count > 1 else { return nil }
    if last.count > 3, let named = marks["end " + last] { return named }
    if first.count > 3, let named = marks["front " + first] { return named }
    return nil
  }

  private static func agrees(_ named: Specimen, with specimen: String) -> Bool {
    switch named {
    case .urine: specimen == "urine" || specimen == "urine-24h" || specimen == "patient"
    default: named.rawValue == specimen
    }
  }

  private static let needs: Set<String> = [
    "", "manual", "strip", "sediment", "electrophoresis", "whole", "blood-pressure-24h", "ecg-resting", "ecg-exercise",
    "holter", "cpet", "lactate", "cgm", "dxa", "body-composition",
  ]

  private static let specimens: [String: Set<String>] = [
    "Urine": ["urine", "urine-24h"], "Urine sed": ["urine"], "BldA": ["arterial-blood", "patient"],
    "BldV": ["venous-blood"], "BldC": ["capillary-blood"], "CSF": ["csf"], "Stool": ["stool"], "Semen": ["semen"],
    "Saliva": ["saliva"], "^Patient": ["patient"], "Ser/Plas": ["blood"], "Ser": ["blood"], "Plas": ["blood"],
    "Bld": ["blood"], "PPP": ["blood"], "RBC": ["blood"], "Ser/Plas/Bld": ["blood"], "Urine+Ser/Plas": ["patient"],
  ]
}
