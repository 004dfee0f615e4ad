import Dictionary
import Report

/// The faults of the dictionary's source, each with its file, line and reason; an empty list is the only pass.
struct SourceCheck {
  private(set) var faults: [String] = []

  init(_ source: DictionarySource) {
    faults = source.tables.flatMap(\.faults)
    let units = checkUnits(source.units)
    checkAnalytes(source.analytes, units: units)
    checkCodings(source.analytes, units: units)
    checkLooseKeys(source.analytes)
    checkNeutralMarks(source)
    faults += AnalyteRowCheck(source.analytes, marks: source.marks).faults
    checkWords(source)
  }

  private mutating func fault(_ table: SourceTable, _ row: SourceTable.Row, _ reason: String) {
    faults.append("\(table.name):\(row.line): \(reason)")
  }

  private mutating func checkUnits(_ table: SourceTable) -> [String: KnownUnit] {
    var units: [String: KnownUnit] = [:]
    var printed: [String: String] = [:]
    for row in table.rows {
      guard let factor = Double(row["factor"]), factor > 0, !row["dimension"].isEmpty else {
        fault(table, row, "no dimension or no positive factor")
        continue
      }
      if units[row["ucum"]] != nil { fault(table, row, "\(row["ucum"]) stands twice") }
      if row["source"].isEmpty { fault(table, row, "no source") }
      if !UCUMForm.isWellFormed(row["ucum"]) { fault(table, row, "\(row["ucum"]) is not UCUM") }
      let unit = KnownUnit(ucum: row["ucum"], dimension: row["dimension"], factor: factor)
      units[row["ucum"]] = unit
      for form in [row["ucum"]] + row.list("printed", separator: "|") {
        let key = UnitText.normalised(form)
        if let other = printed[key], let known = units[other], !known.isSameAmount(as: unit) {
          fault(table, row, "\(form) is also a form of \(other)")
        }
        printed[key] = printed[key] ?? row["ucum"]
      }
    }
    return units
  }

  private mutating func checkAnalytes(_ table: SourceTable, units: [String: KnownUnit]) {
    for row in table.rows {
      if row["code"] != "-", !LOINCCheckDigit.isRight(row["code"]) { fault(table, row, "the check digit is wrong") }
      if row["display"].isEmpty { fault(table, row, "no display name; a LOINC code never stands without one") }
      if Specimen(rawValue: row["specimen"]) == nil { fault(table, row, "unknown specimen \(row["specimen"])") }
      if !["any", "manual", "automated", "other"].contains(row["method"]) { fault(table, row, "unknown method") }
      if row["source"].isEmpty { fault(table, row, "no source") }
      if row.labels.isEmpty { fault(table, row, "no label") }
      for label in row.labels where LabelKey.exact(label).isEmpty { fault(table, row, "a label without a letter") }
      let names = row.list("units", separator: " ")
      if names.isEmpty { fault(table, row, "no unit, not even -") }
      for name in names where name != "-" {
        guard let unit = units[name] else {
          fault(table, row, "\(name) is not in units.tsv")
          continue
        }
        if !PropertyDimension.fits(property: row["property"], dimension: unit.dimension) {
          fault(table, row, "property \(row["property"]) has no unit of dimension \(unit.dimension) (\(name))")
        }
      }
    }
  }

  /// No label with one unit may mean two codes in the same context.
  private mutating func checkCodings(_ table: SourceTable, units: [String: KnownUnit]) {
    struct Place: Hashable {
      var label: String
      var specimen: String
      var need: String
      var unit: String
      var isWord: Bool
    }
    var codes: [Place: SourceTable.Row] = [:]
    for row in table.rows {
      for label in Set(row.labels.map { LabelKey.exact($0) }) {
        for name in row.list("units", separator: " ") {
          let amount = units[name].map { "\($0.dimension) \($0.factor)" } ?? name
          let isWord = name == "-" && row["scale"] != "Qn"
          let place = Place(
            label: label, specimen: row["specimen"], need: row["need"], unit: amount, isWord: isWord)
          if let other = codes[place], other["code"] != row["code"] {
            fault(table, row, "\(label) with \(name) is \(row["code"]) and, in line \(other.line), \(other["code"])")
          }
          codes[place] = row
        }
      }
    }
  }

