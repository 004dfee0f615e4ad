/// Compares words as a recogniser may have misread them.
enum NearWord {
  /// Whether two folded words are the same, or differ in one letter while being long enough that this is no other word.
  static func matches(_ read: String, _ known: String) -> Bool {
    if read == known { return true }
    let left = Array(read.utf8)
    let right = Array(known.utf8)
    guard right.count >= 7, abs(left.count - right.count) <= 1 else { return false }
    return isWithinOneEdit(left, right)
  }

  private static func isWithinOneEdit(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var start = 0
    while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
    var leftEnd = left.count
    var rightEnd = right.count
    while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
      leftEnd -= 1
      rightEnd -= 1
    }
    return leftEnd - start <= 1 && rightEnd - start <= 1
  }
}
