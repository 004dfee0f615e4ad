/// Group headings of a sheet and the specimen they imply.
package enum Headings {
  /// What a line means as a group heading, or `nil` when it is none that is known.
  package static func meaning(of line: String) -> HeadingMeaning? {
    switch line {
    case "Klinische Chemie", "Hämatologie", "Blutbild": HeadingMeaning(specimen: .blood)
    case "Urinstatus", "Urin": HeadingMeaning(specimen: .urine)
    default: nil
    }
  }
}

/// What a group heading says of the rows under it.
package struct HeadingMeaning: Sendable, Hashable {
  /// `nil` when the heading names a group but no material (Hormone, Tumormarker are blood; Sonstiges is not).
  package var specimen: Specimen?
  /// How the rows under it were measured, where that decides a code.
  package var method: MeasuringMethod?

  package init(specimen: Specimen? = nil, method: MeasuringMethod? = nil) {
    self.specimen = specimen
    self.method = method
  }
}

/// Methods that are part of a measurement's identity.
package enum MeasuringMethod: String, Sendable, Hashable, CaseIterable {
  /// Counted by eye under a microscope.
  case manual
  case automated
  /// A urine test strip.
  case strip
  /// The sediment of centrifuged urine, seen under a microscope.
  case sediment
  /// Parts of a serum electrophoresis.
  case electrophoresis
}
