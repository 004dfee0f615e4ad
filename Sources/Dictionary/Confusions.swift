/// Letters that a recogniser takes for one another; a word may be repaired by these and by nothing else.
///
/// A free edit distance would read `Kalzium`, which it does not know, as `Kalium`, which it does: another quantity. Shapes
/// confused on scans are few, and none of them is an insertion.
enum Confusions {
  private static let pairs: [[UInt8]] = [
    "il", "ij", "it", "lt", "ft", "ce", "co", "eo", "hb", "nh", "nu", "uv", "vy", "gq", "rn", "ao",
  ].map { Array($0.utf8) }

  /// How many letters of `read` differ from `known`; `nil` when one differs by more than its shape, or more than `most` do.
  static func between(_ read: [UInt8], _ known: [UInt8], atMost most: Int) -> Int? {
    guard read.count == known.count else { return nil }
    var count = 0
    for (one, other) in zip(read, known) where one != other {
      guard pairs.contains(where: { $0.contains(one) && $0.contains(other) }) else { return nil }
      count += 1
      if count > most { return nil }
    }
    return count
  }
}
