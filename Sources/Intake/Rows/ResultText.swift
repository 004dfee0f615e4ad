internal import Dictionary
internal import Report

/// What stands in a row's result cell, read.
struct ResultText: Hashable {
  /// As printed, without flags.
  var printed: String
  var number: NumberReading?
  var comparator: Comparator?
  var flag: Flag?
  /// A minus or plus in front that is a sign or a flag; the range and the analyte tell.
  var sign: Character?

  /// Reads the pieces of a result cell.
  ///
  /// - Returns: `nil` when there is nothing in it.
  static func read(_ pieces: [Piece], format: NumberFormat) -> ResultText? {
    guard let piece = pieces.first(where: { $0.canBeValue }) ?? pieces.first else { return nil }
    let words = pieces.count > 1 && !piece.isNumeric ? pieces.flatMap(\.words) : piece.words
    let text = words.map(\.text).joined(separator: " ")
    let printed = words.map(\.printed).joined(separator: " ")
    switch piece.kind {
    case .number, .bounded: return numeric(text, printed: printed, format: format)
    case .interval, .titre, .qualitative, .absent, .flag, .unit, .text, .date, .oneSidedRange:
      return ResultText(printed: printed)
    }
  }

  /// The bodies of the numbers a text shows, for the vote on the format.
  static func body(of piece: Piece) -> String? {
    piece.kind == .number || piece.kind == .bounded ? NumberToken(piece.text)?.body : nil
  }

  static func numeric(_ text: String, printed: String, format: NumberFormat) -> ResultText {
    var printed = printed
    guard let token = NumberToken(text) ?? NumberToken(text.squashed) else { return ResultText(printed: printed) }
    let isGroupedBySpace = token.body.contains(" ") || text.contains(" ") && token.comparator == nil
    var number = NumberReading.reading(token.body, isNegative: token.sign == "-", format: format)
    if isGroupedBySpace, text.allSatisfy({ Typography.isDigit($0) || $0 == " " }), let read = number {
      // `13 200` may be one number or two; the range decides, or a person.
      number?.other = ExactDecimal(String(text.prefix { $0 != " " })) ?? read.other
    }
    if !token.suffix.isEmpty || text.first.map({ "*!↑↓►".contains($0) }) == true { printed = trimmed(printed) }
    return ResultText(
      printed: printed, number: number, comparator: token.comparator, flag: FlagText.flag(token.suffix),
      sign: token.sign)
  }

  /// The printed number without the flags glued to it.
  private static func trimmed(_ printed: String) -> String {
    var core = Substring(printed)
    while let last = core.last, !Typography.isDigit(last) { core.removeLast() }
    while let first = core.first, "*!↑↓►▲▼ ".contains(first) { core.removeFirst() }
    return String(core)
  }
}

/// Results of which a minus is part (docs/sheets.md, 8); elsewhere a minus in front of a result is a mark.
enum SignedResults {
  private static let words = [
    "base excess", "basenabweichung", "basenuberschuss", "baseexcess", "be", "abe", "sbe", "t-score", "z-score",
    "t-wert", "z-wert", "achse",
    "axis", "differenz", "delta", "anionenlucke", "stickstoffbilanz", "be(b)", "be(ecf)", "be-ecf",
  ]

  static func allows(_ label: String) -> Bool {
    let folded = Typography.word(label)
    return words.contains { word in
      guard folded.hasPrefix(word) || (word.count > 3 && folded.contains(word)) else { return false }
      return word.count > 3 || folded.dropFirst(word.count).first.map { !$0.isLetter } ?? true
    }
  }
}
