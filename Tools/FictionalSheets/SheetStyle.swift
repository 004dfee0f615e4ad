/// The languages a sheet can be printed in.
package enum SheetLanguage: String, Sendable {
  case german = "de"
  case english = "en"
}

/// How one laboratory prints: typeface, number format, wording of ranges, signs of flags.
struct SheetStyle: Sendable {
  /// The signs that say a value is outside its range.
  enum FlagForm: String, CaseIterable, Sendable {
    case plusMinus, letters, brackets, arrows, star, none
  }

  /// How the exponent of a count's unit stands on the paper.
  enum Superscript: CaseIterable, Sendable {
    case raised, caret, unicode
  }

  /// What sets a heading apart.
  enum HeadingForm: CaseIterable, Sendable {
    case bold, underlined, shaded, capitals, spaced
  }

  /// The arrangement of the page's head.
  enum HeaderForm: CaseIterable, Sendable {
    case boxRight, grid, list
  }

  var language = SheetLanguage.german
  var family = "Liberation Sans"
  var size = 9.5
  var decimalMark = ","
  var thousandsMark = ""
  /// Stands between the two bounds of a range.
  var rangeDash = " - "
  var rangeOpening = ""
  var rangeClosing = ""
  /// Stands before an upper bound alone, with its space if it has one.
  var upperWord = "< "
  var lowerWord = "> "
  var flagForm = FlagForm.plusMinus
  var superscript = Superscript.raised
  var headingForm = HeadingForm.bold
  var headerForm = HeaderForm.boxRight
  /// Leading of a table row in multiples of the size.
  var leading = 1.45
  var boldsOutsideValues = false
  var usesShortYears = false
  var printsTimes = true
  var printsSexRanges = false
  /// The longest of an analyte's labels instead of any.
  var prefersLongLabels = false
  /// Only characters of the Windows Western code page: what a PDF without embedded fonts can print.
  var isWesternOnly = false

  /// Families of the packages fonts-dejavu-core and fonts-liberation.
  static let families = ["Liberation Sans", "Liberation Serif", "DejaVu Sans", "DejaVu Serif", "Liberation Mono"]

  /// A laboratory's habits, drawn by chance.
  ///
  /// - Parameters:
  ///   - language: Decides the decimal mark and the words of the ranges.
  ///   - random: Where the choices come from.
  /// - Returns: The habits; a layout may still overrule one.
  static func drawn(language: SheetLanguage, random: inout SeededRandom) -> SheetStyle {
    var style = SheetStyle()
    style.language = language
    style.family = random.pick(families)
    style.size = random.real(8.5...10.5)
    style.rangeDash = random.pick([" - ", "-", " – ", "–", language == .german ? " bis " : " to "])
    if random.chance(15) { (style.rangeOpening, style.rangeClosing) = random.pick([("[", "]"), ("(", ")")]) }
    style.flagForm = random.pick([.plusMinus, .plusMinus, .letters, .arrows, .star, .none])
    style.superscript = random.pick(Superscript.allCases)
    style.headingForm = random.pick(HeadingForm.allCases)
    style.headerForm = random.pick(HeaderForm.allCases)
    style.leading = random.real(1.35...1.7)
    style.boldsOutsideValues = random.chance(40)
    style.printsTimes = random.chance(60)
    style.printsSexRanges = random.chance(25)
    switch language {
    case .german:
      style.thousandsMark = random.pick(["", ".", "."])
      style.upperWord = random.pick(["< ", "<", "bis ", "max. ", "≤ "])
      style.lowerWord = random.pick(["> ", ">", "ab ", "≥ "])
      style.usesShortYears = random.chance(20)
    case .english:
      style.decimalMark = "."
      style.thousandsMark = random.pick(["", ","])
      style.upperWord = random.pick(["< ", "<", "up to ", "≤ "])
      style.lowerWord = random.pick(["> ", ">", "≥ "])
    }
    return style
  }

  /// A number as this laboratory prints it.
  ///
  /// - Parameters:
  ///   - scaled: The number without its decimal mark.
  ///   - decimals: How many of the digits stand after the mark.
  /// - Returns: The printed text and the same digits with a dot.
  func number(_ scaled: Int, decimals: Int) -> (printed: String, plain: String) {
    var digits = String(scaled)
    while digits.count <= decimals { digits = "0" + digits }
    let whole = String(digits.dropLast(decimals))
    let fraction = String(digits.suffix(decimals))
    let printed = grouped(whole) + (decimals == 0 ? "" : decimalMark + fraction)
    return (printed, decimals == 0 ? whole : whole + "." + fraction)
  }

  private func grouped(_ whole: String) -> String {
    guard !thousandsMark.isEmpty, whole.count > 3 else { return whole }
    var rest = Substring(whole)
    var groups: [Substring] = []
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: thousandsMark)
  }
}
