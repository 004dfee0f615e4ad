internal import Report

/// A printed number before anyone decided what its marks mean: comparator, sign, digits with marks, glued flag.
struct NumberToken: Hashable {
  var comparator: Comparator?
  /// `+` or `-` in front, which may be a sign or a flag.
  var sign: Character?
  /// Digits and the marks between them, `1.000,5`.
  var body: String
  /// What stands glued behind the digits: `H`, `*`, `+` …; empty when nothing does.
  var suffix: String

  /// Signs that stand between digits.
  static let marks: Set<Character> = [",", ".", "'", " "]

  /// Flags that may be glued behind a number.
  static let suffixes: Set<String> = [
    "H", "L", "HH", "LL", "*", "**", "***", "+", "++", "+++", "-", "--", "---", "!", "!!", "↑", "↓", "↑↑", "↓↓", "►",
    "▲", "▼", "#",
    "[H]", "[L]", "(H)", "(L)", "[+]", "[-]", "(+)", "(-)", "[*]", "(*)", "H+", "L-", "*H", "*L", "H*", "L*", "+*",
    "-*", "A",
  ]

  /// Reads one normalised word or a comparator with its number.
  ///
  /// - Returns: `nil` unless all of the text is a number with at most a comparator, a sign and a flag around it.
  init?(_ text: String) {
    var rest = Substring(text)
    let found = ComparatorWords.leading(in: rest)
    comparator = found?.comparator
    if let found { rest = rest.dropFirst(found.length).drop { $0 == " " } }
    // A star or an exclamation mark in front is a flag as well as one behind.
    var front = ""
    while let first = rest.first, "*!↑↓►▲▼".contains(first), rest.count > 1 {
      front.append(first)
      rest.removeFirst()
    }
    if let first = rest.first, first == "-" || first == "+", let next = rest.dropFirst().first, Self.opensNumber(next) {
      sign = first
      rest.removeFirst()
    }
    let digits = rest.prefix { Typography.isDigit($0) || Self.marks.contains($0) }
    var body = Substring(digits)
    while let last = body.last, Self.marks.contains(last) { body.removeLast() }
    guard let first = body.first, Self.opensNumber(first), body.contains(where: Typography.isDigit) else { return nil }
    if first == "." || first == "," {
      guard body.count > 1 else { return nil }
      body = "0" + body
    }
    let tail = rest.dropFirst(digits.count)
    guard digits.count == rest.prefix(digits.count).count, digits.last.map(Typography.isDigit) == true || tail.isEmpty
    else {
      return nil
    }
    // `7.` is a list number or a footnote mark, never a value (docs/sheets.md 56).
    guard digits.last.map(Typography.isDigit) == true else { return nil }
    let suffix = tail.trimmed
    guard suffix.isEmpty || Self.suffixes.contains(suffix) else { return nil }
    guard Typography.digitCount(String(body)) <= 15, !Self.hasDoubledMark(body) else { return nil }
    self.body = String(body)
    self.suffix = front.isEmpty ? suffix : (suffix.isEmpty ? front : suffix)
  }

  private static func opensNumber(_ character: Character) -> Bool {
    Typography.isDigit(character) || character == "." || character == ","
  }

  private static func hasDoubledMark(_ body: Substring) -> Bool {
    zip(body, body.dropFirst()).contains { marks.contains($0) && marks.contains($1) }
  }
}

/// The words and signs that make a number a bound.
enum ComparatorWords {
  private static let signs: [(text: String, comparator: Comparator)] = [
    ("<=", .lessOrEqual), ("=<", .lessOrEqual), (">=", .greaterOrEqual), ("=>", .greaterOrEqual), ("<", .less),
    (">", .greater),
  ]

  private static let words: [(text: String, comparator: Comparator)] = [
    ("kleiner als", .less), ("kleiner", .less), ("kl.", .less), ("unter", .less), ("less than", .less),
    ("below", .less),
    ("groesser als", .greater), ("größer als", .greater), ("größer", .greater), ("groesser", .greater),
    ("gr.", .greater),
    ("über", .greater), ("ueber", .greater), ("greater than", .greater), ("above", .greater), ("more than", .greater),
  ]

  /// The comparator that opens the text and how many characters it takes.
  static func leading(in text: Substring) -> (comparator: Comparator, length: Int)? {
    for sign in signs where text.hasPrefix(sign.text) { return (sign.comparator, sign.text.count) }
    guard text.first?.isLetter == true else { return nil }
    let lower = text.lowercased()
    for word in words where lower.hasPrefix(word.text) {
      let next = lower.dropFirst(word.text.count).first
      if next == nil || next == " " || next.map(Typography.isDigit) == true {
        return (word.comparator, word.text.count)
      }
    }
    return nil
  }
}
