internal import Dictionary
internal import Report

/// Finds what speaks against a row that was read (docs/sheets.md 1: the printed range and flag are the check).
struct RowDoubts {
  /// Below this the recogniser's confidence in a result is low.
  static let lowConfidence = 0.6

  let draft: RowDraft
  let row: Row
  let result: ResultText
  let format: NumberFormat
  /// Whether the page was recognised from pixels; a text layer raises no doubts of recognition.
  let isRecognised: Bool
  /// Whether the sheet prints flags at all, so that a missing one says something.
  let sheetHasFlags: Bool
  /// Whether a decimal mark is known to have been lost on this page; then every whole number of it may have had one.
  let pageLosesMarks: Bool

  /// All reasons, each once, in the order of ``Doubt``.
  var all: [Doubt] {
    var found = Set<Doubt>()
    if isNumberAmbiguous { found.insert(.numberFormat) }
    if let low = row.reference?.low, let high = row.reference?.high, low > high { found.insert(.rangeUncertain) }
    if contradictsFlag { found.insert(.flagMismatch) }
    if isRecognised { found.formUnion(recognitionDoubts) }
    return Doubt.allCases.filter(found.contains)
  }

  // MARK: Doubts of any page

  private var isNumberAmbiguous: Bool {
    guard let number = result.number, let other = number.other else {
      return isLeadingZeroLost || isSignUnclear
    }
    let isDecided = RangeSense.choice(number.number, other, range: row.reference) != nil
    if isDecided, ReferenceText.isCertain(draft.referencePrinted) { return false }
    if result.printed.contains(" ") { return !isDecided }
    // `1.020` without a unit is a density in a sheet that writes commas, too.
    return format.decimal == nil || format.isMixed || (row.unit.isEmpty && row.number?.fraction.isEmpty == true)
  }

  /// `07` lost its mark.
  private var isLeadingZeroLost: Bool {
    let digits = result.printed.filter(Typography.isDigit)
    guard row.number != nil, digits.count > 1, digits.first == "0" else { return false }
    return !result.printed.contains { NumberToken.marks.contains($0) }
  }

  private var isSignUnclear: Bool {
    guard let number = row.number, number.isNegative else { return false }
    if SignedResults.allows(row.label) { return false }
    return row.reference?.low?.isNegative != true
  }

  /// A printed flag that the range denies, or a result outside on a sheet that flags and did not.
  private var contradictsFlag: Bool {
    guard let number = row.number, row.comparator == nil, let range = row.reference else { return false }
    guard let place = RangeSense.place(of: number, in: range) else { return false }
    guard let flag = row.flag else {
      return isRecognised && sheetHasFlags && place != .inside && place != .onBound
    }
    if place == .onBound { return false }
    let direction = FlagText.direction(of: flag)
    switch place {
    case .inside: return true
    case .below: return direction > 0
    case .above: return direction < 0
    case .onBound: return false
    }
  }

  // MARK: Doubts of recognition

  private var recognitionDoubts: Set<Doubt> {
    var found = Set<Doubt>()
    let words = draft.value.flatMap(\.words)
    if row.otherReading != nil { found.insert(.passesDiffer) }
    let isNumeric = row.number != nil || words.contains { Typography.digitCount($0.text) > 0 }
    if isNumeric, words.contains(where: { !$0.isConfirmed }) { found.insert(.singlePass) }
    if words.contains(where: { $0.confidence < Self.lowConfidence }) { found.insert(.lowConfidence) }
    // Digits that make no number were misread.
    if row.number == nil, draft.value.contains(where: { $0.kind == .text && Typography.digitCount($0.text) > 0 }) {
      found.insert(.lowConfidence)
    }
    if hasLostMark { found.insert(.decimalMark) }
    if isRangeDisputed { found.insert(.rangeUncertain) }
    if isUnitDisputed { found.insert(.unitUncertain) }
    return found
  }

  /// A dropped decimal comma is invisible in the confidence; the range shows it by its size and by its own decimals.
  ///
  /// A whole number of several digits that no range can check is doubted, too.
  private var hasLostMark: Bool {
    guard let number = row.number else { return false }
    let couldHaveMark = number.fraction.isEmpty && number.whole.utf8.count > 1
    if pageLosesMarks, couldHaveMark { return true }
    guard let range = row.reference, let place = RangeSense.place(of: number, in: range) else { return couldHaveMark }
    let rangeHasDecimals = [range.low, range.high].contains { $0.map { !$0.fraction.isEmpty } ?? false }
    if couldHaveMark, rangeHasDecimals { return true }
    guard place == .below || place == .above else { return false }
    if RangeSense.isTenfoldAway(number, from: range) || (rangeHasDecimals && number.fraction.isEmpty) { return true }
    return couldHaveMark && RangeSense.fitsByTenth(number, range)
  }

