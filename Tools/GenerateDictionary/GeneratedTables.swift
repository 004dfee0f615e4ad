import Dictionary

/// The Swift tables of `Sources/Dictionary/*.generated.swift`: one string literal each, a row a line, columns apart by tabs.
///
/// Array literals of this size take minutes and gigabytes to compile; a literal that is split at first use takes two seconds
/// (docs/gotchas.md).
struct GeneratedTables {
  var analytes: [String] = []
  var labels: [String] = []
  var units: [String] = []
  var headings: [String] = []
  var qualitative: [String] = []
  var marks: [String] = []

  /// Codings: distinct label, unit and code.
  var codingCount = 0

  init(_ source: DictionarySource) {
    units = source.units.rows.map { row in
      let forms = ([row["ucum"]] + row.list("printed", separator: "|")).map { UnitText.normalised($0) }
      return [row["ucum"], row["dimension"], row["factor"], Self.distinct(forms).joined(separator: " ")]
        .joined(separator: "\t")
    }
    var entriesOfKey: [String: (label: String, entries: [Int])] = [:]
    var order: [String] = []
    for (index, row) in source.analytes.rows.enumerated() {
      analytes.append(
        ["code", "display", "property", "system", "specimen", "need", "scale", "method", "units"].map { row[$0] }
          .joined(separator: "\t"))
      for label in row.labels {
        let key = LabelKey.exact(label)
        if entriesOfKey[key] == nil {
          order.append(key)
          entriesOfKey[key] = (label, [])
        }
        if entriesOfKey[key]?.entries.last != index { entriesOfKey[key]?.entries.append(index) }
      }
    }
    for key in order {
      guard let (label, entries) = entriesOfKey[key] else { continue }
      let words = LabelKey.words(label).joined(separator: " ")
      labels.append(
        [label, words, LabelKey.loose(label), entries.map(String.init).joined(separator: " ")].joined(separator: "\t"))
      codingCount +=
        Set(
          entries.flatMap { index -> [String] in
            let row = source.analytes.rows[index]
            guard row["code"] != "-" else { return [] }
            return row.list("units", separator: " ").map { "\($0) \(row["code"])" }
          }
        ).count
    }
    headings = source.headings.rows.map {
      [LabelKey.exact($0["heading"]), $0["specimen"], $0["method"]].joined(separator: "\t")
    }
    qualitative = source.qualitative.rows.map { row in
      let text = row["kind"] == "sign" ? row["text"].filter { !$0.isWhitespace } : LabelKey.exact(row["text"])
      return [row["kind"], text, row["finding"], row["grade"]].joined(separator: "\t")
    }
    marks = source.marks.rows.map {
      [LabelKey.exact($0["mark"]), $0["places"], $0["kind"], $0["value"]].joined(separator: "\t")
    }
  }

  /// How many different codes there are.
  var codeCount: Int {
    Set(analytes.map { $0.prefix { $0 != "\t" } }).subtracting(["-"]).count
  }

  /// The sentence that the generator prints and docs/dictionary.md quotes.
  var counts: String {
    "\(codingCount) codings, \(labels.count) labels, \(codeCount) codes, \(units.count) units, "
      + "\(headings.count) headings, \(marks.count) marks, \(qualitative.count) result words"
  }

  /// File names with their text.
  var files: [(name: String, text: String)] {
    [
      ("Analytes", analytes), ("Labels", labels), ("Units", units), ("Headings", headings),
      ("Qualitative", qualitative), ("Marks", marks),
    ].map { ("\($0.0).generated.swift", Self.file("Generated\($0.0)", rows: $0.1)) }
  }

  private static func file(_ type: String, rows: [String]) -> String {
    """
    // Made by `swift run GenerateDictionary` from Dictionary/*.tsv; do not edit.
    // swift-format-ignore-file
    enum \(type) {
      static let rows = #\"\"\"
    \(rows.joined(separator: "\n"))
    \"\"\"#
    }

    """
  }

  private static func distinct(_ forms: [String]) -> [String] {
    var seen: Set<String> = []
    return forms.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
