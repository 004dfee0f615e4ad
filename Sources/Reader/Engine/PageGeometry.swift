import Glibc
import Report

/// How a pixel of the picture that was recognised lies on the page as displayed.
///
/// Preparation turns, scales, rotates about the middle and adds a border, in that order; this undoes the last three, and the
/// page as displayed is the turned one.
struct PageGeometry: Sendable, Hashable {
  /// Size of the turned picture in points.
  var pageWidth: Double
  var pageHeight: Double
  /// Pixels per point across and down after scaling.
  var scaleX: Double
  var scaleY: Double
  /// Degrees, clockwise positive, by which the scaled picture was rotated to straighten it.
  var rotation: Double
  /// Size of the picture after rotation, border not counted.
  var rotatedWidth: Double
  var rotatedHeight: Double
  var border: Double

  /// The box on the page that a rectangle of the recognised picture covers.
  ///
  /// The middle is turned back and the sides are kept: for the few degrees of a skewed page that is closer to the writing than
  /// the upright hull of the turned rectangle.
  func box(x: Double, y: Double, width: Double, height: Double) -> Box {
    let radians = -rotation * .pi / 180
    let fromMiddleX = x + width / 2 - border - rotatedWidth / 2
    let fromMiddleY = y + height / 2 - border - rotatedHeight / 2
    let (sine, cosine) = (sin(radians), cos(radians))
    let middleX = pageWidth * scaleX / 2 + fromMiddleX * cosine - fromMiddleY * sine
    let middleY = pageHeight * scaleY / 2 + fromMiddleX * sine + fromMiddleY * cosine
    return Box(
      x: (middleX - width / 2) / scaleX, y: (middleY - height / 2) / scaleY, width: width / scaleX,
      height: height / scaleY)
  }
}

extension Box {
  /// The same place on the page after it was turned by quarter turns clockwise; the sizes are those before turning.
  func turned(quarterTurns: Int, pageWidth: Double, pageHeight: Double) -> Box {
    switch quarterTurns & 3 {
    case 1: Box(x: pageHeight - bottom, y: x, width: height, height: width)
    case 2: Box(x: pageWidth - right, y: pageHeight - bottom, width: width, height: height)
    case 3: Box(x: y, y: pageWidth - right, width: height, height: width)
    default: self
    }
  }
}
