internal import Dictionary
internal import Report

/// Makes rows of drafts: numbers by the document's format, range, unit, code, doubts.
struct RowReader {
  let format: NumberFormat
  let sheetHasFlags: Bool
  let sheet: SheetKind
  /// What each page's rows may claim.
  let provenance: [Int: Provenance]
  /// Pages on which the passes differ by a decimal mark alone.
  let pagesLosingMarks: Set<Int>

  init(drafts: [RowDraft], sheet: SheetKind, provenance: [Int: Provenance]) {
    format = NumberFormat.voted(by: drafts.flatMap(Self.bodies))
    sheetHasFlags = drafts.contains {
      $0.flag != nil || $0.value.contains { !(NumberToken($0.text)?.suffix ?? "").isEmpty }
    }
    self.sheet = sheet
    self.provenance = provenance
    pagesLosingMarks = LostMarks.pages(in: drafts)
  }

  /// The row of one draft.
  func row(of draft: RowDraft) -> Row {
    let provenance = provenance[draft.page] ?? .ocrTranscribed
    let isRecognised = provenance != .labIssuedDigital
    let unit = unit(of: draft, isRecognised: isRecognised)
    let result = ResultText.read(draft.value, format: format) ?? ResultText(printed: "")
    var row = Row(
      page: draft.page, label: draft.labelPrinted, value: result.printed, unit: unit.printed,
      comparator: result.comparator,
      end: .unread(draft.problem ?? ""), provenance: provenance, box: draft.box,
      confidence: draft.words.map(\.confidence).min() ?? 1, heading: draft.heading)
    row.reference = reference(of: draft, unit: unit.printed)
    row.flag = result.flag ?? draft.flag.flatMap { FlagText.flag($0.text) }
    settleNumber(&row, result: result)
    row.otherReading = otherReading(of: draft, result: result)
    guard draft.problem == nil else { return unread(row) }
    code(&row, draft: draft, unit: unit)
    if isRecognised { repairLabel(&row, draft: draft, unit: unit) }
    row.doubt = RowDoubts(
      draft: draft, row: row, result: result, format: format, isRecognised: isRecognised, sheetHasFlags: sheetHasFlags,
      pageLosesMarks: pagesLosingMarks.contains(draft.page)
    ).all.union(isRecognised && unit.isRepaired ? [.unitUncertain] : []).union(labelDoubt(draft, row))
    return row
  }

  /// Nothing is claimed of a row whose result is not sure: neither number nor flag.
  private func unread(_ row: Row) -> Row {
    var row = row
    row.number = nil
    row.comparator = nil
    row.value = ""
    row.otherReading = nil
    return row
  }

  // MARK: Parts

  private static func bodies(of draft: RowDraft) -> [String] {
    var bodies = draft.value.compactMap(ResultText.body)
    let range = Typography.normalised(draft.referencePrinted)
    if let bounds = ReferenceText.bounds(of: range) { bodies += [bounds.low, bounds.high].compactMap { $0?.body } }
    return bodies
  }

  /// The unit as read or, on a recognised page, as the analyte's units say it must have been.
  private func unit(of draft: RowDraft, isRecognised: Bool) -> UnitReading {
    var reading = UnitReading.read(unit: draft.unit, label: draft.labelText, isRecognised: isRecognised)
    guard isRecognised, !draft.unit.isEmpty, !reading.printed.isEmpty else { return reading }
    let spelled = MicroMark.restored(Typography.normalised(reading.printed))
    if !reading.isRepaired, spelled != Typography.normalised(reading.printed), let unit = Units.parse(spelled) {
      reading = UnitReading(printed: spelled, known: spelled, ucum: unit.ucum)
    }
    if !isCoded(draft, unit: reading),
      let spelling = AnalyteUnits.repaired(
        Typography.normalised(reading.printed),
        accepts: { isCoded(draft, unit: UnitReading(printed: $0, known: $0, ucum: Units.parse($0)?.ucum)) })
    {
      return UnitReading(printed: spelling, known: spelling, ucum: Units.parse(spelling)?.ucum, isRepaired: true)
    }
    if reading.isRepaired { reading.printed = reading.known }
    return reading
  }

  private func isCoded(_ draft: RowDraft, unit: UnitReading) -> Bool {
    let answer = RowCoding.code(
      label: Typography.normalised(draft.labelPrinted), unit: unit, heading: draft.heading, specimen: draft.specimen,
      sheet: sheet)
    if case .coded = answer.end { return true }
    return false
  }

  private func reference(of draft: RowDraft, unit: String) -> ReferenceRange? {
    guard !draft.reference.isEmpty else { return nil }
    let numbers = draft.reference.joined().filter { NumberToken($0.text) != nil }
    if draft.reference.count == 1, numbers.count == 2, draft.reference[0].count == 2,
      let range = pair(numbers, printed: draft.referencePrinted)
    {
      return range
    }
    return ReferenceText.reference(draft.referencePrinted, unit: unit, format: format)
  }

