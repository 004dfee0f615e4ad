package import Report

/// What stands around a label and takes part in choosing its code.
package struct CodingContext: Sendable, Hashable {
  /// The group heading the row stands under, as printed; empty when there is none.
  package var heading: String
  /// The specimen the sheet names for this row elsewhere; `nil` leaves it to label and heading.
  package var specimen: Specimen?
  package var sheet: SheetKind
  /// Whether the result is a number or a word, which decides where no unit is printed.
  package var result: ResultForm

  package init(
    heading: String = "", specimen: Specimen? = nil, sheet: SheetKind = .laboratory, result: ResultForm = .unknown
  ) {
    self.heading = heading
    self.specimen = specimen
    self.sheet = sheet
    self.result = result
  }
}

/// The form of a printed result: a stick's `neg.` without a unit is a finding, a bare `50` is a number whose unit is lost.
package enum ResultForm: String, Sendable, Hashable, CaseIterable {
  case unknown
  case number
  case word
}

/// The material a measurement is made in, as far as it changes the code.
package enum Specimen: String, Sendable, Hashable, CaseIterable {
  /// Serum, plasma or whole blood: sheets rarely say which, and the analyte decides.
  case blood
  case arterialBlood = "arterial-blood"
  case venousBlood = "venous-blood"
  case capillaryBlood = "capillary-blood"
  /// A spot sample of urine.
  case urine
  /// Urine collected over a day.
  case urineDay = "urine-24h"
  case stool
  case cerebrospinalFluid = "csf"
  case saliva
  case semen
  case synovialFluid = "synovial-fluid"
  case pleuralFluid = "pleural-fluid"
  case ascites
  case dialysate
  case sweat
  /// A swab, smear or tissue.
  case swab
  /// The person: blood pressure, weight, an ECG.
  case patient
}
