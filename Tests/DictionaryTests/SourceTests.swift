import Foundation
import Testing

@testable import GenerateDictionary

/// A small sound source; each planted fault changes one thing in it.
enum SoundSource {
  static let texts: [String: String] = [
    "analytes.tsv": rows(
      DictionarySource.analyteColumns,
      [
        sodium, "2955-3 Sodium_in_Urine SCnc Urine urine Pt Qn any _ mmol/L Natrium Sodium Na s",
        "2345-7 Glucose_[Mass/volume] MCnc Ser/Plas blood Pt Qn any _ mg/dL Glucose|Blutzucker Glc BZ s",
        "5802-4 Nitrite_[Presence] PrThr Urine urine Pt Ord other _ - Nitrit Nitrites NIT s",
      ]),
    "units.tsv": rows(
      DictionarySource.unitColumns,
      ["mmol/L amount/volume 1e-3 _ mmol/l s", "mg/dL mass/volume 1e-2 _ mg/dl s", "g/L mass/volume 1 _ g/l s"]),
    "headings.tsv": rows(DictionarySource.headingColumns, ["Urinstatus urine strip s", "Chemie blood _ s"]),
    "marks.tsv": rows(
      DictionarySource.markColumns, ["Urin bracket|end|front specimen urine s", "Jaffé bracket|end neutral _ s"]
    )
    .replacing("bracket|end|front", with: "bracket end front").replacing("bracket|end", with: "bracket end"),
    "qualitative.tsv": rows(DictionarySource.qualitativeColumns, ["neg. word negative _ s", "+ sign positive 1 s"]),
  ]

  static let sodium = "2951-2 Sodium_in_Serum SCnc Ser/Plas blood Pt Qn any _ mmol/L Natrium Sodium Na s"

  /// Rows written with spaces for tabs, `_` for an empty cell and for a space inside one.
  private static func rows(_ columns: [String], _ rows: [String]) -> String {
    let lines = rows.map { row in
      row.split(separator: " ").map { $0 == "_" ? "" : $0.replacing("_", with: " ") }.joined(separator: "\t")
    }
    return ([columns.joined(separator: "\t")] + lines).joined(separator: "\n") + "\n"
  }
}

/// One change to the sound source and a part of the fault it must give.
struct PlantedFault: Sendable, CustomTestStringConvertible {
  var file: String
  var from: String
  var to: String
  var fault: String

  init(_ file: String, _ from: String, _ to: String, _ fault: String) {
    self.file = file + ".tsv"
    self.from = from
    self.to = to
    self.fault = fault
  }

  var testDescription: String { fault }
}

@Suite struct SourceTests {
  @Test("a sound source has no fault")
  func sound() {
    #expect(SourceCheck(DictionarySource(texts: SoundSource.texts)).faults.isEmpty)
  }

