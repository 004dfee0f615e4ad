/// Levenshtein's distance, given up as soon as it is more than what is asked for.
enum EditDistance {
  static func between(_ one: [UInt8], _ other: [UInt8], atMost most: Int) -> Int? {
    guard abs(one.count - other.count) <= most else { return nil }
    var row = Array(0...other.count)
    for (line, byte) in one.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      var least = row[0]
      for column in 0..<other.count {
        let above = row[column + 1]
        let changed = diagonal + (byte == other[column] ? 0 : 1)
        row[column + 1] = min(changed, above + 1, row[column] + 1)
        diagonal = above
        least = min(least, row[column + 1])
      }
      if least > most { return nil }
    }
    return row[other.count] <= most ? row[other.count] : nil
  }
}
