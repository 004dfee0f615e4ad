/// The whole source of the dictionary, read from `Dictionary/*.tsv`.
struct DictionarySource {
  var analytes: SourceTable
  var units: SourceTable
  var headings: SourceTable
  var qualitative: SourceTable
  var marks: SourceTable

  static let analyteColumns = [
    "code", "display", "property", "system", "specimen", "time", "scale", "method", "need", "units", "labels_de",
    "labels_en", "abbreviations", "source",
  ]
  static let unitColumns = ["ucum", "dimension", "factor", "name", "printed", "source"]
  static let headingColumns = ["heading", "specimen", "method", "source"]
  static let markColumns = ["mark", "places", "kind", "value", "source"]
  static let qualitativeColumns = ["text", "kind", "finding", "grade", "source"]

  init(folder: String) throws {
    analytes = try SourceTable(name: "analytes.tsv", folder: folder, columns: Self.analyteColumns)
    units = try SourceTable(name: "units.tsv", folder: folder, columns: Self.unitColumns)
    headings = try SourceTable(name: "headings.tsv", folder: folder, columns: Self.headingColumns)
    qualitative = try SourceTable(name: "qualitative.tsv", folder: folder, columns: Self.qualitativeColumns)
    marks = try SourceTable(name: "marks.tsv", folder: folder, columns: Self.markColumns)
  }

  /// A source of texts by file name; a file left out has its columns and no row.
  init(texts: [String: String]) {
    func table(_ name: String, _ columns: [String]) -> SourceTable {
      SourceTable(name: name, text: texts[name] ?? columns.joined(separator: "\t") + "\n", columns: columns)
    }
    analytes = table("analytes.tsv", Self.analyteColumns)
    units = table("units.tsv", Self.unitColumns)
    headings = table("headings.tsv", Self.headingColumns)
    qualitative = table("qualitative.tsv", Self.qualitativeColumns)
    marks = table("marks.tsv", Self.markColumns)
  }

  var tables: [SourceTable] { [analytes, units, headings, qualitative, marks] }
}

extension SourceTable.Row {
  /// Every label of an analyte, German, English and short.
  var labels: [String] { ["labels_de", "labels_en", "abbreviations"].flatMap { list($0, separator: "|") } }
}
