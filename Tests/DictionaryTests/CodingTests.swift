import Dictionary
import Report
import Testing

/// A row as printed and the code it must get.
struct PrintedRow: Sendable, CustomTestStringConvertible {
  var label: String
  var unit: String
  var heading: String
  var code: String

  init(_ label: String, _ unit: String, _ code: String, under heading: String = "") {
    self.label = label
    self.unit = unit
    self.heading = heading
    self.code = code
  }

  var testDescription: String { "\(heading) \(label) \(unit) is \(code)" }
}

/// The code of an answer, or the reason why there is none.
func code(
  _ label: String, _ unit: String, under heading: String = "", result: ResultForm = .unknown,
  sheet: SheetKind = .laboratory
) -> String {
  let context = CodingContext(heading: heading, sheet: sheet, result: result)
  return switch Analytes.lookup(label: label, unit: unit, context: context) {
  case .coded(let coding, _, _): coding.code
  case .unmatched(let reason, _): reason.rawValue
  }
}

@Suite struct CodingTests {
  @Test(
    "the unit picks the code among those of one label",
    arguments: [
      PrintedRow("Glucose", "mg/dl", "2345-7"), PrintedRow("Glucose", "mmol/l", "14749-6"),
      PrintedRow("HbA1c", "%", "4548-4"), PrintedRow("HbA1c", "mmol/mol", "59261-8"),
      PrintedRow("HbA1c", "mmol/mol Hb", "59261-8"), PrintedRow("Lipoprotein(a)", "nmol/l", "43583-4"),
      PrintedRow("Lp(a)", "mg/dl", "10835-7"), PrintedRow("Kreatinin", "mg/dl", "2160-0"),
      PrintedRow("Kreatinin", "µmol/l", "14682-9"), PrintedRow("Neutrophile", "%", "770-8"),
      PrintedRow("Neutrophile", "G/l", "751-8"), PrintedRow("Neutrophile abs.", "/µl", "751-8"),
      PrintedRow("Calcium", "mmol/l", "2000-8"), PrintedRow("Calcium", "mg/dl", "17861-6"),
      PrintedRow("Calcium ionisiert", "mmol/l", "1995-0"), PrintedRow("Bilirubin gesamt", "mg/dl", "1975-2"),
      PrintedRow("Bilirubin gesamt", "µmol/l", "14631-6"), PrintedRow("Bilirubin direkt", "mg/dl", "1968-7"),
      PrintedRow("Bilirubin direkt", "µmol/l", "14629-0"), PrintedRow("PSA gesamt", "ng/ml", "2857-1"),
      PrintedRow("PSA frei", "µg/l", "10886-0"), PrintedRow("PSA-Quotient", "%", "12841-3"),
      PrintedRow("25-OH-Vitamin D", "ng/ml", "62292-8"), PrintedRow("25-OH-Vitamin D", "nmol/l", "68438-1"),
      PrintedRow("Cholesterin", "mg/dl", "2093-3"), PrintedRow("Cholesterin", "mmol/l", "14647-2"),
      PrintedRow("GOT (AST)", "U/l", "1920-8"), PrintedRow("ALAT", "µkat/l", "1742-6"),
      PrintedRow("Hämoglobin", "g/dl", "718-7"), PrintedRow("Hb", "mmol/l", "59260-0"),
      PrintedRow("Leukozyten", "Tsd./µl", "6690-2"), PrintedRow("Thrombozyten", "/nl", "777-3"),
      PrintedRow("Hämatokrit", "l/l", "4544-3"), PrintedRow("TSH basal", "mIE/l", "3016-3"),
      PrintedRow("TSH", "µU/ml", "3016-3"), PrintedRow("eGFR (CKD-EPI)", "ml/min/1,73 m²", "62238-1"),
      PrintedRow("Albumin", "%", "13980-8"), PrintedRow("Albumin", "g/l", "1751-7"),
      PrintedRow("D-Dimere", "mg/l FEU", "48065-7"), PrintedRow("Quick", "%", "5894-1"),
    ])
  func unitPicks(row: PrintedRow) {
    #expect(code(row.label, row.unit) == row.code)
  }

  @Test(
    "the specimen is part of the measurement, whether heading or label names it",
    arguments: [
      PrintedRow("Leukozyten", "/µl", "6690-2", under: "Kleines Blutbild"),
      PrintedRow("Leukozyten", "/µl", "30405-5", under: "Urin"),
      PrintedRow("Leukozyten", "/µl", "20408-1", under: "Urinstatus (Teststreifen)"),
      PrintedRow("Leukozyten", "", "5799-2", under: "Urinstatus (Teststreifen)"),
      PrintedRow("Leukozyten", "/GF", "5821-4", under: "Urinsediment"),
      PrintedRow("Kreatinin", "mg/dl", "2161-8", under: "Urin"),
      PrintedRow("Kreatinin [U]", "mg/dl", "2161-8", under: "Klinische Chemie"),
      PrintedRow("Kreatinin i. U.", "mmol/l", "14683-7"), PrintedRow("U-Natrium", "mmol/l", "2955-3"),
      PrintedRow("Natrium (SU)", "mmol/24h", "2956-1"),
      PrintedRow("Eiweiß", "mg/24h", "2889-4", under: "Sammelurin"),
      PrintedRow("Glucose", "mg/dl", "2342-4", under: "Liquor"),
      PrintedRow("Glucose im Liquor", "mmol/l", "14744-7"),
      PrintedRow("pH", "", "2744-1", under: "Blutgase arteriell"),
      PrintedRow("pCO2", "mmHg", "2021-4", under: "Blutgase venös"),
      PrintedRow("Kalium", "mmol/l", "6298-4", under: "Blutgase"), PrintedRow("pH", "", "2756-5", under: "Urin"),
    ])
  func specimenDecides(row: PrintedRow) {
    #expect(code(row.label, row.unit, under: row.heading) == row.code)
  }

