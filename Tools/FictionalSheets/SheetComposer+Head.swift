internal import Report

extension SheetComposer {
  private var fields: [(name: String, value: String)] {
    let head = sheet.head
    let choice = Int(sheet.seed)
    func word(_ list: [String], _ salt: Int) -> String { list[(choice / salt) % list.count] }
    let german = style.language == .german
    var fields = [
      (word(words.patient, 1), head.patient), (word(words.birth, 2), head.birthDate.printed(style, withTime: false)),
      (word(words.sex, 1), head.isFemale ? (german ? "weiblich" : "female") : (german ? "männlich" : "male")),
      (word(words.sender, 1), head.sender), (word(words.order, 3), head.orderNumber),
      (word(words.sample, 1), head.sampleDate.printed(style, withTime: true)),
      (word(words.receipt, 2), head.receiptDate.printed(style, withTime: true)),
      (word(words.issue, 1), head.issueDate.printed(style, withTime: true)),
    ]
    if sheet.kind != .laboratory { fields.removeSubrange(5...6) }
    return fields
  }

  /// The head of the first page; returns its lower edge.
  mutating func drawHead() -> Double {
    let left = Self.margin
    let right = PageDrawing.width - Self.margin
    add(text.runs(sheet.head.laboratory, x: left, baseline: 58, size: 14, isBold: true))
    add(text.runs(sheet.head.address, x: left, baseline: 71, size: 8, ink: .grey(0.3)))
    add([.line(x1: left, y1: 78, x2: right, y2: 78, width: 1, ink: .grey(0.2))])
    switch style.headerForm {
    case .boxRight: return drawBoxHead(left: left, right: right)
    case .grid: return drawGridHead(left: left, right: right)
    case .list: return drawListHead(left: left)
    }
  }

  /// The head of a later page; returns its lower edge.
  mutating func drawShortHead() -> Double {
    let line = [
      sheet.head.laboratory, sheet.head.patient, "\(fields[1].name) \(fields[1].value)",
      "\(fields[4].name) \(fields[4].value)",
    ].joined(separator: "   ")
    add(text.runs(line, x: Self.margin, baseline: 48, size: 7.5))
    add([
      .line(x1: Self.margin, y1: 54, x2: PageDrawing.width - Self.margin, y2: 54, width: 0.5, ink: .grey(0.3))
    ])
    return 56
  }

  private mutating func drawBoxHead(left: Double, right: Double) -> Double {
    let patientFields = fields.prefix(4)
    let dateFields = fields.dropFirst(4)
    var baseline = 98.0
    for field in patientFields {
      add(text.runs(field.name + ":", x: left, baseline: baseline, size: 9, ink: .grey(0.25)))
      add(text.runs(field.value, x: left + 82, baseline: baseline, size: 9, isBold: field.name == fields[0].name))
      baseline += 13
    }
    let boxLeft = left + 275
    let height = Double(dateFields.count) * 13 + 10
    add([.frame(Box(x: boxLeft, y: 85, width: right - boxLeft, height: height), width: 0.6, ink: .grey(0.3))])
    var inner = 98.0
    for field in dateFields {
      add(text.runs(field.name + ":", x: boxLeft + 8, baseline: inner, size: 9))
      add(text.runs(field.value, x: boxLeft + 108, baseline: inner, size: 9))
      inner += 13
    }
    let below = max(baseline, 85 + height + 10) + 8
    add(text.runs(sheet.head.title, x: left, baseline: below + 6, size: 13, isBold: true))
    return below + 10
  }

  private mutating func drawGridHead(left: Double, right: Double) -> Double {
    add(text.runs(sheet.head.title, x: left, baseline: 98, size: 13, isBold: true))
    let width = (right - left) / 4
    for (index, field) in fields.enumerated() {
      let x = left + Double(index % 4) * width
      let top = 108 + Double(index / 4) * 26
      add([.frame(Box(x: x, y: top, width: width, height: 26), width: 0.5, ink: .grey(0.4))])
      add(text.runs(field.name, x: x + 4, baseline: top + 9, size: 6.5, ink: .grey(0.3)))
      let room = width - 8
      let size = min(9, 9 * room / max(text.width(field.value, size: 9), 1))
      add(text.runs(field.value, x: x + 4, baseline: top + 21, size: size))
    }
    return 108 + Double((fields.count + 3) / 4) * 26 + 4
  }

  private mutating func drawListHead(left: Double) -> Double {
    let titleWidth = text.width(sheet.head.title, size: 14, isBold: true)
    add(
      text.runs(
        sheet.head.title, x: (PageDrawing.width - titleWidth) / 2, baseline: 100, size: 14, isBold: true))
    var baseline = 120.0
    for pair in stride(from: 0, to: fields.count, by: 2) {
      for (offset, field) in fields[pair..<min(pair + 2, fields.count)].enumerated() {
        add(text.runs("\(field.name): \(field.value)", x: left + Double(offset) * 250, baseline: baseline, size: 9.5))
      }
      baseline += 14
    }
    return baseline - 4
  }
}
