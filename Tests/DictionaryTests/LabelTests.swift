import Dictionary
import Report
import Testing

@Suite struct LabelTests {
  @Test(
    "the exact key forgives case, umlaut spelling, hyphens, brackets and spaces",
    arguments: [
      ("Lp(a)", "LP a"), ("Hämatokrit", "HAEMATOKRIT"), ("γ-GT", "Gamma GT"), ("25-OH-Vitamin D", "25 OH Vitamin-D"),
      ("Eiweiß", "Eiweiss"), ("CA 15-3", "CA15-3"), ("pCO₂", "pCO2"), ("Kreatinin (Jaffé)", "Kreatinin, Jaffe"),
      ("Ha\u{308}moglobin", "Hämoglobin"),
    ])
  func exactKey(one: String, other: String) {
    #expect(LabelKey.exact(one) == LabelKey.exact(other))
  }

  @Test(
    "the loose key forgives what recognisers confuse",
    arguments: [
      ("Hämoglobin", "Hamoglobin"), ("Harnsäure", "Hamsaure"), ("Кalium", "Kalium"), ("γ-GT", "y-GT"),
      ("α-Amylase", "a-Amylase"), ("Calcium", "Kalzium"),
    ])
  func looseKey(printed: String, read: String) {
    #expect(LabelKey.loose(printed) == LabelKey.loose(read))
  }

  @Test(
    "what makes another quantity stays another key",
    arguments: [
      ("CA 15-3", "CA 19-9"), ("Neutrophile %", "Neutrophile"), ("LDL/HDL", "HDL/LDL"), ("Vitamin B1", "Vitamin B12"),
      ("T3", "T4"), ("IgG1", "IgG2"),
    ])
  func differentKeys(one: String, other: String) {
    #expect(LabelKey.exact(one) != LabelKey.exact(other))
    #expect(LabelKey.loose(one) != LabelKey.loose(other))
  }

  @Test(
    "a mark at the end, a method or an order code is cut off only when the whole label is unknown",
    arguments: [
      PrintedRow("Kalium (HP)", "mmol/l", "2823-3"), PrintedRow("GOT (37°C)", "U/l", "1920-8"),
      PrintedRow("Kreatinin i. S.", "mg/dl", "2160-0"), PrintedRow("4711 Natrium", "mmol/l", "2951-2"),
      PrintedRow("KREA Kreatinin", "mg/dl", "2160-0"), PrintedRow("GLUC Glucose", "mg/dl", "2345-7"),
      PrintedRow("TSH Gen. 3", "mU/l", "3016-3"), PrintedRow("Protein S", "%", "27822-6"),
      PrintedRow("HDL Cholesterin", "mg/dl", "2085-9"), PrintedRow("Alanin-Aminotransferase (ALT)", "U/l", "1742-6"),
      PrintedRow("Hämatokrit (%)", "", "4544-3"), PrintedRow("HbA1c mmol/mol Hb", "", "59261-8"),
    ])
  func marks(row: PrintedRow) {
    #expect(code(row.label, row.unit) == row.code)
  }

  @Test(
    "what stands in front is dropped only when it is a number or abbreviates the name",
    arguments: [("TSH Glucose", "mg/dl"), ("MIC Gentamicin", "mg/l"), ("UPE Albumin", "%"), ("CD21 B-Zellen", "%")])
  func frontNamesAnother(label: String, unit: String) {
    #expect(code(label, unit) == "unknown-label")
  }

  @Test("certainty says how the label was found")
  func certainty() {
    func certainty(_ label: String, _ unit: String) -> LabelCertainty? {
      guard case .coded(_, _, let certainty) = Analytes.lookup(label: label, unit: unit, context: CodingContext())
      else { return nil }
      return certainty
    }
    #expect(certainty("Kalium", "mmol/l") == .exact)
    #expect(certainty("Kalium (HP)", "mmol/l") == .folded)
    #expect(certainty("Hamoglobin", "g/dl") == .exact)
    #expect(certainty("Trigiyceride", "mg/dl") == .repaired)
  }

  @Test(
    "one quantity is never read as its neighbour",
    arguments: [
      ("CA 15-9", "U/ml"), ("Vitamin B13", "pg/ml"), ("IgH", "g/l"), ("Faktor VI", "%"), ("Immunglobulin B", "g/l"),
    ])
  func neverANeighbour(label: String, unit: String) {
    #expect(code(label, unit) == "unknown-label")
  }

  @Test("every label of the table is found by its own printed form")
  func everyLabelIsFound() {
    for label in Set(Analytes.allCodings.map(\.label)) {
      #expect(Analytes.isKnownLabel(label), "\(label)")
    }
  }
}
