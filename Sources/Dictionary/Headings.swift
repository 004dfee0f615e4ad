/// Group headings of a sheet and the specimen they imply (`Dictionary/headings.tsv`).
package enum Headings {
  /// What a line means as a group heading, or `nil` when it is none that is known.
  ///
  /// A trailing colon, numbering and spacing are forgiven; a line with more words than the heading is none.
  package static func meaning(of line: String) -> HeadingMeaning? {
    table[LabelKey.exact(line)]
  }

  private static let table: [String: HeadingMeaning] = {
    var table: [String: HeadingMeaning] = [:]
    for row in TableText.rows(GeneratedHeadings.rows, columns: 3) {
      table[row[0]] = HeadingMeaning(
        specimen: Specimen(rawValue: row[1]), method: MeasuringMethod(rawValue: row[2]))
    }
    return table
  }()
}

/// What a group heading says of the rows under it.
package struct HeadingMeaning: Sendable, Hashable {
  /// `nil` when the heading names a group but no material (`Sonstiges`).
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
  /// Parts of a protein electrophoresis.
  case electrophoresis
  /// A blood gas analyser: whole blood, also for the electrolytes on its slip.
  case bloodGas = "blood-gas"
}
