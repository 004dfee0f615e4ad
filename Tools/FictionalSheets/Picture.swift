internal import CLeptonica

/// A raster picture.
///
/// Every step gives a new one; calls leptonica, which owns the pixels.
@safe struct Picture: ~Copyable {
  private let pix: UnsafeMutablePointer<Pix>

  /// Takes over a picture that leptonica made.
  private init(_ made: UnsafeMutablePointer<Pix>?, step: String) throws(SheetRenderer.Failure) {
    guard let made = unsafe made else { throw .pictureFailed(step) }
    unsafe pix = made
  }

  deinit {
    var owned: UnsafeMutablePointer<Pix>? = unsafe pix
    unsafe pixDestroy(&owned)
  }

  /// A page at that resolution, in colour.
  ///
  /// Calls `pixCreate`.
  init(_ page: PageDrawing, dpi: Double) throws(SheetRenderer.Failure) {
    let width = Int((PageDrawing.width / 72 * dpi).rounded())
    let height = Int((PageDrawing.height / 72 * dpi).rounded())
    try unsafe self.init(pixCreate(Int32(width), Int32(height), 32), step: "pixCreate")
    let canvas = CairoCanvas.pixels(width: width, height: height, dpi: dpi)
    canvas.draw(page)
    let target: UnsafeMutablePointer<UInt32> = unsafe pixGetData(pix)
    let targetWords = unsafe Int(pixGetWpl(pix))
    _ = unsafe canvas.withPixels { source, sourceWords in
      for row in 0..<height {
        let from = unsafe source + row * sourceWords
        let to = unsafe target + row * targetWords
        // cairo keeps 0x00RRGGBB, leptonica 0xRRGGBB00.
        for column in 0..<width { unsafe to[column] = from[column] << 8 }
      }
    }
    unsafe pixSetResolution(pix, Int32(dpi), Int32(dpi))
  }

  var width: Int { unsafe Int(pix.pointee.w) }
  var height: Int { unsafe Int(pix.pointee.h) }
  var resolution: (x: Int, y: Int) { unsafe (Int(pix.pointee.xres), Int(pix.pointee.yres)) }
  var isBilevel: Bool { unsafe pix.pointee.d == 1 }

  /// Eight-bit grey.
  ///
  /// Calls `pixConvertTo8`.
  func grey() throws(SheetRenderer.Failure) -> Picture { try unsafe next(pixConvertTo8(pix, 0), "pixConvertTo8") }

  /// Turned clockwise by a small angle, white corners.
  ///
  /// Calls `pixRotate`.
  func skewed(degrees: Double) throws(SheetRenderer.Failure) -> Picture {
    try unsafe next(
      pixRotate(
        pix, Float(degrees * .pi / 180), Int32(L_ROTATE_AREA_MAP), Int32(L_BRING_IN_WHITE), Int32(width), Int32(height)),
      "pixRotate")
  }

  /// Turned by quarters clockwise.
  ///
  /// Calls `pixRotateOrth`.
  func turned(quarters: Int) throws(SheetRenderer.Failure) -> Picture {
    try unsafe next(pixRotateOrth(pix, Int32(quarters)), "pixRotateOrth")
  }

  /// Blurred by a square of that radius, twice, which comes near a bell curve.
  ///
  /// Calls `pixBlockconv`.
  func blurred(radius: Int) throws(SheetRenderer.Failure) -> Picture {
    let once = try unsafe next(pixBlockconv(pix, Int32(radius), Int32(radius)), "pixBlockconv")
    return try unsafe next(pixBlockconv(once.pix, Int32(radius), Int32(radius)), "pixBlockconv")
  }

  /// With noise of that standard deviation; the C library's generator is seeded first.
  ///
  /// Calls `pixAddGaussianNoise`.
  func noisy(deviation: Double, seed: UInt64) throws(SheetRenderer.Failure) -> Picture {
    srand(UInt32(truncatingIfNeeded: seed))
    return try unsafe next(pixAddGaussianNoise(pix, Float(deviation)), "pixAddGaussianNoise")
  }

  /// Black and white swapped.
  ///
  /// Calls `pixInvert`.
  func inverted() throws(SheetRenderer.Failure) -> Picture { try unsafe next(pixInvert(nil, pix), "pixInvert") }

  /// Black is lifted to that grey: faded print.
  ///
  /// Calls `pixGammaTRC`.
  func faded(blackLevel: Int) throws(SheetRenderer.Failure) -> Picture {
    try unsafe next(pixGammaTRC(nil, pix, 1, -Int32(blackLevel), 255), "pixGammaTRC")
  }

