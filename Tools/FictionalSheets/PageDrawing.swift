internal import Report

/// A typeface as fontconfig knows it.
struct FontFace: Sendable, Hashable {
  var family: String
  var isBold = false
  var isItalic = false
}

/// An opaque colour, 0 to 1 each.
struct Ink: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double

  static let black = Ink.grey(0)
  static func grey(_ level: Double) -> Ink { Ink(red: level, green: level, blue: level) }
}

/// A line of text at its baseline, in points from the page's top left.
struct TextRun: Sendable, Hashable {
  var text: String
  var x: Double
  var baseline: Double
  var face: FontFace
  var size: Double
  var ink = Ink.black
}

/// One stroke of the renderer: everything a sheet is made of.
enum DrawItem: Sendable, Hashable {
  case text(TextRun)
  case line(x1: Double, y1: Double, x2: Double, y2: Double, width: Double, ink: Ink)
  case fill(Box, Ink)
  case frame(Box, width: Double, ink: Ink)
}

/// One page as a list of strokes; the cairo painter and the hand-written PDF both draw it.
struct PageDrawing: Sendable {
  var items: [DrawItem] = []

  /// A4 in points.
  static let width = 595.276
  static let height = 841.89
}

/// A sheet set on pages, with the place of every row.
struct ComposedSheet: Sendable {
  var pages: [PageDrawing]
  /// By the row's number: its page, 1 for the first, and its box from label to range.
  var places: [Int: (page: Int, box: Box)]
}
