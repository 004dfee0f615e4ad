/// Printed units and what they mean.
package enum Units {
  /// The unit a printed text means, or `nil` when it is none that is known.
  package static func parse(_ printed: String) -> KnownUnit? {
    switch printed {
    case "mg/dl", "mg/dL": KnownUnit(ucum: "mg/dL", dimension: "mass/volume", factor: 1e-2)
    case "mmol/l", "mmol/L": KnownUnit(ucum: "mmol/L", dimension: "amount/volume", factor: 1e-3)
    case "G/l": KnownUnit(ucum: "10*9/L", dimension: "1/volume", factor: 1e9)
    case "g/dl", "g/dL": KnownUnit(ucum: "g/dL", dimension: "mass/volume", factor: 10)
    case "%": KnownUnit(ucum: "%", dimension: "fraction", factor: 0.01)
    default: nil
    }
  }

  /// Whether a text has the form of a unit, also of one that is not in the list.
  package static func looksLikeUnit(_ text: String) -> Bool {
    parse(text) != nil
  }
}

/// A unit that is known: its UCUM code and what it measures.
package struct KnownUnit: Sendable, Hashable {
  package var ucum: String
  /// The kind of quantity, numerator and denominator apart: `mass/volume`, `amount/amount`, `fraction`.
  package var dimension: String
  /// How many base units (g, mol, L, s, m, Pa, J, U, 1) it is: for comparing units of one dimension.
  package var factor: Double

  package init(ucum: String, dimension: String, factor: Double) {
    self.ucum = ucum
    self.dimension = dimension
    self.factor = factor
  }
}
