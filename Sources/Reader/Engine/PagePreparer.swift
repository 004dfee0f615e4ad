import Report

/// Brings a page's pixels into the shape the recogniser reads best: upright, straight, dark on even white, without ruled lines.
enum PagePreparer {
  /// Dots per inch the recogniser gets; digits of an ordinary sheet are then some thirty pixels high.
  static let resolution = 300
  /// A picture between these is left at its own resolution: resampling costs more than it brings.
  private static let keptResolutions = 250.0...420.0
  private static let border = 20

  /// Prepares one page.
  ///
  /// - Parameters:
  ///   - picture: The page as it came, at any depth.
  ///   - size: Its width and height in points, before it is turned.
  ///   - read: Recognises a picture; asked which way the page lies.
  /// - Returns: The picture for the recogniser, and what was done to it.
  /// - Throws: ``EngineFault`` when a step has no memory or `read` fails.
  static func prepare(
    _ picture: borrowing Picture, size: (width: Double, height: Double),
    read: (GreyImage) throws(EngineFault) -> [RecognisedWord]
  ) throws(EngineFault) -> PreparedPage {
    let grey = try scaledGrey(picture, size: size)
    let isInverted = try grey.isLightOnDark()
    let lightGround = isInverted ? try grey.inverted() : consume grey
    let even = try lightGround.withEvenGround()
    let turns = try PageDirection.quarterTurns(of: even, read: read)
    let upright = try even.turned(quarterTurns: turns)
    let degrees = try upright.darkPixels(below: 160).straighteningDegrees()
    let straight = degrees == 0 ? consume upright : try upright.rotated(degrees: degrees)
    let readable = try straight.withDarkBarsInverted().withoutRuledLines()
    let image = try readable.withBorder(border).greyImage()

    let isSideways = turns % 2 == 1
    let pageWidth = isSideways ? size.height : size.width
    let pageHeight = isSideways ? size.width : size.height
    let (uprightWidth, uprightHeight) = isSideways ? (even.height, even.width) : (even.width, even.height)
    let geometry = PageGeometry(
      pageWidth: pageWidth, pageHeight: pageHeight, scaleX: Double(uprightWidth) / pageWidth,
      scaleY: Double(uprightHeight) / pageHeight, rotation: degrees, rotatedWidth: Double(readable.width),
      rotatedHeight: Double(readable.height), border: Double(border))
    return PreparedPage(
      image: image, geometry: geometry,
      preparation: PagePreparation(
        quarterTurns: turns, skewDegrees: degrees, inverted: isInverted,
        resolution: Int((geometry.scaleY * 72).rounded()), pixelWidth: image.width, pixelHeight: image.height))
  }

  /// The page in greys at a resolution the recogniser is at home with, and within the limit of pixels.
  private static func scaledGrey(
    _ picture: borrowing Picture, size: (width: Double, height: Double)
  ) throws(EngineFault) -> Picture {
    let grey = try picture.grey()
    let across = Double(grey.width) * 72 / size.width
    let down = Double(grey.height) * 72 / size.height
    var target = keptResolutions.contains(down) && abs(across / down - 1) < 0.05 ? down : Double(resolution)
    let pixels = size.width * size.height / (72 * 72) * target * target
    if pixels > Double(EngineLimits.pagePixels) { target *= (Double(EngineLimits.pagePixels) / pixels).squareRoot() }
    guard abs(target / down - 1) > 0.01 || abs(target / across - 1) > 0.01 else { return grey }
    return try grey.scaled(byX: target / across, y: target / down)
  }
}
