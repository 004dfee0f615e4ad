/// The entries a printed label leads to, and what its marks said on the way.
struct LabelResolution: Sendable {
  var entries: [Int]
  var specimen: Specimen?
  var method: MeasuringMethod?
  /// A unit that stood in the label (`HbA1c mmol/mol Hb`), used only where no unit is printed in its own place.
  var unit: KnownUnit?
  var certainty: LabelCertainty
}

/// Finds the entries of a label: whole, then without marks at its end, then without what stands in front, then repaired.
///
/// Each step asks the dictionary before the next one is tried, so `Protein S` is never read as a protein in serum.
struct LabelResolver: Sendable {
  let table: AnalyteTable

  func resolve(_ label: String, unitMayStandInLabel: Bool, repairing: Bool) -> LabelResolution? {
    if let entries = table.entries(of: label) {
      return LabelResolution(entries: entries, certainty: .exact)
    }
    if unitMayStandInLabel, let found = withUnitInLabel(label, repairing: false) { return found }
    if let found = withoutMarks(label) { return found }
    if let found = withoutFront(label) { return found }
    if let found = withSecondName(label) { return found }
    guard repairing, let entries = NearLabels.shared.entries(near: label) else { return nil }
    return LabelResolution(entries: entries, certainty: .repaired)
  }

  /// `Hämatokrit (%)`, `HbA1c mmol/mol Hb`: the last word or words are the unit.
  private func withUnitInLabel(_ label: String, repairing: Bool) -> LabelResolution? {
    for cut in LabelCuts.endings(of: label) {
      guard let unit = Units.parse(cut.removed), !cut.removed.isEmpty else { continue }
      let found = resolve(cut.rest, unitMayStandInLabel: false, repairing: repairing)
      guard var found else { continue }
      found.unit = unit
      return found
    }
    return nil
  }

  private func withoutMarks(_ label: String) -> LabelResolution? {
    var rest = label
    var found = LabelResolution(entries: [], certainty: .folded)
    for _ in 0..<4 {
      guard let (mark, shorter) = LabelMarks.markAtEnd(of: rest) else { break }
      found.apply(mark)
      rest = shorter
      if let entries = table.entries(of: rest) {
        found.entries = entries
        return found
      }
    }
    guard let (mark, shorter) = LabelMarks.markInFront(of: rest) else { return nil }
    found.apply(mark)
    guard let inner = resolveEnds(shorter) else { return nil }
    found.entries = inner.entries
    found.specimen = found.specimen ?? inner.specimen
    found.method = found.method ?? inner.method
    return found
  }

  private func resolveEnds(_ label: String) -> LabelResolution? {
    if let entries = table.entries(of: label) { return LabelResolution(entries: entries, certainty: .folded) }
    var rest = label
    var found = LabelResolution(entries: [], certainty: .folded)
    for _ in 0..<4 {
      guard let (mark, shorter) = LabelMarks.markAtEnd(of: rest) else { return nil }
      found.apply(mark)
      rest = shorter
      if let entries = table.entries(of: rest) {
        found.entries = entries
        return found
      }
    }
    return nil
  }

  /// Drops a short order code in front: a number, or what abbreviates the name it stands before (`GLUC Glucose`).
  ///
  /// Nothing else is dropped: `HDL Cholesterin` is not cholesterol, `MIC Gentamicin` no concentration in serum.
  private func withoutFront(_ label: String) -> LabelResolution? {
    guard let space = label.firstIndex(of: " ") else { return nil }
    let code = String(label[..<space])
    let rest = label[label.index(after: space)...]
    guard (1...6).contains(code.count), let found = resolveEnds(String(rest)) else { return nil }
    if let named = table.entries(of: code) { return Set(named) == Set(found.entries) ? found : nil }
    let isNumber = code.count >= 3 && code.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber || Self.abbreviates(code, rest) ? found : nil
  }

  /// Whether the letters of a code stand in the name in the same order, the first of each being the same.
  private static func abbreviates(_ code: String, _ name: Substring) -> Bool {
    let short = LabelKey.exact(code)
    let long = LabelKey.exact(String(name))
    guard short.utf8.count >= 2, short.first == long.first else { return false }
    var rest = short.utf8[...]
    for byte in long.utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// `Glutamat-Pyruvat-Transaminase (GPT)`: both names are known and mean the same.
  private func withSecondName(_ label: String) -> LabelResolution? {
    for cut in LabelCuts.endings(of: label) where cut.isBracket {
      guard let first = resolveEnds(cut.rest), let second = resolveEnds(cut.removed) else { continue }
      let shared = Set(first.entries).intersection(second.entries)
      guard !shared.isEmpty, first.specimen == second.specimen || second.specimen == nil else { continue }
      return LabelResolution(
        entries: shared.sorted(), specimen: first.specimen, method: first.method, certainty: .folded)
    }
    return nil
  }
}

extension LabelResolution {
  fileprivate mutating func apply(_ mark: LabelMark) {
    switch mark {
    case .specimen(let named): specimen = specimen ?? named
    case .method(let named): method = method ?? named
    case .neutral: break
    }
  }
}
