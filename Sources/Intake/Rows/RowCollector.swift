internal import Dictionary
internal import Report

/// Walks down the blocks of a document and makes a draft of every line that is a row, carrying headings along, across pages too.
struct RowCollector {
  private(set) var drafts: [RowDraft] = []
  private var heading = ""
  private var specimen: Specimen?
  /// A line of label words alone: the start of a wrapped label, or a heading, which only the next line tells.
  private var waiting: (cells: RowCells, line: TextLine)?
  /// The last line that was a row or went on with one; only its neighbour below may go on.
  private var lastLine: TextLine?

  /// The drafts of all rows, in reading order.
  static func drafts(of blocks: [TableBlock]) -> [RowDraft] {
    var collector = RowCollector()
    for block in blocks {
      collector.endBlock()
      for line in block.lines { collector.take(line, model: block.model) }
    }
    return collector.drafts
  }

  private mutating func endBlock() {
    waiting = nil
    lastLine = nil
  }

  private mutating func take(_ tableLine: TableLine, model: ColumnModel?) {
    let line = tableLine.line
    if takeHeading(line) { return }
    if Furniture.isFurniture(line) || MethodLine.isMethod(line) {
      waiting = nil
      return
    }
    guard let model else { return takeHeadless(tableLine) }
    let cells = HeadedCells.cells(of: tableLine.pieces, model: model)
    switch (cells.label.isEmpty, cells.hasResult) {
    case (false, true): takeRow(cells, line: line, day: model.currentDay)
    case (true, true): takeUnlabelled(cells, line: line, day: model.currentDay)
    case (false, false): takeWithoutResult(cells, line: line)
    case (true, false): takeContinuation(cells, line: line)
    }
  }

  // MARK: Rows

  private mutating func takeRow(_ cells: RowCells, line: TextLine, day: CalendarDay?) {
    settleWaitingAsHeading(above: line)
    var draft = RowDraft(cells: cells, line: line, heading: heading, specimen: specimen, resultDay: day)
    guard RowSense.isMeasurement(draft, cells: cells) else { return }
    inheritLabel(&draft)
    if cells.isContested { draft.problem = "more than one number stands in the result's place" }
    append(draft, line: line)
  }

  /// A result without a name belongs to the label that wraps over the line above it.
  private mutating func takeUnlabelled(_ cells: RowCells, line: TextLine, day: CalendarDay?) {
    guard cells.hasCompany else { return }
    var draft = RowDraft(cells: cells, line: line, heading: heading, specimen: specimen, resultDay: day)
    if let waiting, isBelow(line, waiting.line) {
      draft.label = waiting.cells.label.flatMap(\.words)
      draft.box = draft.box.union(waiting.line.box)
      self.waiting = nil
    } else {
      draft.problem = "no name is printed beside the result"
    }
    if cells.isContested { draft.problem = "more than one number stands in the result's place" }
    append(draft, line: line)
  }

  private mutating func takeWithoutResult(_ cells: RowCells, line: TextLine) {
    if goesOnWithLabel(cells, line: line) { return }
    let hasText = cells.value.contains { $0.kind == .text || $0.kind == .flag }
    let isRow =
      !cells.unit.filter { $0.kind == .unit }.isEmpty || cells.reference.contains { $0.canBeRange }
      || !cells.earlier.filter(\.canBeValue).isEmpty
    if !isRow, !hasText {
      waiting = (cells, line)
      return
    }
    settleWaitingAsHeading(above: line)
    var draft = RowDraft(cells: cells, line: line, heading: heading, specimen: specimen, resultDay: nil)
    guard RowSense.isLabel(draft.labelText) else { return }
    if hasText {
      // A result in words that are not in the list: kept as printed where the row is surely one.
      guard isRow || Analytes.isKnownLabel(draft.labelText) else { return }
    } else if cells.isContested {
      draft.problem = "several columns of results, and none is marked as this order's"
    } else if cells.earlier.contains(where: { $0.canBeValue }) {
      draft.problem = "only a result of another day is printed"
    } else {
      draft.problem = "no result could be read in its place"
    }
    append(draft, line: line)
  }

