package import Report

/// Labels as sheets print them, and the code that a label means together with its unit.
package enum Analytes {
  /// The code that label and unit mean in a context.
  ///
  /// The unit decides, and a missing one is never filled in; the specimen is part of the measurement, so a row under a
  /// urine heading only ever gets a urine code. Where more than one code is right there is none, and the candidates say
  /// which they were.
  package static func lookup(label: String, unit: String, context: CodingContext) -> CodingAnswer {
    let printed = Units.parse(unit)
    let isUnitMissing = UnitText.normalised(unit).isEmpty
    guard
      let found = resolver.resolve(label, unitMayStandInLabel: isUnitMissing, repairing: true)
    else { return .unmatched(.unknownLabel, candidates: []) }

    let surroundings = Surroundings(label: found, context: context)
    let choice = EntryChoice(
      entries: found.entries.map { table.entries[$0] }, surroundings: surroundings,
      unit: printed ?? (isUnitMissing ? found.unit : nil), isUnitUnknown: printed == nil && !isUnitMissing,
      result: context.result)
    return choice.answer(certainty: found.certainty)
  }

  /// Whether a label is in the dictionary in any context and with any unit, also with marks at its edges.
  package static func isKnownLabel(_ label: String) -> Bool {
    resolver.resolve(label, unitMayStandInLabel: true, repairing: false) != nil
  }

  /// Every coding of the dictionary: each label with each unit it is defined for, and the code that means.
  package static var allCodings: [LabelledCoding] {
    table.labels.flatMap { label in
      label.entries.map { table.entries[$0] }.filter { $0.code != "-" }.flatMap { entry in
        let coding = Coding(system: Coding.loinc, code: entry.code, display: entry.display)
        let units = entry.units.map(\.ucum) + (entry.allowsNoUnit ? [""] : [])
        return units.map {
          LabelledCoding(label: label.label, ucum: $0, specimen: entry.specimen, need: entry.need, coding: coding)
        }
      }
    }
  }

  private static let table = AnalyteTable.shared
  private static let resolver = LabelResolver(table: .shared)
}

/// One coding of the dictionary, as `vault reference --all` lists it.
package struct LabelledCoding: Sendable, Hashable {
  package var label: String
  /// Empty where the coding is for a result without a unit.
  package var ucum: String
  package var specimen: Specimen
  /// The context it asks for (`manual`, `strip`, a sheet kind); empty when it asks for none.
  package var need: String
  package var coding: Coding

  package init(label: String, ucum: String, specimen: Specimen, need: String, coding: Coding) {
    self.label = label
    self.ucum = ucum
    self.specimen = specimen
    self.need = need
    self.coding = coding
  }
}