  @Test(
    "a count by eye has its own code, marked in the label or the heading",
    arguments: [
      PrintedRow("Lymphozyten (mikr.Diff)", "%", "737-7"), PrintedRow("Neutrophile manuell", "/µl", "753-4"),
      PrintedRow("Eosinophile mikroskopisch", "%", "714-6"),
      PrintedRow("Basophile", "%", "707-0", under: "Manuelles Differentialblutbild"),
      PrintedRow("Basophile", "%", "706-2", under: "Differentialblutbild"),
    ])
  func methodDecides(row: PrintedRow) {
    #expect(code(row.label, row.unit, under: row.heading) == row.code)
  }

  @Test(
    "a mark that changes no code leaves the choice to the unit",
    arguments: [
      PrintedRow("Lymphozyten abs.", "/nl", "731-0"), PrintedRow("Lymphozyten abs.", "%", "736-9"),
      PrintedRow("Neutrophile %", "%", "770-8"), PrintedRow("Monozyten relativ", "%", "5905-5"),
    ])
  func neutralMarks(row: PrintedRow) {
    #expect(code(row.label, row.unit, under: row.heading) == row.code)
  }

  @Test(
    "a name is never taken for one that differs by a letter more or less",
    arguments: [
      PrintedRow("Kalzium", "mmol/l", "2000-8"), PrintedRow("Kalium", "mmol/l", "2823-3"),
      PrintedRow("Kaliumm", "mmol/l", "unknown-label"), PrintedRow("Kalzum", "mmol/l", "unknown-label"),
    ])
  func noFreeEdits(row: PrintedRow) {
    #expect(code(row.label, row.unit, under: row.heading) == row.code)
  }

  @Test(
    "a missing unit is never filled in",
    arguments: [
      "Glucose", "HbA1c", "Lp(a)", "Leukozyten", "Kreatinin", "Neutrophile", "Calcium", "Bilirubin gesamt",
      "Bilirubin direkt", "PSA gesamt", "PSA frei", "25-OH-Vitamin D", "Cholesterin", "Hämoglobin", "TSH",
    ])
  func unitMissing(label: String) {
    #expect(code(label, "") == "unit-missing")
    #expect(code(label, "", result: .number) == "unit-missing")
  }

  @Test(
    "a unit of another quantity gives no code",
    arguments: [
      ("Hämoglobin", "G/l"), ("Leukozyten", "g/l"), ("Kalium", "mg/dl"), ("GPT", "mmol/l"), ("Lp(a)", "%"),
      ("Glucose", "µmol/l"), ("Ferritin", "mg/dl"), ("HbA1c", "mmol/l"),
    ])
  func unitDoesNotFit(label: String, unit: String) {
    #expect(code(label, unit) == "unit-does-not-fit")
  }

  @Test("a text that is no unit is reported as unknown, not as missing")
  func unknownUnit() {
    #expect(code("Glucose", "mg/xy") == "unknown-unit")
  }

  @Test("a label of no entry is unknown, with any unit", arguments: ["Musterwert", "Seite 1 von 2", "", "Befund"])
  func unknownLabel(label: String) {
    #expect(code(label, "mg/dl") == "unknown-label")
    #expect(!Analytes.isKnownLabel(label))
  }

  @Test("a urine row is never coded as the blood test of its name")
  func urineOnly() {
    for label in ["Kalium", "Calcium", "Harnsäure", "Albumin", "Ferritin", "TSH", "GOT"] {
      for coding in Analytes.allCodings where coding.label == label && coding.specimen == .blood {
        #expect(code(label, coding.ucum, under: "Urin") != coding.coding.code)
      }
    }
  }

  @Test("an analyte the specimen has no entry for says so")
  func specimenNotSupported() {
    #expect(code("Ferritin", "ng/ml", under: "Urin") == "specimen-not-supported")
  }

  @Test("pH without a heading can be blood's or urine's and gets no code, but both are named")
  func ambiguous() {
    let answer = Analytes.lookup(label: "pH", unit: "", context: CodingContext())
    guard case .unmatched(.ambiguous, let candidates) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(candidates.contains { $0.hasPrefix("2756-5 ") })
    #expect(candidates.contains { $0.hasPrefix("11558-4 ") })
  }

  @Test("a quantity without a term has the reason no-code, not a near code")
  func noCode() {
    #expect(code("HOMA-Index", "") == "no-code")
    #expect(code("Viszeralfett", "kg") == "no-code")
    #expect(code("Viszeralfett", "cm2") == "73707-2")
  }

  @Test("results without a unit are those the dictionary lists: INR, ratios, findings in words")
  func withoutUnit() {
    #expect(code("INR", "", result: .number) == "6301-6")
    #expect(code("LDL/HDL-Quotient", "", result: .number) == "11054-4")
    #expect(code("Glucose", "", under: "Urinstatus", result: .word) == "25428-4")
    #expect(code("Glucose", "", under: "Urinstatus", result: .number) == "unit-missing")
    #expect(code("HBs-Antigen", "", under: "Serologie", result: .word) == "5196-1")
  }

  @Test("a code always stands with its display name and the unit as UCUM")
  func displayAndUnit() {
    let answer = Analytes.lookup(label: "Leukozyten", unit: "G/l", context: CodingContext())
    let coding = Coding(
      system: Coding.loinc, code: "6690-2", display: "Leukocytes [#/volume] in Blood by Automated count")
    #expect(answer == .coded(coding, ucum: "10*9/L", certainty: .exact))
  }
}
