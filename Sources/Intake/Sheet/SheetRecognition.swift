internal import Report

/// Tells what kind of sheet a document is, by its rows and its titles.
enum SheetRecognition {
  private static let titles: [(SheetKind, [String])] = [
    (
      .bloodPressure24h,
      [
        "langzeit-rr", "langzeit-blutdruck", "langzeitblutdruck", "24-h-blutdruck", "24h-blutdruck",
        "ambulatory blood pressure",
      ]
    ),
    (.holter, ["langzeit-ekg", "langzeitekg", "24h-ekg", "holter"]),
    (.ecgExercise, ["belastungs-ekg", "belastungsekg", "ergometrie", "exercise test"]),
    (.cpet, ["spiroergometrie", "cardiopulmonary exercise"]),
    (.ecgResting, ["ruhe-ekg", "12-kanal-ekg", "resting ecg"]),
    (.lactate, ["laktatleistung", "laktattest", "laktatdiagnostik", "lactate test"]),
    (.cgm, ["agp-bericht", "ambulantes glukoseprofil", "ambulatory glucose profile", "glukoseprofil"]),
    (.dxa, ["knochendichte", "dxa", "osteodensitometrie", "bone densitometry"]),
    (.bodyComposition, ["korperanalyse", "korperzusammensetzung", "body composition", "bioimpedanz"]),
  ]
  private static let cultureWords = [
    "antibiogramm", "erreger", "keimzahl", "resistenz", "mikrobiolog", "kultur", "antibiogram", "culture", "isolat",
    "resistogramm",
  ]

  /// The kind; `unknown` where neither rows nor titles tell.
  ///
  /// Where the ordinary reading found rows, no title outweighs them, except a culture's.
  static func kind(of pages: [[TextLine]], hasRows: Bool) -> SheetKind {
    let text = pages.joined().map { Typography.folded($0.text) }.joined(separator: "\n")
    if cultureWords.count(where: { text.contains($0) }) >= 2, text.contains("antibiogram") || text.contains("resist") {
      return .microbiology
    }
    if hasRows { return .laboratory }
    let first = pages.first.map { $0.prefix(12).map { Typography.folded($0.text) }.joined(separator: "\n") } ?? ""
    return titles.first { $0.1.contains { first.contains($0) } }?.0 ?? .unknown
  }
}
