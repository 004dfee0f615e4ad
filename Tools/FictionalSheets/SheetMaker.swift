/// Makes the content of a laboratory sheet: head, panels and rows for a layout.
struct SheetMaker {
  var random: SeededRandom
  var style: SheetStyle
  let layout: SheetLayout

  init(layout: SheetLayout, seed: UInt64, isWesternOnly: Bool = false) {
    self.layout = layout
    random = SeededRandom(seed: seed)
    style = SheetStyle.drawn(language: layout == .english ? .english : .german, random: &random)
    style.isWesternOnly = isWesternOnly
    style.fit(layout)
  }

  /// Builds the sheet.
  ///
  /// - Parameters:
  ///   - name: The name that makes it.
  ///   - seed: What the name's other choices came from.
  ///   - panels: The panels in their order; each with the most rows it may have.
  /// - Returns: The sheet, not yet set on pages.
  mutating func sheet(name: String, seed: UInt64, panels: [(name: String, most: Int)]) -> FictionalSheet {
    let head = SheetHead.drawn(style: style, random: &random)
    var rowMaker = RowMaker(style: style, isFemale: head.isFemale, random: random.fork(1))
    let unitChoice = random.number(0...4)
    let unitSystem = random.number(0...9)
    var rows: [SheetRow] = []
    var blocks: [SheetBlock] = [.columnHeads]
    for panel in panels {
      let heading = heading(of: panel.name)
      blocks.append(.heading(heading))
      for analyte in analytes(of: panel.name, most: panel.most, unitSystem: unitSystem) {
        var row = rowMaker.row(analyte, unitChoice: unitChoice, heading: heading)
        if layout == .cumulative {
          row.previous = (0..<2).map { _ in random.chance(80) ? rowMaker.earlier(analyte) : "" }
        }
        blocks.append(.row(rows.count))
        if layout == .grouped, random.chance(30) { blocks.append(.method(random.pick(SheetWording.methods))) }
        rows.append(row)
      }
    }
    let notes = style.language == .german ? SheetWording.notes : SheetWording.englishNotes
    blocks.append(.note(notes[0]))
    if style.flagForm == .star || random.chance(40) { blocks.append(.note(notes[1])) }
    let earlier = [
      head.sampleDate.later(days: -random.number(30...120)), head.sampleDate.later(days: -random.number(150...400)),
    ]
    return FictionalSheet(
      name: name, seed: seed, kind: .laboratory, layout: layout, head: head, rows: rows,
      previousDates: layout == .cumulative ? earlier : [], style: style, blocks: blocks)
  }

  private mutating func heading(of panel: String) -> String {
    guard let found = SheetWording.headings.first(where: { $0.panel == panel }) else { return panel }
    return random.pick(style.language == .german ? found.german : found.english)
  }

  /// The panel's analytes in the table's order, each quantity once, in one of its units.
  private mutating func analytes(of panel: String, most: Int, unitSystem: Int) -> [FictionalAnalyte] {
    let candidates = FictionalAnalyte.all.filter { $0.panel == panel }
    var keys: [String] = []
    for analyte in candidates where !keys.contains(analyte.key) { keys.append(analyte.key) }
    while keys.count > most { keys.remove(at: random.number(1...(keys.count - 1))) }
    return keys.compactMap { key in
      let forms = candidates.filter { $0.key == key && fits($0) }
      return forms.isEmpty ? nil : forms[unitSystem % forms.count]
    }
  }

  /// Whether the sheet's habits allow that form: counts per microlitre need a thousands mark.
  private func fits(_ analyte: FictionalAnalyte) -> Bool {
    let isLarge = (analyte.high ?? 0) >= 10_000 && analyte.decimals == 0
    if isLarge && style.thousandsMark.isEmpty { return false }
    return !style.isWesternOnly || analyte.units.allSatisfy { $0.printed != "‰" }
  }
}

extension SheetStyle {
  /// Overrules habits that the layout itself decides.
  mutating func fit(_ layout: SheetLayout) {
    switch layout {
    case .bracketFlags, .english: flagForm = .brackets
    case .gluedFlags: flagForm = flagForm == .star ? .star : .plusMinus
    case .narrow: (family, size, leading) = ("Liberation Sans Narrow", 8.5, 1.3)
    case .twoColumns: (size, printsSexRanges) = (min(size, 7.5), false)
    case .cumulative: (size, printsSexRanges) = (min(size, 8.5), false)
    case .grouped: superscript = .raised
    case .wrapped: (prefersLongLabels, printsSexRanges, size) = (true, true, max(size, 9.5))
    default: break
    }
    if layout == .twoColumns || layout == .cumulative, family.contains("Mono") || family.contains("DejaVu") {
      family = "Liberation Sans"
    }
    if family.contains("Mono") || family.contains("DejaVu") { size = min(size, 8.5) }
    if isWesternOnly {
      family = "Liberation Sans"
      if flagForm == .arrows { flagForm = .plusMinus }
      if upperWord == "≤ " { upperWord = "< " }
      if lowerWord == "≥ " { lowerWord = "> " }
    }
  }
}

extension SheetHead {
  /// An invented laboratory, patient and order.
  static func drawn(style: SheetStyle, random: inout SeededRandom) -> SheetHead {
    let german = style.language == .german
    let words = german ? SheetWording.german : SheetWording.english
    let sample = SheetDate(
      year: random.number(2019...2025), month: random.number(1...12), day: random.number(1...28),
      hour: random.number(7...10), minute: random.number(0...59))
    var receipt = sample.later(days: random.number(0...1))
    receipt.hour = random.number(11...15)
    var issue = receipt.later(days: random.number(0...3))
    issue.hour = random.number(16...18)
    let patient = random.pick(SheetWording.familyNames) + ", " + random.pick(SheetWording.firstNames)
    return SheetHead(
      laboratory: random.pick(german ? SheetWording.laboratories : SheetWording.englishLaboratories),
      address: random.pick(SheetWording.streets) + ", " + random.pick(SheetWording.towns),
      title: random.pick(words.title),
      patient: patient,
      birthDate: SheetDate(
        year: random.number(1940...2004), month: random.number(1...12), day: random.number(1...28), hour: 0, minute: 0),
      isFemale: random.chance(50), orderNumber: String(random.number(10_000_000...99_999_999)), sampleDate: sample,
      receiptDate: receipt, issueDate: issue, sender: random.pick(SheetWording.doctors))
  }
}
