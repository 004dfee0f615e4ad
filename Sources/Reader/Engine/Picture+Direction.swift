import CLeptonica

/// Steps that bring the writing upright.
extension Picture {
  /// Turned by quarter turns clockwise.
  ///
  /// Calls `pixRotateOrth`.
  borrowing func turned(quarterTurns: Int) throws(EngineFault) -> Picture {
    try unsafe map { unsafe pixRotateOrth($0, l_int32(quarterTurns & 3)) }
  }

  /// Degrees, clockwise positive, that straighten the lines of a one-bit picture; 0 where the lines do not tell.
  ///
  /// Calls `pixFindSkewSweepAndSearch` over seven degrees on each side.
  borrowing func straighteningDegrees() -> Double {
    var (angle, confidence): (l_float32, l_float32) = (0, 0)
    let status = unsafe withPix { unsafe pixFindSkewSweepAndSearch($0, &angle, &confidence, 4, 2, 7, 1, 0.01) }
    // The ratio of the best angle's score to the worst's; pages of even sheets give 2.9 and more, noise little over 1.
    guard status == 0, confidence >= 1.8, abs(angle) >= 0.05 else { return 0 }
    return Double(angle)
  }

  /// Rotated about the middle, the sheet grown so that no corner is lost.
  ///
  /// Calls `pixRotate`.
  borrowing func rotated(degrees: Double) throws(EngineFault) -> Picture {
    let (width, height) = (l_int32(width), l_int32(height))
    return try unsafe map {
      unsafe pixRotate(
        $0, l_float32(degrees * .pi / 180), l_int32(L_ROTATE_AREA_MAP), l_int32(L_BRING_IN_WHITE), width, height)
    }
  }

  /// A part of the picture as one of its own.
  ///
  /// Calls `pixClipRectangle`.
  borrowing func cropped(to area: PixelArea) throws(EngineFault) -> Picture {
    try unsafe map { pix in
      var box = unsafe boxCreate(l_int32(area.x), l_int32(area.y), l_int32(area.width), l_int32(area.height))
      defer { unsafe boxDestroy(&box) }
      return unsafe pixClipRectangle(pix, box, nil)
    }
  }
}