  /// Lower and upper bound in two columns of their own, `4,4  11,3` (docs/sheets.md, 9).
  private func pair(_ words: [PageWord], printed: String) -> ReferenceRange? {
    let bounds = words.compactMap { word -> ExactDecimal? in
      guard let token = NumberToken(word.text), token.comparator == nil, token.sign == nil, token.suffix.isEmpty else {
        return nil
      }
      return NumberReading.reading(token.body, format: format)?.number
    }
    guard bounds.count == 2 else { return nil }
    return ReferenceRange(text: printed, low: bounds[0], high: bounds[1])
  }

  /// Decides what range and analyte decide: grouping or decimal, sign or flag.
  private func settleNumber(_ row: inout Row, result: ResultText) {
    guard let reading = result.number else { return }
    var number = reading.number
    if let other = reading.other, let chosen = RangeSense.choice(number, other, range: row.reference) {
      number = chosen
    }
    row.number = number
    guard let sign = result.sign, !SignedResults.allows(row.label) else { return }
    if sign == "+" {
      row.value = String(row.value.drop { $0 == "+" })
      if row.flag == nil { row.flag = .high }
    } else if let positive = ExactDecimal(number.description.filter { $0 != "-" }), isBelow(positive, row.reference) {
      row.number = positive
      row.value = String(row.value.drop { !Typography.isDigit($0) })
      if row.flag == nil { row.flag = .low }
    }
  }

  /// A minus before a number that is below its range by itself is the mark for it.
  private func isBelow(_ number: ExactDecimal, _ range: ReferenceRange?) -> Bool {
    guard let low = range?.low, !low.isNegative else { return false }
    return number < low
  }

  private func code(_ row: inout Row, draft: RowDraft, unit: UnitReading) {
    let label = Typography.normalised(row.label)
    let answer = RowCoding.code(
      label: label, unit: unit, heading: draft.heading, specimen: draft.specimen, sheet: sheet)
    row.end = answer.end
    row.ucum = answer.ucum ?? unit.ucum
    if answer.isLabelRepaired { row.doubt = [.labelUncertain] }
  }

  /// `HbAlc` is HbA1c: where a label is unknown and one letter for its digit makes a single known one, that is it, doubted.
  private func repairLabel(_ row: inout Row, draft: RowDraft, unit: UnitReading) {
    guard case .unmatched(.unknownLabel) = row.end else { return }
    var found: [(label: String, answer: RowCoding.Answer)] = []
    for label in MixedLabel.spellings(of: Typography.normalised(row.label)) {
      let answer = RowCoding.code(
        label: label, unit: unit, heading: draft.heading, specimen: draft.specimen, sheet: sheet)
      if case .coded = answer.end, !found.contains(where: { $0.answer.end == answer.end }) {
        found.append((label, answer))
      }
    }
    guard found.count == 1 else { return }
    row.label = found[0].label
    row.end = found[0].answer.end
    row.ucum = found[0].answer.ucum ?? unit.ucum
    row.doubt = [.labelUncertain]
  }

  /// Whether another pass read the label so that it means something else.
  private func labelDoubt(_ draft: RowDraft, _ row: Row) -> [Doubt] {
    if row.doubt.contains(.labelUncertain) { return [.labelUncertain] }
    guard draft.label.contains(where: { $0.alternative != nil }), case .coded(let coding) = row.end else { return [] }
    let other = draft.label.map { $0.alternative.map(Typography.normalised) ?? $0.text }.joined(separator: " ")
    let unit = UnitReading.read(unit: draft.unit, label: other, isRecognised: true)
    let answer = RowCoding.code(
      label: other, unit: unit, heading: draft.heading, specimen: draft.specimen, sheet: sheet)
    guard case .coded(let rival) = answer.end else { return [] }
    return rival == coding ? [] : [.labelUncertain]
  }

  /// The other pass's reading of the result, where it is another number or word.
  private func otherReading(of draft: RowDraft, result: ResultText) -> String? {
    let words = draft.value.flatMap(\.words)
    guard words.contains(where: { $0.alternative != nil }) else { return nil }
    let other = words.map { $0.alternative ?? $0.printed }.joined(separator: " ")
    let read = ResultText.numeric(Typography.normalised(other), printed: other, format: format)
    if let number = result.number, read.number?.number == number.number, read.comparator == result.comparator {
      return nil
    }
    return other
  }
}

extension [Doubt] {
  /// These doubts and those, each once, in the order of ``Doubt``.
  func union(_ others: [Doubt]) -> [Doubt] {
    Doubt.allCases.filter { contains($0) || others.contains($0) }
  }
}
