/// Printed units and what they mean.
///
/// The list (`Dictionary/units.tsv`) answers first, then the grammar of compounds. Case decides before it is folded:
/// `G/l` is a count, `g/l` a mass.
package enum Units {
  /// The unit a printed text means, or `nil` when it is none that is known.
  package static func parse(_ printed: String) -> KnownUnit? {
    let normalised = UnitText.normalised(printed)
    guard !normalised.isEmpty else { return nil }
    return UnitTable.shared.unit(printedAs: normalised) ?? UnitGrammar.parse(normalised)
  }

  /// Whether a text has the form of a unit, also of one that is not in the list.
  package static func looksLikeUnit(_ text: String) -> Bool {
    parse(text) != nil || UnitGrammar.hasForm(UnitText.normalised(text))
  }

  /// The one unit that a text can have been before a recogniser mistook letters of it, or `nil`.
  ///
  /// At most three of the look-alikes `I l i 1 | ! /` are swapped, something else must stand in the text, and exactly
  /// one unit may result. A text that is a unit as it stands is never touched.
  package static func repaired(_ printed: String) -> KnownUnit? {
    guard parse(printed) == nil else { return nil }
    let characters = Array(printed)
    let places = characters.indices.filter { lookAlikes.contains(characters[$0]) }
    guard (1...3).contains(places.count), places.count < characters.count else { return nil }
    var found: Set<KnownUnit> = []
    var trials = [characters]
    for place in places {
      trials = trials.flatMap { trial in
        replacements.map { replacement in
          var changed = trial
          changed[place] = replacement
          return changed
        }
      }
    }
    for trial in trials {
      if let unit = parse(String(trial)) { found.insert(unit) }
    }
    return found.count == 1 ? found.first : nil
  }

  /// Every unit of the list, in the order of its UCUM code.
  package static var all: [KnownUnit] { UnitTable.shared.units }

  /// How many printed forms the list holds.
  package static var printedFormCount: Int { UnitTable.shared.printedFormCount }

  private static let lookAlikes: Set<Character> = ["I", "l", "i", "1", "|", "!", "/"]
  private static let replacements: [Character] = ["l", "/", "I", "i", "1"]
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

  /// Whether both stand for the same amount of the same quantity (`ng/mL` and `µg/L`, `10*3/uL` and `10*9/L`).
  package func isSameAmount(as other: KnownUnit) -> Bool {
    dimension == other.dimension && abs(factor - other.factor) <= 1e-6 * max(abs(factor), abs(other.factor))
  }
}
