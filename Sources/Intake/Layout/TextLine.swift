internal import Report

/// Words that stand on one baseline, from left to right.
struct TextLine: Hashable {
  var page: Int
  var words: [PageWord]

  /// The smallest box around the words.
  var box: Box {
    guard let first = words.first else { return Box(x: 0, y: 0, width: 0, height: 0) }
    return words.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  /// The middle height of the words, the measure for gaps.
  var height: Double {
    let heights = words.map(\.box.height).sorted()
    return heights.isEmpty ? 0 : heights[heights.count / 2]
  }

  var text: String { words.map(\.text).joined(separator: " ") }
  var printed: String { words.map(\.printed).joined(separator: " ") }

  /// The words cut where the space between two is wider than a space between words.
  var cells: [TextLine] { parts(apart: TextLine.cellGap) }

  /// The words cut where a gap is wider than so many heights of the line.
  func parts(apart share: Double) -> [TextLine] {
    var cells: [TextLine] = []
    let gap = height * share
    for word in words {
      if let last = cells.last?.words.last, word.box.x - last.box.right <= gap {
        cells[cells.count - 1].words.append(word)
      } else {
        cells.append(TextLine(page: page, words: [word]))
      }
    }
    return cells
  }

  /// From this share of the line's height on, a gap separates two cells.
  static let cellGap = 0.8
}
