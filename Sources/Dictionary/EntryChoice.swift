import Report

/// Chooses among the entries of one label: by specimen, then by method and sheet, then by unit.
struct EntryChoice: Sendable {
  var entries: [AnalyteEntry]
  var surroundings: Surroundings
  var unit: KnownUnit?
  /// Something stands in the unit's place and is no known unit.
  var isUnitUnknown: Bool
  var result: ResultForm

  func answer(certainty: LabelCertainty) -> CodingAnswer {
    let reachable = entries.filter { surroundings.meets($0.need) && surroundings.agrees(with: $0.method) }
    let groups = specimenGroups(reachable)
    guard let first = groups.first, !first.isEmpty else {
      return .unmatched(.specimenNotSupported, candidates: entries.map(\.name))
    }
    if isUnitUnknown { return .unmatched(.unknownUnit, candidates: first.map(\.name)) }
    for group in groups {
      let fitting = preferringMetNeeds(fittingUnit(group))
      if !fitting.isEmpty { return coded(fitting, certainty: certainty) }
    }
    return .unmatched(unit == nil ? .unitMissing : .unitDoesNotFit, candidates: first.map(\.name))
  }

  /// The entries of the right material; a second group is asked only where the first has no entry for the unit.
  private func specimenGroups(_ all: [AnalyteEntry]) -> [[AnalyteEntry]] {
    func of(_ specimen: Specimen) -> [AnalyteEntry] { all.filter { $0.specimen == specimen } }
    // A clearance, a pressure, a weight: what is measured of the person stands under any heading.
    if !all.isEmpty, all.allSatisfy({ $0.specimen == .patient }) { return [all] }
    switch surroundings.specimen {
    case nil: return unnamedMaterial(all)
    case .blood where surroundings.method == .bloodGas:
      return [all.filter { $0.specimen == .blood && $0.system.hasPrefix("Bld") }]
    case .blood: return [of(.blood)]
    case .urine:
      let rate = unit.map { isRate($0) } ?? false
      return rate ? [of(.urineDay)] : [of(.urine)]
    case .arterialBlood?, .capillaryBlood?:
      let exact = all.filter { $0.specimen == surroundings.specimen }
      return [exact, all.filter { $0.specimen == .blood && $0.system == "Bld" }].filter { !$0.isEmpty }
    case .venousBlood: return [of(.venousBlood), of(.blood)].filter { !$0.isEmpty }
    case .some(let named): return [of(named)]
    }
  }

  /// Without a named material blood is meant where the label exists in blood; a unit that only a collected urine or a
  /// ratio to creatinine has may still decide otherwise.
  private func unnamedMaterial(_ all: [AnalyteEntry]) -> [[AnalyteEntry]] {
    let usual = all.filter { $0.specimen == .blood || $0.specimen == .patient }
    guard !usual.isEmpty else { return [all] }
    guard let unit, unit.dimension != "ph" else {
      // `pH` without a heading can be blood's or urine's: nothing but the material would decide.
      let open = all.filter { $0.allowsNoUnit && !$0.isWord }
      return Set(open.map(\.specimen)).count > 1 ? [open] : [usual]
    }
    guard !isPlainConcentration(unit) else { return [usual] }
    return [usual, all.filter { $0.specimen == .urine || $0.specimen == .urineDay }]
  }

  private func isRate(_ unit: KnownUnit) -> Bool {
    unit.dimension.hasSuffix("/time") && unit.factor < 1e-3 && unit.ucum.hasSuffix("(24.h)")
      || unit.ucum.hasSuffix("/d")
  }

  private func isPlainConcentration(_ unit: KnownUnit) -> Bool {
    unit.dimension.hasSuffix("/volume")
  }

  private func fittingUnit(_ group: [AnalyteEntry]) -> [AnalyteEntry] {
    guard let unit else { return fittingNoUnit(group) }
    return group.filter { $0.takes(unit) }
  }

  /// A missing unit is never filled in: only entries whose results have none are left, and a finding in words is taken
  /// where a quantity of the same name exists only if the result is a word or the sheet names the strip.
  private func fittingNoUnit(_ group: [AnalyteEntry]) -> [AnalyteEntry] {
    let open = group.filter(\.allowsNoUnit)
    switch result {
    case .number: return open.filter { !$0.isWord }
    case .word:
      let words = open.filter(\.isWord)
      return words.isEmpty ? open : words
    case .unknown:
      let numbers = open.filter { !$0.isWord }
      if !numbers.isEmpty { return numbers }
      let wouldDecide = group.contains { !$0.allowsNoUnit }
      return wouldDecide ? open.filter { !$0.need.isEmpty } : open
    }
  }

  private func preferringMetNeeds(_ group: [AnalyteEntry]) -> [AnalyteEntry] {
    let special = group.filter { !$0.need.isEmpty }
    return special.isEmpty ? group : special
  }

  private func coded(_ fitting: [AnalyteEntry], certainty: LabelCertainty) -> CodingAnswer {
    guard let entry = fitting.first, fitting.allSatisfy({ $0.code == entry.code }) else {
      return .unmatched(.ambiguous, candidates: fitting.map(\.name))
    }
    guard entry.code != "-" else { return .unmatched(.noCode, candidates: [entry.display]) }
    let coding = Coding(system: Coding.loinc, code: entry.code, display: entry.display)
    return .coded(coding, ucum: unit?.ucum ?? entry.unprintedUnit, certainty: certainty)
  }
}
