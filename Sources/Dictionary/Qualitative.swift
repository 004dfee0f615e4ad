/// Words that stand where a number could: `neg.`, `++`, `Spuren`, `nicht nachweisbar` (`Dictionary/qualitative.tsv`).
package enum Qualitative {
  /// The meaning of a printed result word, or `nil` when it is none that is known.
  package static func meaning(of text: String) -> QualitativeResult? {
    signs[text.filter { !$0.isWhitespace }] ?? words[LabelKey.exact(text)]
  }

  private static let signs = table(kind: "sign")
  private static let words = table(kind: "word")

  private static func table(kind: String) -> [String: QualitativeResult] {
    var table: [String: QualitativeResult] = [:]
    for row in TableText.rows(GeneratedQualitative.rows, columns: 4) where row[0] == kind {
      guard let finding = QualitativeFinding(rawValue: row[2]) else { continue }
      table[row[1]] = QualitativeResult(finding: finding, grade: Int(row[3]))
    }
    return table
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
  /// The result is not yet there (`folgt`, `in Arbeit`).
  case pending
  /// There will be no result (`Mat. fehlt`, `n.b.`, `storniert`).
  case notDone = "not-done"
}
