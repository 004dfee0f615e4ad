/// Labels that a misread one can have been: look-alike letters, and only where no other entry is as near.
///
/// Words are compared one by one. A word is repaired only when it has at least five letters and no digit (`CA 15-3` and
/// `CA 19-9` are never near), in one letter, or two in a word of ten letters or more; a label in two letters at most. Nothing
/// is ever inserted or left out: that makes another word more often than it mends one.
struct NearLabels: Sendable {
  static let shared = NearLabels(AnalyteTable.shared)

  private struct Candidate: Sendable {
    var words: [[UInt8]]
    var letters: UInt32
    var entries: [Int]
  }

  private let byWordCount: [Int: [Candidate]]

  init(_ table: AnalyteTable) {
    var grouped: [Int: [Candidate]] = [:]
    for label in table.labels {
      let words = label.words.split(separator: " ").map { Array($0.utf8) }
      guard words.contains(where: Self.isRepairable) else { continue }
      let candidate = Candidate(words: words, letters: Self.letters(words), entries: label.entries)
      grouped[words.count, default: []].append(candidate)
    }
    byWordCount = grouped
  }

  /// The entries of the one nearest label; `nil` when none is near or two labels of different meaning are as near.
  func entries(near label: String) -> [Int]? {
    let words = LabelKey.words(label).map { Array($0.utf8) }
    guard let candidates = byWordCount[words.count], words.contains(where: Self.isRepairable) else { return nil }
    let letters = Self.letters(words)
    var best = 3
    var found: [Int]?
    for candidate in candidates where (candidate.letters ^ letters).nonzeroBitCount <= 4 {
      guard let distance = distance(words, candidate.words, atMost: min(best, 2)) else { continue }
      if distance < best {
        best = distance
        found = candidate.entries
      } else if found != candidate.entries {
        found = nil
      }
    }
    return found
  }

  private func distance(_ read: [[UInt8]], _ known: [[UInt8]], atMost most: Int) -> Int? {
    var total = 0
    for (one, other) in zip(read, known) where one != other {
      guard Self.isRepairable(other), !one.contains(where: Self.isDigit), one.first == other.first || one.count > 7
      else { return nil }
      let allowed = min(most - total, other.count >= 10 ? 2 : 1)
      guard allowed > 0, let edits = Confusions.between(one, other, atMost: allowed) else { return nil }
      total += edits
    }
    return total > 0 ? total : nil
  }

  private static func isRepairable(_ word: [UInt8]) -> Bool {
    word.count >= 5 && !word.contains(where: isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "%")
  }

  /// One bit a letter: labels whose letters differ widely need no comparison.
  private static func letters(_ words: [[UInt8]]) -> UInt32 {
    var bits: UInt32 = 0
    for word in words {
      for byte in word where byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") {
        bits |= 1 << UInt32(byte - UInt8(ascii: "a"))
      }
    }
    return bits
  }
}
