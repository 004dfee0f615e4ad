internal import Report

/// A run of words of one line that means one thing: a number, a range, a unit, a flag, or words.
struct Piece: Hashable {
  enum Kind: Hashable {
    /// A number with whatever is glued to it, `7,2`, `13,2H`, `+145`.
    case number
    /// A number with a comparator, which may be a value (`<0,1`) or a range (`< 5`).
    case bounded
    /// Two bounds, `3,5 - 5,1`; a range, or a value that is one (`2-4`).
    case interval
    /// `bis 40`, `ab 60`, `max. 5`: only ever a range.
    case oneSidedRange
    /// `1:80`.
    case titre
    case unit
    case flag
    /// A result in words, `negativ`, `(+)`.
    case qualitative
    /// A word that says why there is no result, `folgt`.
    case absent
    case date
    case text
  }

  var kind: Kind
  var words: [PageWord]

  var box: Box {
    guard let first = words.first else { return Box(x: 0, y: 0, width: 0, height: 0) }
    return words.dropFirst().reduce(first.box) { $0.union($1.box) }
  }

  /// The words in normal typography.
  var text: String { words.map(\.text).joined(separator: " ") }
  /// The words as printed.
  var printed: String { words.map(\.printed).joined(separator: " ") }

  /// Whether it could stand in a column of results.
  var canBeValue: Bool {
    switch kind {
    case .number, .bounded, .interval, .titre, .qualitative, .absent: true
    case .oneSidedRange, .unit, .flag, .date, .text: false
    }
  }

  /// Whether it could stand in a column of ranges.
  var canBeRange: Bool { kind == .interval || kind == .bounded || kind == .oneSidedRange }

  /// Whether it holds a figure that could be taken for a result.
  var isNumeric: Bool { kind == .number || kind == .bounded || kind == .interval || kind == .titre }
}