  @Test(
    "each planted fault is found, with its file and line",
    arguments: [
      PlantedFault("analytes", "2951-2", "2951-3", "analytes.tsv:2: the check digit is wrong"),
      PlantedFault("analytes", "2955-3\tSodium in Urine", "2951-2\tSodium in Urine", "stands in line 2 too"),
      PlantedFault("analytes", "2345-7\tGlucose [Mass/volume]", "2345-7\t", "no display name"),
      PlantedFault(
        "analytes", "blood\tPt\tQn\tany\t\tmg/dL", "blood\tPt\tQn\tany\t\tmmol/L", "no unit of dimension amount/volume"),
      PlantedFault("analytes", "\tmg/dL\t", "\tmg/hl\t", "mg/hl is not in units.tsv"),
      PlantedFault("analytes", "\tmg/dL\t", "\tmg/dL mg/dL\t", "a unit stands twice"),
      PlantedFault("analytes", "MCnc", "Cnc", "unknown property Cnc"),
      PlantedFault(
        "analytes", "Ser/Plas\tblood\tPt\tQn\tany\t\tmg/dL", "Ser/Plas\turine\tPt\tQn\tany\t\tmg/dL",
        "is not what the system Ser/Plas is"),
      PlantedFault(
        "analytes", "Ser/Plas\tblood\tPt\tQn\tany\t\tmg/dL", "Ser/Plas\tbllod\tPt\tQn\tany\t\tmg/dL",
        "unknown specimen bllod"),
      PlantedFault("analytes", "Pt\tOrd", "Pt\tOrdinal", "unknown scale Ordinal"),
      PlantedFault("analytes", "Pt\tOrd\tother\t\t-", "Pt\tOrd\tother\t\tmg/dL", "a finding in words has no unit"),
      PlantedFault("analytes", "Pt\tOrd", "now\tOrd", "unknown time aspect now"),
      PlantedFault("analytes", "other\t\t-", "other\tcentrifuge\t-", "unknown need centrifuge"),
      PlantedFault("analytes", "Nitrit\tNitrites\tNIT", "\t\t", "no label"),
      PlantedFault("analytes", "Glucose|Blutzucker", "Glucose|GLUCOSE", "GLUCOSE is shadowed by Glucose"),
      PlantedFault("analytes", "Glucose|Blutzucker", "Glucose|Glucose im Urin", "names urine"),
      PlantedFault("analytes", "Urine\turine\tPt\tQn", "Ser/Plas\tblood\tPt\tQn", "natrium with mmol/L is 2955-3"),
      PlantedFault("analytes", "Glucose|Blutzucker", "Glucose|Natriurn", "folds to the same as"),
      PlantedFault("analytes", "NIT\ts", "NIT\t", "no source"),
      PlantedFault("analytes", "\tNIT\ts", "\tNIT", "13 columns instead of 14"),
      PlantedFault("analytes", "code\tdisplay", "code\tname", "the columns are not"),
      PlantedFault("units", "1e-2", "0", "no positive factor"),
      PlantedFault("units", "g/L\tmass", "g/[L\tmass", "is not UCUM"),
      PlantedFault(
        "units", "g/L\tmass/volume\t1\t\tg/l", "g/L\tmass/volume\t1\t\tmg/dl", "mg/dl is also a form of mg/dL"),
      PlantedFault("units", "g/L\tmass", "mg/dL\tmass", "mg/dL stands twice"),
      PlantedFault("units", "mg/dl\ts", "mg/dl\t", "no source"),
      PlantedFault("headings", "Chemie\tblood", "Chemie\tblod", "unknown specimen"),
      PlantedFault("headings", "urine\tstrip", "urine\tstick", "unknown method"),
      PlantedFault("headings", "Chemie\tblood", "URIN-STATUS\tblood", "stands twice"),
      PlantedFault("marks", "specimen\turine", "specimen\turin", "unknown kind or value"),
      PlantedFault("marks", "bracket end\tneutral", "middle\tneutral", "unknown place middle"),
      PlantedFault("qualitative", "word\tnegative", "word\tnegativ", "unknown finding"),
      PlantedFault("qualitative", "positive\t1", "positive\t9", "the grade is not 1 to 4"),
    ])
  func planted(fault: PlantedFault) throws {
    var texts = SoundSource.texts
    let sound = try #require(texts[fault.file])
    try #require(sound.contains(fault.from))
    texts[fault.file] = sound.replacingOccurrences(
      of: fault.from, with: fault.to, options: [], range: sound.range(of: fault.from))
    let faults = SourceCheck(DictionarySource(texts: texts)).faults
    #expect(faults.contains { $0.hasPrefix(fault.file) && $0.contains(fault.fault) }, "\(faults)")
  }

  @Test("check digits of known codes are right, and of their neighbours wrong")
  func checkDigits() {
    for code in ["2345-7", "718-7", "4548-4", "105273-7", "883-9"] { #expect(LOINCCheckDigit.isRight(code)) }
    for code in ["2345-6", "718-8", "2345", "x-1", "", "2345-77"] { #expect(!LOINCCheckDigit.isRight(code)) }
  }

  @Test("the committed source is sound, and the committed Swift tables are what it gives, byte for byte")
  func parity() throws {
    let source = try DictionarySource(folder: Self.root + "/Dictionary")
    #expect(SourceCheck(source).faults.isEmpty)
    for file in GeneratedTables(source).files {
      let committed = try String(contentsOfFile: Self.root + "/Sources/Dictionary/" + file.name, encoding: .utf8)
      #expect(committed == file.text, "\(file.name): run swift run GenerateDictionary")
    }
  }

  @Test("docs/dictionary.md quotes the counts of the committed source")
  func quotedCounts() throws {
    let source = try DictionarySource(folder: Self.root + "/Dictionary")
    let page = try String(contentsOfFile: Self.root + "/docs/dictionary.md", encoding: .utf8)
    #expect(page.contains(GeneratedTables(source).counts))
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}