  private mutating func takeHeadless(_ tableLine: TableLine) {
    let line = tableLine.line
    guard let cells = HeadlessCells.cells(of: tableLine.pieces, height: line.height) else { return }
    guard cells.hasResult || cells.isContested else {
      let isWordsOnly = cells.value.isEmpty && cells.unit.isEmpty && cells.reference.isEmpty
      waiting = isWordsOnly && line.words.count <= 6 ? (cells, line) : nil
      return
    }
    settleWaitingAsHeading(above: line)
    var draft = RowDraft(cells: cells, line: line, heading: heading, specimen: specimen, resultDay: nil)
    guard RowSense.isPlainMeasurement(draft, cells: cells) else { return }
    if cells.isContested {
      draft.problem = "more than one number stands in the line, and no heading says which is the result"
    }
    append(draft, line: line)
  }

  private mutating func append(_ draft: RowDraft, line: TextLine) {
    drafts.append(draft)
    lastLine = line
    waiting = nil
  }

  // MARK: Headings

  private mutating func takeHeading(_ line: TextLine) -> Bool {
    guard line.words.allSatisfy({ NumberToken($0.text) == nil || line.words.count == 1 }), line.words.count <= 8 else {
      return false
    }
    guard let meaning = Headings.meaning(of: line.text) else { return false }
    heading = line.printed
    specimen = meaning.specimen
    waiting = nil
    lastLine = nil
    return true
  }

  /// The words waited for nothing: a row with its own label follows, so they were a heading of a group.
  private mutating func settleWaitingAsHeading(above line: TextLine) {
    guard let waiting else { return }
    self.waiting = nil
    let text = waiting.line.printed
    guard waiting.line.words.count <= 5, !text.hasSuffix("."), !text.hasSuffix(","),
      isBelow(line, waiting.line, within: 3)
    else { return }
    heading = text
  }

  // MARK: Going on with the row above

  private mutating func takeContinuation(_ cells: RowCells, line: TextLine) {
    if goesOnWithUnit(cells, line: line) { return }
    guard !cells.reference.isEmpty, let last = lastLine, isBelow(line, last), !drafts.isEmpty else { return }
    drafts[drafts.count - 1].reference.append(cells.reference.flatMap(\.words))
    drafts[drafts.count - 1].box = drafts[drafts.count - 1].box.union(line.box)
    lastLine = line
  }

  /// `ml/min/1,73` and `m²` under it: the second line makes a known unit of what was none.
  private mutating func goesOnWithUnit(_ cells: RowCells, line: TextLine) -> Bool {
    guard !cells.unit.isEmpty, cells.reference.isEmpty, let last = lastLine, isBelow(line, last),
      let draft = drafts.last
    else { return false }
    let words = draft.unit + cells.unit.flatMap(\.words)
    let joined = words.map(\.printed).joined(separator: " ")
    let isOpen = Units.parse(draft.unitText) == nil || cells.unit.first?.text.first == "/"
    guard !draft.unit.isEmpty, isOpen,
      Units.parse(joined) ?? Units.parse(joined.squashed) != nil
    else { return false }
    drafts[drafts.count - 1].unit = words
    drafts[drafts.count - 1].box = draft.box.union(line.box)
    return true
  }

  /// A label's second line begins small, in brackets, or after a hyphen.
  private mutating func goesOnWithLabel(_ cells: RowCells, line: TextLine) -> Bool {
    guard cells.unit.isEmpty, cells.earlier.isEmpty, let last = lastLine, isBelow(line, last), let draft = drafts.last
    else { return false }
    let text = cells.labelText
    let isOpen =
      draft.labelText.hasSuffix("-")
      || draft.labelText.filter { $0 == "(" }.count > draft.labelText.filter { $0 == ")" }.count
    let isSmall = text.first?.isLowercase == true || text.first == "("
    guard isOpen || (isSmall && line.words.count <= 4), cells.label.allSatisfy({ $0.kind == .text }) else {
      return false
    }
    let words = cells.label.flatMap(\.words)
    drafts[drafts.count - 1].label += words
    if !cells.reference.isEmpty { drafts[drafts.count - 1].reference.append(cells.reference.flatMap(\.words)) }
    drafts[drafts.count - 1].box = drafts[drafts.count - 1].box.union(line.box)
    lastLine = line
    return true
  }

