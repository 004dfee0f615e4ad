internal import Report

/// A part of a line that holds at most one measurement: words, then figures with their company.
struct CensusSegment {
  var words: [Word]
  /// Where the first plain figure or result word stands.
  var figureBox: Box?
  var hasPlainFigure = false
  var hasResultWord = false
  var hasBound = false
  var hasRange = false
  var hasUnit = false
  private var labelWords: [Word] = []
  private let isFirst: Bool

  /// The words before the first figure.
  var label: String { labelWords.map(\.text).joined(separator: " ") }

  var box: Box {
    guard let first = words.first else { return Box(x: 0, y: 0, width: 0, height: 0) }
    return words.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  private var hasLabel: Bool {
    labelWords.contains { CensusToken.letters($0.text) >= 2 && !CensusToken.isUnit($0.text) } || isShortLabel
  }

  /// `K`, `pH`: one word of one letter, far from what follows.
  private var isShortLabel: Bool { labelWords.count == 1 && labelWords[0].text.first?.isUppercase == true }

  /// A label, a result and a unit or range; or a label with unit and range, whose result may be what was lost.
  var isStrong: Bool {
    guard hasLabel, !CensusFurniture.isRemark(labelWords) else { return false }
    if !isFirst { return hasPlainFigure && hasUnit }
    if hasPlainFigure { return hasUnit || hasRange }
    if hasResultWord { return hasUnit || hasRange }
    return hasUnit && (hasRange || hasBound)
  }

  /// A label and a result without company; counts only among others.
  var isWeak: Bool {
    guard isFirst, hasLabel, !CensusFurniture.isRemark(labelWords), labelWords.count <= 6 else { return false }
    return hasPlainFigure || hasResultWord
  }

  /// Cuts a line where, after a result with its unit or range, a wide gap and new words come: tables side by side.
  static func segments(of line: [Word]) -> [CensusSegment] {
    var segments: [CensusSegment] = []
    var current: [Word] = []
    for (index, word) in line.enumerated() {
      if let last = current.last, word.box.x - last.box.right > 1.5 * word.box.height,
        CensusToken.letters(word.text) >= 2,
        !CensusToken.isUnit(word.text), !CensusToken.isResultWord(word.text),
        CensusSegment(current, isFirst: segments.isEmpty).isComplete,
        line[(index + 1)...].contains(where: { CensusToken.isFigure($0.text) })
      {
        segments.append(CensusSegment(current, isFirst: segments.isEmpty))
        current = []
      }
      current.append(word)
    }
    segments.append(CensusSegment(current, isFirst: segments.isEmpty))
    return segments
  }

  private var isComplete: Bool { hasPlainFigure && (hasUnit || hasRange) }

  private init(_ words: [Word], isFirst: Bool) {
    self.words = words
    self.isFirst = isFirst
    var index = 0
    while index < words.count {
      index += take(index)
    }
  }

  /// Takes the word at an index, or three of a spaced range; returns how many.
  private mutating func take(_ index: Int) -> Int {
    let text = words[index].text
    if CensusToken.isInterval(text) {
      return takeCompany(index) { $0.hasRange = true }
    }
    if index + 2 < words.count, CensusToken.isFigure(text), CensusToken.isDash(words[index + 1].text),
      CensusToken.isFigure(words[index + 2].text)
    {
      hasRange = true
      return 3
    }
    if CensusToken.isUnit(text) {
      if CensusToken.isFigure(String(text.prefix { !$0.isLetter && $0 != "/" && $0 != "%" })) { takeFigure(index) }
      return takeCompany(index) { $0.hasUnit = true }
    }
    if CensusToken.isBound(text)
      || (["<", ">", "≤", "≥"].contains(text) && index + 1 < words.count && CensusToken.isFigure(words[index + 1].text))
    {
      if hasBound || hasPlainFigure { hasRange = true }
      hasBound = true
      if figureBox == nil { figureBox = words[index].box }
      return text.count == 1 ? 2 : 1
    }
    if CensusToken.isFigure(text), !labelWords.isEmpty {
      takeFigure(index)
      return 1
    }
    if CensusToken.isResultWord(text), !labelWords.isEmpty {
      hasResultWord = true
      if figureBox == nil { figureBox = words[index].box }
      return 1
    }
    if figureBox == nil, !hasRange, CensusToken.letters(text) > 0 { labelWords.append(words[index]) }
    return 1
  }

  private mutating func takeFigure(_ index: Int) {
    hasPlainFigure = true
    if figureBox == nil { figureBox = words[index].box }
  }

  private mutating func takeCompany(_ index: Int, _ set: (inout CensusSegment) -> Void) -> Int {
    set(&self)
    return 1
  }
}
