internal import Dictionary
internal import Report

/// Asks the dictionary for a row's code, with the label as printed first and without its marks after (docs/sheets.md, section 4).
enum RowCoding {
  struct Answer: Hashable {
    var end: RowEnd
    var ucum: String?
    /// Whether the label was found only after a misreading in it was repaired.
    var isLabelRepaired = false
  }

  static func code(label: String, unit: UnitReading, heading: String, specimen: Specimen?, sheet: SheetKind) -> Answer {
    let context = CodingContext(heading: heading, specimen: specimen, sheet: sheet)
    for form in LabelForms.forms(of: label, unit: unit.printed) {
      switch Analytes.lookup(label: form, unit: unit.known, context: context) {
      case .coded(let coding, let ucum, let certainty):
        return Answer(
          end: .coded(coding), ucum: ucum.isEmpty ? unit.ucum : ucum, isLabelRepaired: certainty == .repaired)
      case .unmatched(.unknownLabel, _): continue
      case .unmatched(let reason, _):
        // The fuller label's refusal stands: what would be cut off may be what makes it another quantity.
        return Answer(end: .unmatched(reason), ucum: unit.ucum)
      }
    }
    return Answer(end: .unmatched(.unknownLabel), ucum: unit.ucum)
  }
}