  /// `abs.` and `Soit` name the row above in another unit (docs/sheets.md, 25).
  private func inheritLabel(_ draft: inout RowDraft) {
    guard let last = drafts.last, last.page == draft.page,
      MethodLine.inheriting.contains(Typography.word(draft.labelText))
    else { return }
    draft.label = last.label + draft.label
  }

  private func isBelow(_ line: TextLine, _ above: TextLine, within lines: Double = 1.2) -> Bool {
    guard line.page == above.page else { return false }
    let gap = line.box.y - above.box.bottom
    return gap > -above.height && gap < max(line.height, above.height) * lines
  }
}

/// Lines that say how something was measured.
enum MethodLine {
  static let inheriting: Set<String> = ["abs", "absolut", "absolute", "soit", "rel", "relativ"]

  private static let openings: Set<String> = [
    "methode", "method", "metodo", "verfahren", "messverfahren", "technik", "testprinzip", "gerat", "calculated",
    "berechnet",
  ]

  private static let methods: Set<String> = [
    "ise", "enzymatisch", "enzymatic", "enz", "jaffe", "clia", "eclia", "cmia", "elisa", "hplc", "ifcc",
    "photometrisch", "photometrie", "photometric",
    "turbidimetrisch", "turbidimetrie", "nephelometrisch", "nephelometrie", "indirekt", "kinetisch", "berechnet",
    "calculated", "impedanz",
    "durchflusszytometrie", "koagulometrisch", "uv-test", "immunoassay", "mikroskopisch", "streifentest",
    "kapillarelektrophorese", "lc-ms/ms", "pcr",
  ]

  static func isMethod(_ line: TextLine) -> Bool {
    guard let first = line.words.first, let last = line.words.last else { return false }
    if first.text.hasPrefix("("), last.text.hasSuffix(")"),
      line.words.contains(where: { methods.contains(Typography.word($0.text)) })
    {
      return true
    }
    let word = Typography.word(first.text)
    guard openings.contains(word) else { return false }
    return first.text.hasSuffix(":") || line.words.dropFirst().first?.text == ":" || line.words.count <= 2
  }
}

/// What makes a line a measurement.
enum RowSense {
  /// Whether the words can be a name: a letter at least, and no bare mark or number.
  static func isLabel(_ text: String) -> Bool {
    let letters = Typography.letterCount(text)
    return letters >= 2 || (letters == 1 && Analytes.isKnownLabel(text))
  }

  /// Under a head, a name and a result in its column are a row, with a unit or without (docs/sheets.md, section 4).
  static func isMeasurement(_ draft: RowDraft, cells: RowCells) -> Bool {
    guard isLabel(draft.labelText) else { return false }
    if cells.hasCompany || Analytes.isKnownLabel(draft.labelText) { return true }
    return draft.label.count <= 8 && !draft.labelText.hasSuffix(":")
  }

  /// Without a head, only what cannot be anything else: a range and a unit, or a known name with either.
  static func isPlainMeasurement(_ draft: RowDraft, cells: RowCells) -> Bool {
    guard isLabel(draft.labelText), draft.label.count <= 9 else { return false }
    let hasRange = cells.reference.contains { $0.canBeRange }
    if hasRange, !cells.unit.isEmpty { return true }
    let isKnown = Analytes.isKnownLabel(draft.labelText)
    return isKnown
      && (hasRange || !cells.unit.isEmpty
        || cells.value.contains { $0.kind == .qualitative || $0.kind == .absent || $0.kind == .titre })
  }
}
