internal import Report

/// Brings the passes of the recogniser together word by word, by where they stand (docs/decisions/003).
///
/// Neither page mode sees everything (docs/sheets.md 1), so a word of either is kept. Where both saw something and differ, both
/// readings are kept: which one is shown is a matter of confidence, and the row that uses it carries the doubt.
enum Reconciliation {
  /// The words of a page in no particular order.
  ///
  /// German passes read everything. An English one is another model's opinion: it helps to choose between words without
  /// digits, confirms a number or speaks against it, and is never shown itself.
  static func words(of passes: [RecognitionPass]) -> [PageWord] {
    let main = passes.filter { !isEnglish($0) }.map { usable($0.words) }
    let english = passes.filter(isEnglish).flatMap { usable($0.words) }
    guard main.count > 1 else {
      let only = main.first ?? english
      return only.map { word in
        PageWord(
          printed: word.text, box: word.box, confidence: word.confidence, isBold: word.isBold, isConfirmed: false)
      }
    }
    return Places.grouping(main).flatMap { place in reading(of: place, english: english) }.map {
      witnessed($0, by: english)
    }
  }

  private static func isEnglish(_ pass: RecognitionPass) -> Bool { pass.name.hasPrefix("eng") }

  /// Words without the rules, dots and smears that a recogniser makes of lines and dirt.
  private static func usable(_ words: [Word]) -> [Word] {
    let heights = words.map(\.box.height).sorted()
    let typical = heights.isEmpty ? 0 : heights[heights.count / 2]
    return words.map(withoutRule).filter { word in
      guard word.box.height <= typical * 4, word.box.width > 0, word.box.height > 0 else { return false }
      let text = Typography.normalised(word.text)
      return text.contains { $0.isLetter || $0.isNumber || meaningfulSigns.contains($0) }
    }
  }

  /// `6,4|`: the rule of the table's cell is no part of the number.
  private static func withoutRule(_ word: Word) -> Word {
    guard word.text.first.map(Typography.isDigit) == true, word.text.last == "|" else { return word }
    var word = word
    while word.text.last == "|" { word.text.removeLast() }
    return word
  }

  private static let meaningfulSigns: Set<Character> = [
    "-", "+", "*", "<", ">", "=", "%", "!", "↑", "↓", "►", "▲", "▼", "(", ")", "[", "]", "/", "#",
  ]

  /// The words of one place, from the pass that is believed more.
  private static func reading(of place: [[Word]], english: [Word]) -> [PageWord] {
    let seen = place.filter { !$0.isEmpty }
    guard let first = seen.first else { return [] }
    guard seen.count > 1 else {
      return first.map { word in
        PageWord(
          printed: word.text, box: word.box, confidence: word.confidence, isBold: word.isBold,
          isConfirmed: isEnglishWitness(word, english))
      }
    }
    let texts = seen.map { joined($0) }
    if texts.dropFirst().allSatisfy({ $0 == texts[0] }) {
      return agreed(seen, text: texts[0])
    }
    return disputed(seen, english: english)
  }

  /// Both passes read the same characters; they may have cut them into words differently (`7,2*` and `7,2` `*`).
  private static func agreed(_ readings: [[Word]], text: String) -> [PageWord] {
    let isPlainWord = text.allSatisfy { $0.isLetter || $0 == "-" }
    let chosen =
      isPlainWord
      ? readings.min { $0.count < $1.count } : readings.max { $0.count < $1.count }
    let surest = readings.map { $0.map(\.confidence).min() ?? 0 }.max() ?? 0
    return (chosen ?? []).map { word in
      PageWord(printed: word.text, box: word.box, confidence: max(surest, word.confidence), isBold: word.isBold)
    }
  }

  /// The passes differ: the surer one is shown, each of its words with what the other has in the same place.
  private static func disputed(_ readings: [[Word]], english: [Word]) -> [PageWord] {
    let witness = joined(english.filter { word in readings.joined().contains { share(word.box, $0.box) > 0.5 } })
    let ordered = readings.sorted { left, right in
      rank(left, witness: witness) > rank(right, witness: witness)
    }
    let others = ordered.dropFirst().flatMap { $0 }
    return ordered[0].map { word in
      let rivals = others.filter { share($0.box, word.box) > 0.3 }.sorted { $0.box.x < $1.box.x }
      let rival = joined(rivals)
      let own = Typography.normalised(word.text).squashed
      // The same characters inside a longer rival are only another cut; what is left of it stands in another word.
      return PageWord(
        printed: word.text, box: word.box, confidence: word.confidence, isBold: word.isBold,
        alternative: rival == own ? nil : rivals.map(\.text).joined(separator: " "), isConfirmed: !rivals.isEmpty)
    }
  }

  private static func rank(_ words: [Word], witness: String) -> Double {
    let text = joined(words)
    let confidence = words.map(\.confidence).min() ?? 0
    let isWitnessed = !witness.isEmpty && witness == text && Typography.digitCount(text) == 0
    return confidence + (isWitnessed ? 1 : 0)
  }

  /// Two German passes share a model and with it its mistakes; the English model errs elsewhere (measured: it spoke against
  /// every number that both German passes misread alike in a corpus of forty drawn sheets).
  private static func witnessed(_ word: PageWord, by english: [Word]) -> PageWord {
    guard Typography.digitCount(word.text) > 0 else { return word }
    let seen = english.filter { share($0.box, word.box) > 0.5 }
    guard !seen.isEmpty else { return word }
    var word = word
    if figures(joined(seen)) == figures(word.text.squashed) {
      word.isConfirmed = true
    } else if word.alternative == nil, !isOutweighed(seen, by: word) {
      word.alternative = seen.sorted { $0.box.x < $1.box.x }.map(\.text).joined(separator: " ")
    }
    return word
  }

  /// An objection the English model is itself not sure of, against a word that is surely read.
  private static func isOutweighed(_ objection: [Word], by word: PageWord) -> Bool {
    word.confidence >= 0.93 && (objection.map(\.confidence).min() ?? 0) < 0.8
  }

  /// The digits and marks of a text; comma, dot and the colon that a smeared comma looks like are one.
  private static func figures(_ text: String) -> String {
    String(text.compactMap { Typography.isDigit($0) ? $0 : (",.:".contains($0) ? "," : nil) })
  }

  private static func isEnglishWitness(_ word: Word, _ english: [Word]) -> Bool {
    guard Typography.digitCount(word.text) == 0 else { return false }
    return english.contains { share($0.box, word.box) > 0.5 && $0.text == word.text }
  }

  private static func joined(_ words: [Word]) -> String {
    words.sorted { $0.box.x < $1.box.x }.map { Typography.normalised($0.text).squashed }.joined()
  }

  /// How much of the smaller box the two have in common, 0 to 1.
  static func share(_ left: Box, _ right: Box) -> Double {
    let smaller = min(left.area, right.area)
    return smaller > 0 ? left.overlapArea(right) / smaller : 0
  }
}
