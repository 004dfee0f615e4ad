package import Report

/// What the dictionary says of a label with its unit.
package enum CodingAnswer: Sendable, Hashable {
  /// One code is right. `ucum` is the unit's code, `1` or the like for a number without a unit and empty for a word.
  case coded(Coding, ucum: String, certainty: LabelCertainty)
  /// No code is right; the candidates name what it might have been (`code display`), best first.
  case unmatched(UnmatchedReason, candidates: [String])
}

/// How near the printed label was to the entry it was matched with.
package enum LabelCertainty: String, Sendable, Hashable, Comparable, CaseIterable {
  /// The label stands in the dictionary, apart from case, umlauts and punctuation.
  case exact
  /// A mark (specimen, method, order code) was cut off first, and the entry found by what was left.
  case folded
  /// A likely misreading was repaired: doubt `label-uncertain` belongs to such a row.
  case repaired

  package static func < (left: LabelCertainty, right: LabelCertainty) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .exact: 0
    case .folded: 1
    case .repaired: 2
    }
  }
}
