internal import Dictionary
internal import Report

/// Cuts a line into pieces, from left to right, the longest meaning first.
struct PieceMaker {
  private let words: [PageWord]
  /// A wider gap than this ends a piece, whatever the words say.
  private let cellGap: Double
  /// A dash between two bounds may stand a little apart.
  private let intervalGap: Double
  private var pieces: [Piece] = []
  private var position = 0

  /// The pieces of one line, in order.
  static func pieces(of line: TextLine) -> [Piece] {
    var maker = PieceMaker(words: GluedWords.separated(line.words), height: line.height)
    maker.run()
    return maker.pieces
  }

  private init(words: [PageWord], height: Double) {
    self.words = words
    cellGap = height * TextLine.cellGap
    intervalGap = height * 1.6
  }

  private mutating func run() {
    while position < words.count {
      let (kind, count) = next()
      let taken = Array(words[position..<position + count])
      if kind == .text, let last = pieces.last, last.kind == .text, gap(before: position) <= cellGap {
        pieces[pieces.count - 1].words += taken
      } else {
        pieces.append(Piece(kind: kind, words: taken))
      }
      position += count
    }
  }

  private func next() -> (Piece.Kind, Int) {
    if isShortName { return (.text, 1) }
    if let count = DateText.wordCount(at: position, in: words) { return (.date, count) }
    if let found = range() { return found }
    if let count = longest(upTo: 3, gap: cellGap, where: { NumberToken($0)?.comparator != nil }) {
      return (.bounded, count)
    }
    if TitreText.isTitre(words[position].text) { return (.titre, 1) }
    if NumberToken(words[position].text) != nil { return (.number, groupedCount()) }
    if let count = longest(upTo: 3, gap: cellGap, where: AbsentResult.isAbsent) { return (.absent, count) }
    if FlagText.flag(words[position].text) != nil, !isInsideText { return (.flag, 1) }
    if let count = longest(upTo: 3, gap: cellGap, where: UnitText.isUnit) { return (.unit, count) }
    if let count = longest(upTo: 3, gap: cellGap, where: { Qualitative.meaning(of: $0) != nil }), !isInsideText {
      return (.qualitative, count)
    }
    return (.text, 1)
  }

  /// `K` opens a line as the name of potassium, wherever else it may be a unit.
  private var isShortName: Bool {
    guard position == 0, words.count > 1, words[0].text.count <= 2 else { return false }
    return words[0].text.allSatisfy(\.isLetter) && Analytes.isKnownLabel(words[0].text)
  }

  /// A range of two bounds or one, with its brackets, over as many words as belong to it.
  private func range() -> (Piece.Kind, Int)? {
    guard let first = words[position].text.first, Self.opensRange(first, words[position].text) else { return nil }
    // `4,2 - 3,5 - 5,1`: the first number is the value, the dash after it a flag.
    for count in stride(from: min(7, words.count - position), through: 1, by: -1)
    where isTogether(count, gap: intervalGap) {
      let text = joined(count)
      guard let bounds = ReferenceText.bounds(of: text) else { continue }
      if bounds.low != nil, bounds.high != nil {
        guard !isFollowedByInterval(count) else { continue }
        return (.interval, count)
      }
      if ComparatorWords.leading(in: Substring(text)) == nil {
        return (text.first == "(" || text.first == "[" ? .bounded : .oneSidedRange, count)
      }
    }
    return nil
  }

  private static func opensRange(_ first: Character, _ word: String) -> Bool {
    if Typography.isDigit(first) || "[(+-".contains(first) { return true }
    let lower = word.lowercased()
    return ["bis", "ab", "max", "min", "mind", "up", "from", "höch", "hoch", "maxi", "at", "ref", "norm", "mehr"]
      .contains {
        lower.hasPrefix($0)
      }
  }

  private func isFollowedByInterval(_ count: Int) -> Bool {
    let next = position + count
    guard next < words.count, gap(before: next) <= intervalGap else { return false }
    return words[next].text == "-" && next + 1 < words.count
      && words[next + 1].text.first.map(Typography.isDigit) == true
  }

  /// A number, or one whose thousands are set apart by a narrow space.
  private func groupedCount() -> Int {
    var count = 1
    guard words[position].text.allSatisfy(Typography.isDigit), words[position].text.count <= 3 else { return 1 }
    while position + count < words.count {
      let text = words[position + count].text
      let isNarrow = gap(before: position + count) <= words[position].box.height * 0.35
      guard text.count == 3, text.allSatisfy(Typography.isDigit), isNarrow else { break }
      count += 1
    }
    return count
  }

  /// Whether the word continues a run of words, so that a lone `H` or `positiv` in a sentence is no flag or result.
  private var isInsideText: Bool {
    guard let last = pieces.last, last.kind == .text else { return false }
    return gap(before: position) <= cellGap * 0.6
  }

  private func longest(upTo most: Int, gap: Double, where accepts: (String) -> Bool) -> Int? {
    for count in stride(from: min(most, words.count - position), through: 1, by: -1)
    where isTogether(count, gap: gap) && accepts(joined(count)) {
      return count
    }
    return nil
  }

  private func joined(_ count: Int) -> String {
    words[position..<position + count].map(\.text).joined(separator: " ")
  }

  private func isTogether(_ count: Int, gap limit: Double) -> Bool {
    (1..<max(count, 1)).allSatisfy { gap(before: position + $0) <= limit }
  }

  private func gap(before index: Int) -> Double {
    index > 0 ? words[index].box.x - words[index - 1].box.right : 0
  }
}