  /// Two analytes that a recogniser's confusion would make one are refused, unless they mean the same entries.
  private mutating func checkLooseKeys(_ table: SourceTable) {
    var entries: [String: Set<Int>] = [:]
    var loose: [String: (key: String, row: SourceTable.Row)] = [:]
    for row in table.rows {
      for label in row.labels { entries[LabelKey.exact(label), default: []].insert(row.line) }
    }
    for row in table.rows {
      for label in row.labels {
        let key = LabelKey.exact(label)
        let folded = LabelKey.loose(label)
        if let other = loose[folded], other.key != key, entries[other.key] != entries[key] {
          fault(
            table, row,
            "\(label) folds to the same as \(other.key) of line \(other.row.line), which means another analyte")
        }
        loose[folded] = loose[folded] ?? (key, row)
      }
    }
  }

  /// A label that is another one with a mark that changes no code (`abs.`, `rel.`, `%`) must not mean less than that one: it would hide
  /// what the unit decides (`Lymphozyten abs.` with `/nl` had no code, because a source lists it with `%` only).
  private mutating func checkNeutralMarks(_ source: DictionarySource) {
    let marks = Set(source.marks.rows.filter { $0["kind"] == "neutral" }.map { LabelKey.exact($0["mark"]) })
    var entries: [String: Set<Int>] = [:]
    for row in source.analytes.rows {
      for label in row.labels { entries[LabelKey.exact(label), default: []].insert(row.line) }
    }
    for row in source.analytes.rows {
      for label in row.labels {
        guard let place = label.lastIndex(of: " "), marks.contains(LabelKey.exact(String(label[place...]))),
          let plain = entries[LabelKey.exact(String(label[..<place]))],
          let own = entries[LabelKey.exact(label)], !own.isSuperset(of: plain)
        else { continue }
        fault(source.analytes, row, "\(label) means less than the same label without its mark; leave it out")
      }
    }
  }

  private mutating func checkWords(_ source: DictionarySource) {
    var headings: Set<String> = []
    for row in source.headings.rows {
      if !headings.insert(LabelKey.exact(row["heading"])).inserted { fault(source.headings, row, "stands twice") }
      if !row["specimen"].isEmpty, Specimen(rawValue: row["specimen"]) == nil {
        fault(source.headings, row, "unknown specimen")
      }
      if !row["method"].isEmpty, MeasuringMethod(rawValue: row["method"]) == nil {
        fault(source.headings, row, "unknown method")
      }
      if row["source"].isEmpty { fault(source.headings, row, "no source") }
    }
    var texts: Set<String> = []
    for row in source.qualitative.rows {
      let key = row["kind"] == "sign" ? row["text"] : LabelKey.exact(row["text"])
      if !texts.insert(row["kind"] + key).inserted { fault(source.qualitative, row, "stands twice") }
      if QualitativeFinding(rawValue: row["finding"]) == nil { fault(source.qualitative, row, "unknown finding") }
      if !["sign", "word"].contains(row["kind"]) { fault(source.qualitative, row, "unknown kind") }
      if !["", "1", "2", "3", "4"].contains(row["grade"]) { fault(source.qualitative, row, "the grade is not 1 to 4") }
      if row["source"].isEmpty { fault(source.qualitative, row, "no source") }
    }
    var marks: Set<String> = []
    for row in source.marks.rows {
      let isKnown =
        switch row["kind"] {
        case "specimen": Specimen(rawValue: row["value"]) != nil
        case "method": MeasuringMethod(rawValue: row["value"]) != nil
        case "neutral": row["value"].isEmpty
        default: false
        }
      if !isKnown { fault(source.marks, row, "unknown kind or value") }
      if row["source"].isEmpty { fault(source.marks, row, "no source") }
      if LabelKey.exact(row["mark"]).isEmpty, row["mark"] != "%" { fault(source.marks, row, "a mark without a letter") }
      for place in row.list("places", separator: " ") {
        if !["bracket", "end", "front"].contains(place) { fault(source.marks, row, "unknown place \(place)") }
        if !marks.insert(place + " " + LabelKey.exact(row["mark"])).inserted {
          fault(source.marks, row, "stands twice")
        }
      }
    }
  }
}
