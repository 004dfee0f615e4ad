import CLeptonica

/// Steps that take what is not writing out of a page's pixels.
extension Picture {
  /// The picture in 256 greys, without colour map or transparency (a transparent ground becomes white).
  ///
  /// Calls `pixRemoveAlpha` and `pixConvertTo8`.
  borrowing func grey() throws(EngineFault) -> Picture {
    let opaque = try unsafe map { unsafe pixRemoveAlpha($0) }
    return try unsafe opaque.map { unsafe pixConvertTo8($0, 0) }
  }

  /// Scaled by a factor for each direction.
  ///
  /// Calls `pixScale`.
  borrowing func scaled(byX x: Double, y: Double) throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixScale($0, l_float32(x), l_float32(y)) }
  }

  /// Whether the page is light writing on a dark ground: half of it is dark and little of it bright.
  ///
  /// A page photographed on a dark table is bright over more than a third of the picture. Calls `pixGetGrayHistogram`.
  borrowing func isLightOnDark() throws(EngineFault) -> Bool {
    let shares = try unsafe withPix { pix throws(EngineFault) in
      guard let counts = unsafe pixGetGrayHistogram(pix, 4) else { throw .pageUnreadable }
      defer {
        var counts: UnsafeMutablePointer<NUMA>? = unsafe counts
        unsafe numaDestroy(&counts)
      }
      var values: [Double] = []
      let count = unsafe numaGetCount(counts)
      for index in 0..<count {
        var value: l_float32 = 0
        unsafe numaGetFValue(counts, index, &value)
        values.append(Double(value))
      }
      let all = max(values.reduce(0, +), 1)
      return (dark: values.prefix(100).reduce(0, +) / all, bright: values.dropFirst(150).reduce(0, +) / all)
    }
    return shares.dark > 0.5 && shares.bright < 0.33
  }

  /// Light and dark exchanged.
  ///
  /// Calls `pixInvert`.
  borrowing func inverted() throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixInvert(nil, $0) }
  }

  /// The ground made evenly white: shadows, coloured cells and zebra rows divided out.
  ///
  /// Calls `pixBackgroundNorm`.
  ///
  /// A picture too small for the ground to be measured is given back as it is.
  borrowing func withEvenGround() throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixBackgroundNorm($0, nil, nil, 10, 15, 80, 40, 250, 2, 1) ?? pixCopy(nil, $0) }
  }

  /// Dark pixels as a picture of one bit each.
  ///
  /// Calls `pixThresholdToBinary`.
  borrowing func darkPixels(below threshold: Int) throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixThresholdToBinary($0, l_int32(threshold)) }
  }

  /// Bars of dark ground with light writing, as in table heads, turned to dark writing on a light ground.
  ///
  /// Sizes are for 300 dots per inch. A bar is found by a brick no letter holds, then grown over the holes its letters make.
  borrowing func withDarkBarsInverted() throws(EngineFault) -> Picture {
    let dark = try darkPixels(below: 128)
    let solid = try unsafe dark.map { unsafe pixOpenBrick(nil, $0, 36, 24) }
    let result = try unsafe map { unsafe pixCopy(nil, $0) }
    guard try solid.hasPixels() else { return result }
    let closed = try unsafe dark.map { unsafe pixCloseBrick(nil, $0, 21, 21) }
    let bars = try unsafe solid.withPix { seed throws(EngineFault) in
      try unsafe closed.map { unsafe pixSeedfillBinary(nil, seed, $0, 8) }
    }
    for area in try bars.componentAreas() where area.width >= 80 && area.height >= 28 {
      guard try dark.share(of: area) > 0.6 else { continue }
      unsafe result.withPix { pix in
        _ = unsafe pixRasterop(
          pix, l_int32(area.x), l_int32(area.y), l_int32(area.width), l_int32(area.height), Self.flip, nil, 0, 0)
      }
    }
    return result
  }

  /// `PIX_NOT(PIX_DST)`, a macro of leptonica's pix.h with arguments: every bit of the area is flipped.
  private static var flip: l_int32 { PIX_DST ^ 0x0F }

  /// Ruled lines painted white: inside a fully ruled table the recogniser finds no row at all (docs/sheets.md, section 1).
  ///
  /// Sizes are for 300 dots per inch: longer than any stroke of a letter, thinner than a bar.
  borrowing func withoutRuledLines() throws(EngineFault) -> Picture {
    let dark = try darkPixels(below: 190)
    let result = try unsafe map { unsafe pixCopy(nil, $0) }
    for (length, isHorizontal) in [(120, true), (150, false)] {
      let lines = try dark.thinLines(length: length, isHorizontal: isHorizontal)
      unsafe lines.withPix { mask in
        unsafe result.withPix { _ = unsafe pixSetMasked($0, mask, 255) }
      }
    }
    return result
  }

  /// The straight lines of one direction that are at least that long and at most twelve pixels thick, one pixel grown.
  private borrowing func thinLines(length: Int, isHorizontal: Bool) throws(EngineFault) -> Picture {
    let (long, short) = (l_int32(length), l_int32(13))
    let runs = try unsafe map { unsafe isHorizontal ? pixOpenBrick(nil, $0, long, 1) : pixOpenBrick(nil, $0, 1, long) }
    let thick = try unsafe runs.map {
      unsafe isHorizontal ? pixOpenBrick(nil, $0, 1, short) : pixOpenBrick(nil, $0, short, 1)
    }
    let blocks = try unsafe thick.withPix { seed throws(EngineFault) in
      try unsafe runs.map { unsafe pixSeedfillBinary(nil, seed, $0, 8) }
    }
    let thin = try unsafe blocks.withPix { blocks throws(EngineFault) in
      try unsafe runs.map { unsafe pixSubtract(nil, $0, blocks) }
    }
    return try unsafe thin.map { unsafe isHorizontal ? pixDilateBrick(nil, $0, 5, 3) : pixDilateBrick(nil, $0, 3, 5) }
  }

  /// White on every side.
  ///
  /// Calls `pixAddBorder`.
  borrowing func withBorder(_ width: Int) throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixAddBorder($0, l_int32(width), 255) }
  }

  /// Whether a one-bit picture has a set pixel.
  ///
  /// Calls `pixZero`.
  borrowing func hasPixels() throws(EngineFault) -> Bool {
    var isEmpty: l_int32 = 0
    unsafe withPix { _ = unsafe pixZero($0, &isEmpty) }
    return isEmpty == 0
  }

  /// The rectangles around the connected parts of a one-bit picture.
  ///
  /// Calls `pixConnCompBB`.
  borrowing func componentAreas() throws(EngineFault) -> [PixelArea] {
    try unsafe withPix { pix throws(EngineFault) in
      guard let boxes = unsafe pixConnCompBB(pix, 8) else { throw .pageUnreadable }
      defer {
        var boxes: UnsafeMutablePointer<BOXA>? = unsafe boxes
        unsafe boxaDestroy(&boxes)
      }
      var areas: [PixelArea] = []
      let count = unsafe boxaGetCount(boxes)
      for index in 0..<count {
        var (x, y, width, height): (l_int32, l_int32, l_int32, l_int32) = (0, 0, 0, 0)
        unsafe boxaGetBoxGeometry(boxes, index, &x, &y, &width, &height)
        areas.append(PixelArea(x: Int(x), y: Int(y), width: Int(width), height: Int(height)))
      }
      return areas
    }
  }

  /// The share of an area's pixels that are set in a one-bit picture.
  ///
  /// Calls `pixCountPixelsInRect`.
  private borrowing func share(of area: PixelArea) throws(EngineFault) -> Double {
    var count: l_int32 = 0
    unsafe withPix { pix in
      var box = unsafe boxCreate(l_int32(area.x), l_int32(area.y), l_int32(area.width), l_int32(area.height))
      _ = unsafe pixCountPixelsInRect(pix, box, &count, nil)
      unsafe boxDestroy(&box)
    }
    return Double(count) / Double(max(area.width * area.height, 1))
  }
}
