internal import Report

/// Sets a sheet on pages: head, frames of blocks, foot.
///
/// One pass for the places, one for the feet, which need the page count.
struct SheetComposer: ~Copyable {
  let sheet: FictionalSheet
  let text: TextSetter
  var composed = ComposedSheet(pages: [], places: [:])
  /// The frame that is being filled and how far.
  var frame = 0
  var y = 0.0
  private var frameTop = 0.0
  /// Rows since the last heading, for zebra stripes.
  var stripe = 0
  var lastHeading = ""

  static let margin = 50.0
  static let bottom = PageDrawing.height - 60

  private init(_ sheet: FictionalSheet) {
    self.sheet = sheet
    text = TextSetter(family: sheet.style.family, raisesExponents: sheet.style.superscript == .raised)
  }

  /// Sets the sheet.
  static func compose(_ sheet: FictionalSheet) -> ComposedSheet {
    var composer = SheetComposer(sheet)
    composer.startPage()
    for (index, block) in sheet.blocks.enumerated() {
      let next = index + 1 < sheet.blocks.count ? sheet.blocks[index + 1] : nil
      composer.set(block, next: next)
    }
    composer.drawFeet()
    return composer.composed
  }

  var style: SheetStyle { sheet.style }
  var size: Double { style.size }
  var words: SheetWording.HeadWords { style.language == .german ? SheetWording.german : SheetWording.english }

  /// The left edge and width of the frame being filled.
  var frameSpan: (x: Double, width: Double) {
    let gutter = 18.0
    let count = Double(sheet.layout.frames)
    let width = (PageDrawing.width - 2 * Self.margin - gutter * (count - 1)) / count
    return (Self.margin + Double(frame) * (width + gutter), width)
  }

  /// The lower edge of a frame; frames side by side are short, so that both are filled.
  private var frameBottom: Double { sheet.layout.frames == 1 ? Self.bottom : 520 }

  mutating func add(_ items: [DrawItem]) { composed.pages[composed.pages.count - 1].items += items }

  private mutating func startPage() {
    composed.pages.append(PageDrawing())
    frame = 0
    let headBottom = composed.pages.count == 1 ? drawHead() : drawShortHead()
    frameTop = headBottom + 14
    y = frameTop
  }

  /// Goes on in the next frame or page when so many points do not fit any more.
  mutating func need(_ height: Double) {
    guard y + height > frameBottom else { return }
    if frame + 1 < sheet.layout.frames {
      frame += 1
      y = frameTop
    } else {
      startPage()
    }
    guard sheet.kind == .laboratory else { return }
    drawColumnHeads()
    if !lastHeading.isEmpty, Int(sheet.seed) % 2 == 0 { drawHeading(lastHeading + " (\(words.continued))") }
  }

  private mutating func set(_ block: SheetBlock, next: SheetBlock?) {
    let line = size * style.leading
    switch block {
    case .columnHeads: drawColumnHeads()
    case .heading(let heading):
      lastHeading = ""
      need(line * 4)
      lastHeading = heading
      drawHeading(heading)
    case .row(let index): drawRow(index)
    case .method(let method):
      add(text.runs(method, x: frameSpan.x + 10, baseline: y + size * 0.8, size: size * 0.8, ink: .grey(0.25)))
      y += size * 1.15
    case .note(let note):
      paragraph(note, size: size * 0.8, before: 8)
    case .paragraph(let paragraph): self.paragraph(paragraph, size: size * 1.1, before: 6)
    case .ticks(let names): drawTicks(names)
    case .amount(let name, let amount): drawAmount(name, amount)
    }
  }

  private mutating func paragraph(_ words: String, size: Double, before: Double) {
    y += before
    for line in text.lines(words, within: frameSpan.width, size: size) {
      need(size * 1.35)
      add(text.runs(line, x: frameSpan.x, baseline: y + size, size: size))
      y += size * 1.35
    }
  }

  private mutating func drawTicks(_ names: [String]) {
    need(size * 1.7)
    let share = frameSpan.width / 3
    for (index, name) in names.prefix(3).enumerated() {
      let x = frameSpan.x + Double(index) * share
      let box = Box(x: x, y: y + 1, width: size * 0.85, height: size * 0.85)
      add([.frame(box, width: 0.6, ink: .black)])
      add(text.runs(name, x: x + size * 1.4, baseline: y + size * 0.85, size: size))
    }
    y += size * 1.7
  }

  private mutating func drawAmount(_ name: String, _ amount: String) {
    need(size * 1.6)
    add(text.runs(name, x: frameSpan.x, baseline: y + size, size: size))
    let width = text.width(amount, size: size)
    add(text.runs(amount, x: frameSpan.x + frameSpan.width - width, baseline: y + size, size: size))
    y += size * 1.6
  }

  private mutating func drawFeet() {
    let count = composed.pages.count
    for index in composed.pages.indices {
      let foot = "\(words.page) \(index + 1) \(words.of) \(count)"
      let width = text.width(foot, size: 8)
      let baseline = PageDrawing.height - 32
      composed.pages[index].items +=
        text.runs(foot, x: PageDrawing.width - Self.margin - width, baseline: baseline, size: 8)
        + text.runs(sheet.head.laboratory + " · " + sheet.head.address, x: Self.margin, baseline: baseline, size: 7)
        + [
          .line(
            x1: Self.margin, y1: baseline - 12, x2: PageDrawing.width - Self.margin, y2: baseline - 12, width: 0.4,
            ink: .grey(0.4))
        ]
    }
  }
}
