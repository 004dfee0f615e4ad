/// One row of a sheet that looks like a measurement, with the one of three ends it came to.
package struct Row: Sendable, Hashable {
  /// The page it stands on, 1 for the first.
  package var page: Int
  /// Label, value and unit as printed; empty when the sheet printed none.
  package var label: String
  package var value: String
  package var unit: String
  /// The number with its printed digits; `nil` for text results and unread values.
  package var number: ExactDecimal?
  package var comparator: Comparator?
  /// The UCUM code of the printed unit; `nil` when it is not known.
  package var ucum: String?
  package var reference: ReferenceRange?
  package var flag: Flag?
  package var end: RowEnd
  package var provenance: Provenance
  /// Label to range, in points from the page's top left, as displayed.
  package var box: Box
  /// The least confidence of the words the row was made of, 0 to 1.
  package var confidence: Double
  /// Why the row should be looked at before it is believed; empty when there is no reason.
  package var doubt: [Doubt]
  /// The group heading the row stands under, as printed; empty when there is none.
  package var heading: String
  /// The other reading of the value where two passes differ, as read; `nil` when they agree.
  package var otherReading: String?

  package init(
    page: Int, label: String, value: String, unit: String, number: ExactDecimal? = nil, comparator: Comparator? = nil,
    ucum: String? = nil, reference: ReferenceRange? = nil, flag: Flag? = nil, end: RowEnd, provenance: Provenance,
    box: Box, confidence: Double = 1, doubt: [Doubt] = [], heading: String = "", otherReading: String? = nil
  ) {
    self.page = page
    self.label = label
    self.value = value
    self.unit = unit
    self.number = number
    self.comparator = comparator
    self.ucum = ucum
    self.reference = reference
    self.flag = flag
    self.end = end
    self.provenance = provenance
    self.box = box
    self.confidence = confidence
    self.doubt = doubt
    self.heading = heading
    self.otherReading = otherReading
  }
}

/// The three ends of a row that looks like a measurement (docs/decisions/003): there is no fourth.
package enum RowEnd: Sendable, Hashable {
  /// Label and unit picked one code.
  case coded(Coding)
  /// Read, but no code is right.
  case unmatched(UnmatchedReason)
  /// Not read well enough to be a row; the reason says why.
  case unread(String)

  /// The word that JSON and people see: `coded`, `unmatched` or `unread`.
  package var className: String {
    switch self {
    case .coded: "coded"
    case .unmatched: "unmatched"
    case .unread: "unread"
    }
  }
}

/// A code with its system and the one display name that must travel with it (LOINC licence).
package struct Coding: Sendable, Hashable {
  package static let loinc = "http://loinc.org"
  package static let ncbiTaxonomy = "http://www.ncbi.nlm.nih.gov/taxonomy"

  package var system: String
  package var code: String
  package var display: String

  package init(system: String, code: String, display: String) {
    self.system = system
    self.code = code
    self.display = display
  }
}

/// Why a row that was read has no code; the raw value is what JSON and scripts see.
package enum UnmatchedReason: String, Sendable, Hashable, CaseIterable {
  /// The quantity is known and no term exists for it.
  case noCode = "no-code"
  /// The label is in no entry of the dictionary.
  case unknownLabel = "unknown-label"
  /// No unit is printed and it would decide.
  case unitMissing = "unit-missing"
  /// What stands in the unit's place is no unit that is known.
  case unknownUnit = "unknown-unit"
  /// The unit belongs to another quantity.
  case unitDoesNotFit = "unit-does-not-fit"
  /// More than one code fits label, unit and context.
  case ambiguous = "ambiguous"
  /// The specimen or method has no entry.
  case specimenNotSupported = "specimen-not-supported"
}

/// FHIR's comparators.
package enum Comparator: String, Sendable, Hashable {
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}

/// The laboratory's flag, reduced to the signs that the fixed JSON knows.
package enum Flag: String, Sendable, Hashable {
  case high = "H"
  case low = "L"
  case veryHigh = "HH"
  case veryLow = "LL"
  /// Marked as outside without a direction (`*`, `!`).
  case marked = "A"
}

/// The range as printed beside a value, and its bounds where they are plainly numbers.
package struct ReferenceRange: Sendable, Hashable {
  /// Always as printed, also when no number could be read from it.
  package var text: String
  package var low: ExactDecimal?
  package var high: ExactDecimal?

  package init(text: String, low: ExactDecimal? = nil, high: ExactDecimal? = nil) {
    self.text = text
    self.low = low
    self.high = high
  }
}

/// Reasons to look at a row before it is believed; the raw value is what JSON and scripts see.
package enum Doubt: String, Sendable, Hashable, CaseIterable {
  /// Two passes read the value differently.
  case passesDiffer = "passes-differ"
  /// Only one pass saw the value.
  case singlePass = "single-pass"
  /// The recogniser's confidence is low.
  case lowConfidence = "low-confidence"
  /// The printed flag and the printed range do not say the same of the value.
  case flagMismatch = "flag-mismatch"
  /// The value is so far from its range that a lost decimal mark is likely.
  case decimalMark = "decimal-mark"
  /// The number can be read in two ways (`1.000`).
  case numberFormat = "number-format"
  /// The unit was repaired or read differently by the passes.
  case unitUncertain = "unit-uncertain"
  /// The label was matched only after repair or read differently by the passes.
  case labelUncertain = "label-uncertain"
  /// The range was read differently by the passes or is not plausible (low above high).
  case rangeUncertain = "range-uncertain"
  /// Text layer and pixels differ.
  case textDiffersFromPixels = "text-differs-from-pixels"
}
