/// One code of the dictionary with what decides for it.
struct AnalyteEntry: Sendable {
  /// The LOINC code, or `-` for a quantity that no term exists for.
  var code: String
  /// The LOINC long common name, or the quantity's name where there is no term.
  var display: String
  var property: String
  var system: String
  var specimen: Specimen
  /// The context the entry asks for (`manual`, `strip`, `whole`, a sheet kind); empty when it asks for none.
  var need: String
  /// Whether the entry's results are words (ordinal or nominal).
  var isWord: Bool
  var method: EntryMethod
  var units: [KnownUnit]
  /// Whether a result without a printed unit belongs to it.
  var allowsNoUnit: Bool
  /// The unit answered when none is printed; empty for words.
  var unprintedUnit: String

  var name: String { "\(code) \(display)" }

  func takes(_ unit: KnownUnit) -> Bool {
    units.contains { $0.isSameAmount(as: unit) }
  }
}

/// What an entry's LOINC method says of how it was counted.
enum EntryMethod: String, Sendable {
  case any
  case manual
  case automated
  case other
}

/// A label as printed with its folded forms and the entries it can mean.
struct LabelEntry: Sendable {
  var label: String
  var words: String
  var loose: String
  var entries: [Int]
}

/// `Dictionary/analytes.tsv` as the generator wrote it, split once at first use.
struct AnalyteTable: Sendable {
  static let shared = AnalyteTable(analytes: GeneratedAnalytes.rows, labels: GeneratedLabels.rows, units: .shared)

  let entries: [AnalyteEntry]
  let labels: [LabelEntry]
  private let byExact: [String: Int]
  private let byLoose: [String: Int]

  init(analytes: String, labels text: String, units: UnitTable) {
    entries = TableText.rows(analytes, columns: 9).compactMap { Self.entry($0, units) }
    var labels: [LabelEntry] = []
    var byExact: [String: Int] = [:]
    var byLoose: [String: Int] = [:]
    for row in TableText.rows(text, columns: 4) {
      let index = labels.count
      let entries = row[3].split(separator: " ").compactMap { Int($0) }
      labels.append(LabelEntry(label: row[0], words: row[1], loose: row[2], entries: entries))
      byExact[row[1].filter { $0 != " " }] = index
      byLoose[row[2]] = byLoose[row[2]] ?? index
    }
    self.labels = labels
    self.byExact = byExact
    self.byLoose = byLoose
  }

  /// The entries a label means as it stands: by its exact key, else by its loose one.
  func entries(of label: String) -> [Int]? {
    let exact = LabelKey.exact(label)
    guard !exact.isEmpty else { return nil }
    if let index = byExact[exact] { return labels[index].entries }
    return byLoose[LabelKey.loose(label)].map { labels[$0].entries }
  }

  private static func entry(_ row: [String], _ table: UnitTable) -> AnalyteEntry? {
    guard let specimen = Specimen(rawValue: row[4]), let method = EntryMethod(rawValue: row[7]) else { return nil }
    var units: [KnownUnit] = []
    var allowsNoUnit = false
    for ucum in row[8].split(separator: " ") {
      if ucum == "-" {
        allowsNoUnit = true
      } else if let unit = table.unit(ucum: String(ucum)) {
        units.append(unit)
      }
    }
    let isWord = row[6] != "Qn"
    return AnalyteEntry(
      code: row[0], display: row[1], property: row[2], system: row[3], specimen: specimen, need: row[5], isWord: isWord,
      method: method, units: units, allowsNoUnit: allowsNoUnit,
      unprintedUnit: isWord ? "" : units.first?.ucum ?? "1")
  }
}
