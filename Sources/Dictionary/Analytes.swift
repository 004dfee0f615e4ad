import Report

/// Labels as sheets print them, and the code that a label means together with its unit.
package enum Analytes {
  /// The code that label and unit mean in a context; the unit decides, and a missing one is never filled in.
  package static func lookup(label: String, unit: String, context: CodingContext) -> CodingAnswer {
    guard let known = codings.first(where: { $0.label == label }) else { return .unmatched(.unknownLabel, candidates: []) }
    guard let printed = Units.parse(unit) else {
      return .unmatched(unit.isEmpty ? .unitMissing : .unknownUnit, candidates: ["\(known.code) \(known.display)"])
    }
    guard printed.ucum == known.ucum else {
      return .unmatched(.unitDoesNotFit, candidates: ["\(known.code) \(known.display)"])
    }
    let coding = Coding(system: Coding.loinc, code: known.code, display: known.display)
    return .coded(coding, ucum: printed.ucum, certainty: .exact)
  }

  /// Whether a label is in the dictionary in any context and with any unit.
  package static func isKnownLabel(_ label: String) -> Bool {
    codings.contains { $0.label == label }
  }

  private static let codings: [(label: String, ucum: String, code: String, display: String)] = [
    ("Glucose", "mg/dL", "2345-7", "Glucose [Mass/volume] in Serum or Plasma"),
    ("Kalium", "mmol/L", "2823-3", "Potassium [Moles/volume] in Serum or Plasma"),
    ("Leukozyten", "10*9/L", "6690-2", "Leukocytes [#/volume] in Blood by Automated count"),
    ("Hämoglobin", "g/dL", "718-7", "Hemoglobin [Mass/volume] in Blood"),
  ]
}