  /// Whether another pass read other bounds; another cut or dash with the same digits is no dispute.
  private var isRangeDisputed: Bool {
    guard let range = row.reference else { return false }
    let words = draft.reference.joined().filter { $0.alternative != nil && Typography.digitCount($0.text) > 0 }
    guard !words.isEmpty else { return false }
    let other = draft.reference.joined().map { $0.alternative ?? $0.printed }.joined(separator: " ")
    let rival = ReferenceText.reference(other, unit: row.unit, format: format)
    if rival.low != nil || rival.high != nil { return rival.low != range.low || rival.high != range.high }
    return words.contains { ($0.alternative ?? "").filter(Typography.isDigit) != $0.text.filter(Typography.isDigit) }
  }

  /// A recogniser loses the micro sign or reads another prefix for it: where both units are of this analyte, a factor of a
  /// thousand or a million hangs on it (docs/sheets.md, 15).
  private var isMicroPossible: Bool {
    guard case .coded = row.end, let read = Units.parse(Typography.normalised(row.unit)) else { return false }
    return MicroMark.spellings(of: Typography.normalised(row.unit).squashed, includingLost: false).contains { micro in
      guard let unit = Units.parse(micro), !unit.isSameAmount(as: read) else { return false }
      let reading = UnitReading(printed: micro, known: micro, ucum: unit.ucum)
      let answer = RowCoding.code(
        label: Typography.normalised(row.label), unit: reading, heading: draft.heading, specimen: draft.specimen,
        sheet: .laboratory)
      if case .coded = answer.end { return true }
      return false
    }
  }

  /// A unit that is none the dictionary knows, or none of this analyte, on a page where letters are mistaken.
  private var isUnitUnknown: Bool {
    if !row.unit.isEmpty, Units.parse(Typography.normalised(row.unit)) == nil { return true }
    return row.end == .unmatched(.unitDoesNotFit)
  }

  private var isUnitDisputed: Bool {
    isMicroPossible || isUnitUnknown
      || draft.unit.contains { word in
        guard let other = word.alternative, let unit = Units.parse(Typography.normalised(other)) else { return false }
        return unit.ucum != row.ucum
      }
  }
}

/// Where a number stands to a printed range.
enum RangeSense {
  enum Place: Hashable {
    case below
    case inside
    case onBound
    case above
  }

  /// The place, or `nil` for a range without bounds or with bounds that cannot be.
  static func place(of number: ExactDecimal, in range: ReferenceRange) -> Place? {
    if range.low == nil, range.high == nil { return nil }
    if let low = range.low, let high = range.high, low > high { return nil }
    if let low = range.low {
      if number < low { return .below }
      if ExactDecimal.compare(number, low) == 0 { return .onBound }
    }
    if let high = range.high {
      if number > high { return .above }
      if ExactDecimal.compare(number, high) == 0 { return .onBound }
    }
    return .inside
  }

  /// Whether the number is ten times the upper bound or more, or a tenth of the lower or less.
  static func isTenfoldAway(_ number: ExactDecimal, from range: ReferenceRange) -> Bool {
    let value = number.approximate
    if let high = range.high?.approximate, high > 0, value >= high * 10 { return true }
    if let low = range.low?.approximate, low > 0, value >= 0, value <= low / 10 { return true }
    return false
  }

  /// Whether a number far above its range stands in or near it once the last digit is taken for a decimal.
  static func fitsByTenth(_ number: ExactDecimal, _ range: ReferenceRange) -> Bool {
    guard let high = range.high?.approximate, high > 0 else { return false }
    let value = number.approximate
    let low = range.low?.approximate ?? 0
    return value >= high * 3 && value / 10 >= low / 2
  }

  /// Which of two readings of one number the range speaks for; `nil` when it speaks for both or neither.
  static func choice(_ one: ExactDecimal, _ other: ExactDecimal, range: ReferenceRange?) -> ExactDecimal? {
    guard let range, range.low != nil || range.high != nil else { return nil }
    let fits = [one, other].filter { !isTenfoldAway($0, from: range) }
    return fits.count == 1 ? fits[0] : nil
  }
}

extension ExactDecimal {
  /// The quantity as a binary number, for orders of magnitude only; never stored or shown.
  var approximate: Double { Double(description) ?? 0 }
}
