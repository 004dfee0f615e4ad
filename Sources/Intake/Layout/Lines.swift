internal import Report

/// Groups the words of a page into lines by where they stand, never by the order the file holds them in (docs/sheets.md 1, 47).
enum Lines {
  /// The lines of a page from top to bottom.
  ///
  /// - Parameters:
  ///   - words: In any order; words drawn twice in one place (imitated bold) count once.
  ///   - page: The page's number.
  ///   - isRecognised: Whether the words come from pixels, so that a rest of skew is to be expected.
  /// - Returns: Each line's words from left to right.
  static func grouping(_ words: [PageWord], page: Int, isRecognised: Bool) -> [TextLine] {
    let single = Doubles.removed(from: words)
    let slope = isRecognised ? Skew.slope(of: single) : 0
    var lines: [OpenLine] = []
    let heights = single.map(\.box.height).sorted()
    let typical = heights.isEmpty ? 0 : heights[heights.count / 2]
    let ordered = single.sorted { $0.box.middleY - slope * $0.box.x < $1.box.middleY - slope * $1.box.x }
    for word in ordered {
      // A dash is a point high and yet belongs to its line.
      let height = max(word.box.height, typical * 0.7)
      let middle = word.box.middleY - slope * word.box.middleX
      // Only the last few lines can still be meant: the words come from top to bottom.
      let fitting = lines.indices.suffix(4).filter { lines[$0].takes(middle: middle, height: height, box: word.box) }
      let nearest = fitting.min { abs(lines[$0].middle - middle) < abs(lines[$1].middle - middle) }
      if let nearest {
        lines[nearest].add(word, middle: middle, height: height)
      } else {
        lines.append(OpenLine(word: word, middle: middle, height: height))
      }
    }
    return lines.sorted { $0.middle < $1.middle }.map { line in
      TextLine(page: page, words: line.words.sorted { $0.box.x < $1.box.x })
    }
  }
}

/// A line that is still being filled.
private struct OpenLine {
  var words: [PageWord]
  var middle: Double
  var height: Double

  init(word: PageWord, middle: Double, height: Double) {
    words = [word]
    self.middle = middle
    self.height = height
  }

  /// Whether a word's middle lies within half of the line's height, and no word stands there already.
  func takes(middle: Double, height: Double, box: Box) -> Bool {
    guard abs(middle - self.middle) <= 0.5 * min(max(self.height, height), 1.6 * min(self.height, height)) else {
      return false
    }
    return !words.contains { other in
      let across = min(other.box.right, box.right) - max(other.box.x, box.x)
      return across > 0.5 * max(other.box.width, box.width)
    }
  }

  mutating func add(_ word: PageWord, middle: Double, height: Double) {
    // A running mean keeps one tall or low word from pulling the line away.
    self.middle += (middle - self.middle) / Double(words.count + 1)
    self.height += (height - self.height) / Double(words.count + 1)
    words.append(word)
  }
}

/// Removes words that are drawn twice in one place to look bold.
enum Doubles {
  static func removed(from words: [PageWord]) -> [PageWord] {
    let order = words.indices.sorted { words[$0].box.y < words[$1].box.y }
    var isDouble = Array(repeating: false, count: words.count)
    for (position, index) in order.enumerated() where !isDouble[index] {
      let word = words[index]
      for other in order[(position + 1)...] {
        let rival = words[other]
        if rival.box.y - word.box.y > word.box.height * 0.5 { break }
        if rival.text == word.text, Reconciliation.share(rival.box, word.box) > 0.6 { isDouble[other] = true }
      }
    }
    return words.indices.filter { !isDouble[$0] }.map { words[$0] }
  }
}

/// Measures the rest of skew that recognised words still have.
enum Skew {
  /// The steepest slope looked for; the reader takes out what is above.
  private static let steepest = 0.035
  private static let steps = 35

  /// The slope at which the words fall onto the fewest rows; 0 where level is as good.
  static func slope(of words: [PageWord]) -> Double {
    guard words.count >= 12 else { return 0 }
    let heights = words.map(\.box.height).sorted()
    let bin = max(heights[heights.count / 2] * 0.35, 1)
    var best = (slope: 0.0, sharpness: sharpness(words, slope: 0, bin: bin) * 1.02)
    for step in 1...steps {
      for sign in [-1.0, 1.0] {
        let slope = sign * steepest * Double(step) / Double(steps)
        let found = sharpness(words, slope: slope, bin: bin)
        if found > best.sharpness { best = (slope, found) }
      }
    }
    return best.slope
  }

  private static func sharpness(_ words: [PageWord], slope: Double, bin: Double) -> Double {
    var rows: [Int: Double] = [:]
    for word in words {
      let place = (word.box.middleY - slope * word.box.middleX) / bin
      guard place.isFinite, abs(place) < 1e9 else { continue }
      // Shared between two bins, so that the result does not depend on where a bin begins.
      let lower = place.rounded(.down)
      rows[Int(lower), default: 0] += 1 - (place - lower)
      rows[Int(lower) + 1, default: 0] += place - lower
    }
    return rows.values.reduce(0) { $0 + $1 * $1 }
  }
}
