/// Finds what was probably meant: names within two edits, nearest first.
package enum NearName {
  /// The most edits between what was typed and what is suggested.
  static let mostEdits = 2

  /// Names that are within two edits of a word, at most three.
  package static func suggestions(for word: String, among names: [String]) -> [String] {
    guard word.utf8.count <= 40 else { return [] }
    let scored = names.map { (name: $0, edits: edits(from: word, to: $0)) }
    // A word of two letters is within two edits of everything short: at least one letter has to stay.
    let near = scored.filter { $0.edits <= mostEdits && $0.edits < max(word.count, $0.name.count) - 1 }
    return near.sorted { ($0.edits, $0.name) < ($1.edits, $1.name) }.prefix(3).map(\.name)
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  static func edits(from left: String, to right: String) -> Int {
    let left = Array(left)
    let right = Array(right)
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1]
      for column in 0..<right.count {
        let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
        var best = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
