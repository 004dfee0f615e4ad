/// What happens to a sheet between the printer and the file.
///
/// The seed draws the strength.
package enum Damage: String, Sendable, CaseIterable {
  case clean
  case skew
  case blur
  case noise
  case faded
  /// Strong JPEG at half the resolution.
  case jpeg
  /// One bit at 204 by 98 dpi with a banner on top.
  case fax
  /// One bit at 204 by 196 dpi.
  case faxFine = "fax-fine"
  case photo
  /// Dark towards one side.
  case shadow
  case rotate90
  case rotate180
  /// A dark screen: white on black.
  case dark

  /// Draws the page and damages it.
  ///
  /// - Parameters:
  ///   - page: The undamaged page.
  ///   - dpi: The resolution of a clean scan; fax and JPEG have their own.
  ///   - random: Draws angle, strength, corners and light.
  /// - Returns: The picture and the JPEG quality that goes with it.
  /// - Throws: When leptonica refuses.
  func scan(_ page: PageDrawing, dpi: Double, random: inout SeededRandom) throws(SheetRenderer.Failure)
    -> ScannedSheetPage
  {
    switch self {
    case .clean: return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey(), quality: 92)
    case .skew:
      let angle = random.real(0.3...2) * (random.chance(50) ? 1 : -1)
      return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().skewed(degrees: angle), quality: 88)
    case .blur:
      return try ScannedSheetPage(
        picture: Picture(page, dpi: dpi).grey().blurred(radius: dpi >= 250 ? 2 : 1), quality: 85)
    case .noise:
      let deviation = random.real(10...24)
      let picture = try Picture(page, dpi: dpi).grey().noisy(deviation: deviation, seed: random.next())
      return ScannedSheetPage(picture: picture, quality: 85)
    case .faded:
      let level = random.number(70...120)
      return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().faded(blackLevel: level), quality: 88)
    case .jpeg:
      return try ScannedSheetPage(
        picture: Picture(page, dpi: max(dpi / 2, 150)).grey(), quality: random.number(15...30))
    case .fax: return try fax(page, linesPerInch: 98, random: &random)
    case .faxFine: return try fax(page, linesPerInch: 196, random: &random)
    case .photo: return try photo(page, random: &random)
    case .shadow:
      let dark = random.number(100...140)
      let light = random.chance(50) ? [[dark, 190, 255]] : [[255, 190, dark]]
      return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().lit(by: light), quality: 85)
    case .rotate90:
      let quarters = random.chance(50) ? 1 : 3
      return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().turned(quarters: quarters), quality: 88)
    case .rotate180:
      return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().turned(quarters: 2), quality: 88)
    case .dark: return try ScannedSheetPage(picture: Picture(page, dpi: dpi).grey().inverted(), quality: 90)
    }
  }

  private func fax(_ page: PageDrawing, linesPerInch: Int, random: inout SeededRandom) throws(SheetRenderer.Failure)
    -> ScannedSheetPage
  {
    var withBanner = page
    let minute = random.number(10...59)
    let banner = "0\(random.number(1...9)).12.2025  14:\(minute)   VON: PRAXIS MUSTER   AN: FAX (FIKTIV)   S. 01/01"
    withBanner.items.append(
      .text(TextRun(text: banner, x: 30, baseline: 14, face: FontFace(family: "DejaVu Sans Mono"), size: 7)))
    let height = Int(PageDrawing.height / 72 * Double(linesPerInch))
    let picture = try Picture(withBanner, dpi: 204).grey().bilevel(
      width: Int(PageDrawing.width / 72 * 204), height: height, resolution: (204, linesPerInch),
      threshold: random.number(140...190))
    return ScannedSheetPage(picture: picture, quality: 80)
  }

  /// A page on a desk, seen by a hand-held camera under a warm lamp at one side.
  private func photo(_ page: PageDrawing, random: inout SeededRandom) throws(SheetRenderer.Failure) -> ScannedSheetPage
  {
    let desk = random.number(70...120)
    let paper = try Picture(page, dpi: 250)
      .tinted(red: 250, green: random.number(236...246), blue: random.number(205...228))
      .bordered(across: random.number(60...160), down: random.number(60...160), grey: desk)
    let reach = Double(paper.width) * 0.035
    let corners = (0..<4).map { _ in (x: random.real(-reach...reach), y: random.real(-reach...reach)) }
    let light = (0..<3).map { _ in (0..<3).map { _ in random.number(170...255) } }
    let picture = try paper.projected(corners: corners, grey: desk).lit(by: light).blurred(radius: 1)
      .noisy(deviation: random.real(2...6), seed: random.next())
    return ScannedSheetPage(picture: picture, quality: random.number(70...88))
  }
}
