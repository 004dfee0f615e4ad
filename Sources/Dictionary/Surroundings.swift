import Report

/// What label, heading and sheet together say of the material and the method of a row.
struct Surroundings: Sendable {
  /// `nil` when nothing names a material.
  var specimen: Specimen?
  var method: MeasuringMethod?
  var sheet: SheetKind

  init(specimen: Specimen?, method: MeasuringMethod?, sheet: SheetKind) {
    self.specimen = specimen
    self.method = method
    self.sheet = sheet
  }

  /// A mark in the label is nearest to the value and wins; then what the sheet says; then the heading.
  init(label: LabelResolution, context: CodingContext) {
    let heading = context.heading.isEmpty ? nil : Headings.meaning(of: context.heading)
    specimen = Self.narrower(label.specimen ?? context.specimen, heading?.specimen) ?? heading?.specimen
    method = label.method ?? heading?.method
    sheet = context.sheet
  }

  /// A heading of collected urine narrows a label's plain `[U]`, and one of arterial blood a plain `blood`.
  private static func narrower(_ named: Specimen?, _ heading: Specimen?) -> Specimen? {
    switch (named, heading) {
    case (.urine, .urineDay): .urineDay
    case (.blood, .arterialBlood), (.blood, .venousBlood), (.blood, .capillaryBlood): heading
    default: named
    }
  }

  /// Whether an entry's need is met; an entry without one needs nothing.
  func meets(_ need: String) -> Bool {
    switch need {
    case "": true
    case "whole": specimen == .arterialBlood || specimen == .venousBlood || specimen == .capillaryBlood || isWholeBlood
    case "sediment": method == .sediment
    default: need == method?.rawValue || need == sheet.rawValue
    }
  }

  private var isWholeBlood: Bool { method == .bloodGas }

  /// Whether the way an entry's analyte is counted agrees with the way the sheet names.
  func agrees(with counted: EntryMethod) -> Bool {
    switch method {
    case .manual: counted != .automated
    case .automated: counted != .manual
    default: true
    }
  }
}