  /// Scaled to those pixels and resolution, one bit each.
  ///
  /// Calls `pixScaleToSize` and `pixThresholdToBinary`.
  func bilevel(width: Int, height: Int, resolution: (x: Int, y: Int), threshold: Int) throws(SheetRenderer.Failure)
    -> Picture
  {
    let scaled = try unsafe next(pixScaleToSize(pix, Int32(width), Int32(height)), "pixScaleToSize")
    let binary = try unsafe next(pixThresholdToBinary(scaled.pix, Int32(threshold)), "pixThresholdToBinary")
    unsafe pixSetResolution(binary.pix, Int32(resolution.x), Int32(resolution.y))
    return binary
  }

  /// Multiplied by a colour.
  ///
  /// Calls `pixMultiplyByColor`.
  func tinted(red: Int, green: Int, blue: Int) throws(SheetRenderer.Failure) -> Picture {
    let colour = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8
    return try unsafe next(pixMultiplyByColor(nil, pix, nil, colour), "pixMultiplyByColor")
  }

  /// On a desk of that grey.
  ///
  /// Calls `pixAddBorderGeneral`.
  func bordered(across: Int, down: Int, grey: Int) throws(SheetRenderer.Failure) -> Picture {
    let level = UInt32(grey)
    let colour = level << 24 | (level * 9 / 10) << 16 | (level * 3 / 4) << 8
    return try unsafe next(
      pixAddBorderGeneral(pix, Int32(across), Int32(across), Int32(down), Int32(down), colour), "pixAddBorderGeneral")
  }

  /// Each corner (top left, top right, bottom right, bottom left) moved by so many pixels.
  ///
  /// Calls `pixProjectivePtaColor`.
  func projected(corners: [(x: Double, y: Double)], grey: Int) throws(SheetRenderer.Failure) -> Picture {
    let right = Double(width - 1)
    let bottom = Double(height - 1)
    let places = [(0.0, 0.0), (right, 0.0), (right, bottom), (0.0, bottom)]
    var sources: UnsafeMutablePointer<Pta>? = unsafe ptaCreate(4)
    var targets: UnsafeMutablePointer<Pta>? = unsafe ptaCreate(4)
    defer {
      unsafe ptaDestroy(&sources)
      unsafe ptaDestroy(&targets)
    }
    for (place, move) in zip(places, corners) {
      unsafe ptaAddPt(sources, Float(place.0), Float(place.1))
      unsafe ptaAddPt(targets, Float(place.0 + move.x), Float(place.1 + move.y))
    }
    let level = UInt32(grey)
    let colour = level << 24 | (level * 9 / 10) << 16 | (level * 3 / 4) << 8
    return try unsafe next(pixProjectivePtaColor(pix, targets, sources, colour), "pixProjectivePtaColor")
  }

  /// Multiplied by a light that is a small map of brightness, 0 to 255, spread over the picture.
  ///
  /// Calls `pixMultiplyGray`.
  func lit(by map: [[Int]]) throws(SheetRenderer.Failure) -> Picture {
    let side = 128
    let small = try unsafe Picture(pixCreate(Int32(side), Int32(side), 8), step: "pixCreate")
    for y in 0..<side {
      for x in 0..<side {
        let level = Self.level(in: map, across: Double(x) / Double(side - 1), down: Double(y) / Double(side - 1))
        unsafe pixSetPixel(small.pix, Int32(x), Int32(y), UInt32(level))
      }
    }
    let light = try unsafe next(pixScaleToSize(small.pix, Int32(width), Int32(height)), "pixScaleToSize")
    return try unsafe next(pixMultiplyGray(pix, light.pix, 1 / 255), "pixMultiplyGray")
  }

  /// The light between the map's points, at a place from 0 to 1.
  private static func level(in map: [[Int]], across: Double, down: Double) -> Double {
    func mix(_ line: [Double], _ place: Double) -> Double {
      let at = place * Double(line.count - 1)
      let left = min(Int(at), line.count - 1)
      let right = min(left + 1, line.count - 1)
      return line[left] + (line[right] - line[left]) * (at - Double(left))
    }
    return mix(map.map { mix($0.map(Double.init), across) }, down)
  }

  /// Lends the pixels to leptonica's writers.
  func withPix<Result, Failure: Error>(_ body: (UnsafeMutablePointer<Pix>) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    try unsafe body(pix)
  }

  /// A step's result, with the resolution of this picture.
  private func next(_ made: UnsafeMutablePointer<Pix>?, _ step: String) throws(SheetRenderer.Failure) -> Picture {
    let picture = try unsafe Picture(made, step: step)
    unsafe pixSetResolution(picture.pix, pix.pointee.xres, pix.pointee.yres)
    return picture
  }
}
