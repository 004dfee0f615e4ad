import Report

/// How much of a page pictures cover: the share of a grid's cells whose middle lies in one.
///
/// Counting cells keeps a scan that was cut into strips from looking like many small pictures.
enum PictureCoverage {
  private static let cells = 48

  /// 0 to 1.
  static func share(of boxes: [Box], width: Double, height: Double) -> Double {
    guard !boxes.isEmpty else { return 0 }
    var covered = Array(repeating: false, count: cells * cells)
    for box in boxes {
      let columns = range(from: box.x, to: box.right, of: width)
      for row in range(from: box.y, to: box.bottom, of: height) {
        for column in columns { covered[row * cells + column] = true }
      }
    }
    return Double(covered.count { $0 }) / Double(covered.count)
  }

  /// The cells whose middle lies between two places along a side.
  private static func range(from start: Double, to end: Double, of side: Double) -> Range<Int> {
    let first = min(max((start / side * Double(cells) - 0.5).rounded(.up), 0), Double(cells))
    let last = min(max((end / side * Double(cells) - 0.5).rounded(.down) + 1, first), Double(cells))
    return Int(first)..<Int(last)
  }
}
