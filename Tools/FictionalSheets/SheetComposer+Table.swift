internal import Report

extension SheetComposer {
  /// A column with its place on the page.
  struct PlacedColumn {
    var column: SheetLayout.Column
    var x: Double
    var width: Double
  }

  private var placedColumns: [PlacedColumn] {
    let columns = sheet.layout.columns
    let total = columns.reduce(0) { $0 + $1.share }
    var x = frameSpan.x
    return columns.map { column in
      let width = frameSpan.width * column.share / total
      defer { x += width }
      return PlacedColumn(column: column, x: x, width: width)
    }
  }

  private var padding: Double { 3 }
  private var rowHeight: Double { size * style.leading }

  /// The heads of the columns, underlined.
  mutating func drawColumnHeads() {
    let headSize = size * 0.88
    for placed in placedColumns {
      let head = head(of: placed.column.role)
      place(head, in: placed, baseline: y + headSize, size: headSize, isBold: sheet.seed % 3 != 0)
    }
    y += headSize * 1.6
    let rule = DrawItem.line(
      x1: frameSpan.x, y1: y - 2, x2: frameSpan.x + frameSpan.width, y2: y - 2, width: 0.7, ink: .black)
    add([rule])
    y += 2
  }

  private func head(of role: SheetLayout.Role) -> String {
    let choice = Int(sheet.seed % 3)
    let german = style.language == .german
    switch role {
    case .label:
      return german ? ["Untersuchung", "Parameter", "Analyse"][choice] : ["Test", "Analyte", "Investigation"][choice]
    case .value, .valueUnit:
      if sheet.layout == .cumulative { return sheet.head.sampleDate.printed(style, withTime: false) }
      return german ? ["Ergebnis", "Wert", "Messwert"][choice] : ["Result", "Value", "Result"][choice]
    case .flag: return ""
    case .unit: return german ? ["Einheit", "Einheit", "Dim."][choice] : "Units"
    case .range:
      return german
        ? ["Referenzbereich", "Normbereich", "Referenz"][choice] : ["Reference range", "Reference", "Range"][choice]
    case .previous(let index): return sheet.previousDates[index].printed(style, withTime: false)
    }
  }

  /// A group's heading in the sheet's manner.
  mutating func drawHeading(_ heading: String) {
    y += size * 0.5
    let span = frameSpan
    let words = style.headingForm == .capitals ? heading.uppercased() : heading
    let headingSize = size * 1.08
    if style.headingForm == .shaded {
      let band = Box(x: span.x, y: y, width: span.width, height: headingSize * 1.5)
      add([.fill(band, .grey(0.86))])
    }
    add(text.runs(words, x: span.x + 2, baseline: y + headingSize * 1.1, size: headingSize, isBold: true))
    if style.headingForm == .underlined {
      let width = text.width(words, size: headingSize, isBold: true)
      let below = y + headingSize * 1.3
      add([.line(x1: span.x + 2, y1: below, x2: span.x + 2 + width, y2: below, width: 0.6, ink: .black)])
    }
    y += headingSize * (style.headingForm == .spaced ? 2 : 1.65)
    stripe = 0
  }

  /// One measurement, on as many lines as its label or range needs.
  mutating func drawRow(_ index: Int) {
    let row = sheet.rows[index]
    let isBold = style.boldsOutsideValues && row.flag != nil
    let indent = sheet.layout == .grouped ? 10.0 : 0
    let cells = placedColumns.map { placed in
      let inset = placed.column.role == .label ? indent : 0
      let cell = cell(placed.column.role, of: row)
      let lines = text.lines(cell, within: placed.width - 2 * padding - inset, size: size, isBold: false)
      return (placed: placed, lines: lines, inset: inset)
    }
    let lineCount = cells.map(\.lines.count).max() ?? 1
    let height = rowHeight + Double(lineCount - 1) * size * 1.15
    need(height)
    let top = y
    decorate(top: top, height: height)
    var box: Box?
    for (placed, column) in zip(placedColumns, cells) {
      for (number, line) in column.lines.enumerated() where !line.isEmpty {
        let baseline = top + (rowHeight + size * 0.72) / 2 + Double(number) * size * 1.15
        let isBoldCell = isBold && [.value, .valueUnit, .flag].contains(placed.column.role)
        let lineBox = place(
          line, in: placed, baseline: baseline, size: size, isBold: isBoldCell, inset: column.inset)
        if case .previous = placed.column.role { continue }
        box = box.map { $0.union(lineBox) } ?? lineBox
      }
    }
    if sheet.layout == .dotted, let first = cells.first { drawDots(after: first.lines.last ?? "", top: top) }
    y = top + height
    stripe += 1
    composed.places[index] = (composed.pages.count, box ?? Box(x: frameSpan.x, y: top, width: 1, height: height))
  }

  private func cell(_ role: SheetLayout.Role, of row: SheetRow) -> String {
    switch role {
    case .label: row.label
    case .value: sheet.layout == .gluedFlags ? row.value + row.flagText : row.value
    case .valueUnit: row.unit.isEmpty ? row.value : row.value + " " + row.unit
    case .flag: row.flagText
    case .unit: row.unit
    case .range: row.rangeText
    case .previous(let index): index < row.previous.count ? row.previous[index] : ""
    }
  }

  @discardableResult
  private mutating func place(
    _ line: String, in placed: PlacedColumn, baseline: Double, size: Double, isBold: Bool, inset: Double = 0
  ) -> Box {
    let width = text.width(line, size: size, isBold: isBold)
    let x =
      switch placed.column.alignment {
      case .left: placed.x + padding + inset
      case .right: placed.x + placed.width - padding - width
      case .centre: placed.x + (placed.width - width) / 2
      }
    add(text.runs(line, x: x, baseline: baseline, size: size, isBold: isBold))
    return Box(x: x, y: baseline - size * 0.8, width: width, height: size)
  }

  private mutating func decorate(top: Double, height: Double) {
    let span = frameSpan
    switch sheet.layout {
    case .zebra where stripe % 2 == 1:
      add([.fill(Box(x: span.x, y: top, width: span.width, height: height), .grey(0.9))])
    case .ruled:
      for placed in placedColumns {
        add([.frame(Box(x: placed.x, y: top, width: placed.width, height: height), width: 0.5, ink: .grey(0.2))])
      }
    case .flagFirst:
      add([
        .line(x1: span.x, y1: top + height, x2: span.x + span.width, y2: top + height, width: 0.25, ink: .grey(0.6))
      ])
    default: break
    }
  }

  private mutating func drawDots(after label: String, top: Double) {
    guard let column = placedColumns.first else { return }
    let dot = text.width(".", size: size)
    let start = column.x + padding + text.width(label, size: size) + dot * 2
    let count = Int((column.x + column.width - start) / dot)
    guard count > 2 else { return }
    let dots = String(repeating: ".", count: count)
    add(text.runs(dots, x: start, baseline: top + (rowHeight + size * 0.72) / 2, size: size, ink: .grey(0.3)))
  }
}
