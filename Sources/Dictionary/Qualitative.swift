/// Words that stand where a number could: `neg.`, `++`, `Spuren`, `nicht nachweisbar`.
package enum Qualitative {
  /// The meaning of a printed result word, or `nil` when it is none that is known.
  package static func meaning(of text: String) -> QualitativeResult? {
    switch text.lowercased() {
    case "neg", "neg.", "negativ", "negative": QualitativeResult(finding: .negative, grade: nil)
    case "pos", "pos.", "positiv", "positive": QualitativeResult(finding: .positive, grade: nil)
    case "+", "1+": QualitativeResult(finding: .positive, grade: 1)
    default: nil
    }
  }
}

/// What a result word says.
package struct QualitativeResult: Sendable, Hashable {
  package var finding: QualitativeFinding
  /// The number of plus signs, where the sheet grades; `nil` where it does not.
  package var grade: Int?

  package init(finding: QualitativeFinding, grade: Int? = nil) {
    self.finding = finding
    self.grade = grade
  }
}

/// The findings that words on a sheet can state.
package enum QualitativeFinding: String, Sendable, Hashable, CaseIterable {
  case negative
  case positive
  case trace
  case borderline
  case normal
  case notDetected = "not-detected"
  case detected
  case reactive
  case notReactive = "not-reactive"
  /// Few, some, many: an amount in words.
  case few
  case some
  case many
  /// Clear, cloudy, yellow: how the specimen looks.
  case appearance
  /// Not done or not yet there (`folgt`, `Mat. fehlt`): there is no result.
  case pending
  case notDone = "not-done"
}
