internal import Report

/// Reads the printed range; its text is always kept, bounds only where they are plainly numbers (docs/sheets.md, 9 to 13).
enum ReferenceText {
  /// A bound as printed, before the document's number format is known.
  struct Bounds: Hashable {
    var low: SignedBody?
    var high: SignedBody?
  }

  /// Digits with marks and whether a minus stands before them.
  struct SignedBody: Hashable {
    var body: String
    var isNegative: Bool
  }

  /// The bounds of a text that is a range and nothing else.
  ///
  /// Normalised; brackets around and a leading word (`Ref:`, `Norm`) are allowed, a unit behind is not.
  static func bounds(of text: String) -> Bounds? {
    let core = stripped(text)
    guard core.contains(where: Typography.isDigit) else { return nil }
    return twoSided(core) ?? oneSided(core)
  }

  /// Whether the text has two bounds.
  static func isInterval(_ text: String) -> Bool { twoSided(stripped(text)) != nil }

  /// Whether each of the range's numbers can be read in one way only.
  static func isCertain(_ printed: String) -> Bool {
    guard let bounds = bounds(of: Typography.normalised(printed)) else { return false }
    let readings = [bounds.low, bounds.high].compactMap { $0 }.map { bound in
      NumberReading.reading(bound.body, isNegative: bound.isNegative, format: NumberFormat(decimal: nil))
    }
    return !readings.isEmpty && readings.allSatisfy { $0 != nil && $0?.other == nil }
  }

  /// The range with its bounds as numbers.
  ///
  /// The row's unit; a range may repeat it at its end.
  static func reference(_ printed: String, unit: String, format: NumberFormat) -> ReferenceRange {
    var text = Typography.normalised(printed).trimmed
    let tail = Typography.normalised(unit)
    if !tail.isEmpty {
      let opened = text.hasSuffix("]") || text.hasSuffix(")") ? String(text.dropLast().dropFirst()) : text
      if opened.hasSuffix(tail), opened != tail { text = String(opened.dropLast(tail.count)).trimmed }
    }
    guard let bounds = bounds(of: text) else { return ReferenceRange(text: printed) }
    func number(_ body: SignedBody?) -> NumberReading? {
      body.flatMap { NumberReading.reading($0.body, isNegative: $0.isNegative, format: format) }
    }
    var low = number(bounds.low)
    var high = number(bounds.high)
    let firm = [low, high].compactMap { $0 }.first { $0.other == nil && $0.number.fraction.utf8.count == 3 }
    if let firm {
      // `0.150 - 1.000`: a bound that can be read in two ways follows the other, which cannot.
      low = low.map { following(firm, $0) }
      high = high.map { following(firm, $0) }
    }
    return ReferenceRange(text: printed, low: low?.number, high: high?.number)
  }

  private static func following(_ firm: NumberReading, _ bound: NumberReading) -> NumberReading {
    guard let other = bound.other, other.fraction.utf8.count == firm.number.fraction.utf8.count else { return bound }
    return NumberReading(number: other)
  }

  private static let openings = [
    "referenzbereich", "ref.", "ref:", "ref ", "norm:", "norm ", "vr:", "nb:", "rb:", "normal:", "soll:",
  ]

  private static func stripped(_ text: String) -> String {
    var core = text.trimmed
    for opening in openings where core.lowercased().hasPrefix(opening) {
      core = core.dropFirst(opening.count).drop { $0 == ":" || $0 == " " }.trimmed
      break
    }
    for pair in [("[", "]"), ("(", ")")] where core.hasPrefix(pair.0) && core.hasSuffix(pair.1) && core.count > 2 {
      let inner = core.dropFirst().dropLast()
      if !inner.contains(pair.0), !inner.contains(pair.1) { core = inner.trimmed }
    }
    return core
  }

  private static let between = ["-", "bis", "to", "–", "..", "a"]

  private static func twoSided(_ core: String) -> Bounds? {
    guard let (low, rest) = number(at: Substring(core)) else { return nil }
    var tail = rest.drop { $0 == " " }
    guard let link = between.first(where: { tail.lowercased().hasPrefix($0) }) else { return nil }
    tail = tail.dropFirst(link.count).drop { $0 == " " }
    guard let (high, end) = number(at: tail), end.allSatisfy({ $0 == " " }) else { return nil }
    return Bounds(low: low, high: high)
  }

  private static let upperWords = [
    "bis zu", "bis", "up to", "maximal", "max.", "max", "hochstens", "höchstens", "inf. a", "fino a", "hasta",
  ]
  private static let lowerWords = ["ab", "mindestens", "mind.", "min.", "mehr als", "from", "at least"]

  private static func oneSided(_ core: String) -> Bounds? {
    var rest = Substring(core)
    let isUpper: Bool
    if let found = ComparatorWords.leading(in: rest) {
      isUpper = found.comparator == .less || found.comparator == .lessOrEqual
      rest = rest.dropFirst(found.length)
    } else if let word = opening(of: rest, from: upperWords) {
      isUpper = true
      rest = rest.dropFirst(word.count)
    } else if let word = opening(of: rest, from: lowerWords) {
      isUpper = false
      rest = rest.dropFirst(word.count)
    } else {
      return nil
    }
    guard let (bound, end) = number(at: rest.drop { $0 == " " }), end.allSatisfy({ $0 == " " }) else { return nil }
    return isUpper ? Bounds(low: nil, high: bound) : Bounds(low: bound, high: nil)
  }

  private static func opening(of text: Substring, from words: [String]) -> String? {
    let lower = text.lowercased()
    return words.first { word in
      guard lower.hasPrefix(word) else { return false }
      let next = lower.dropFirst(word.count).first
      return next == " " || next.map(Typography.isDigit) == true
    }
  }

  /// The number at the start of the text and what follows it.
  private static func number(at text: Substring) -> (SignedBody, Substring)? {
    var rest = text
    var isNegative = false
    if let first = rest.first, first == "-" || first == "+" {
      isNegative = first == "-"
      rest = rest.dropFirst().drop { $0 == " " }
    }
    guard rest.first.map(Typography.isDigit) == true else { return nil }
    var body = ""
    var end = rest.startIndex
    var position = rest.startIndex
    while position < rest.endIndex {
      let character = rest[position]
      let next = rest.index(after: position)
      if Typography.isDigit(character) {
        body.append(character)
        end = next
      } else if NumberToken.marks.contains(character), next < rest.endIndex, Typography.isDigit(rest[next]) {
        // A space groups thousands only before exactly three digits: `4,4 11,3` are two numbers.
        if character == " ", rest[next...].prefix(while: Typography.isDigit).count != 3 || body.contains(",") { break }
        body.append(character)
      } else {
        break
      }
      position = next
    }
    return (SignedBody(body: body, isNegative: isNegative), rest[end...])
  }
}
