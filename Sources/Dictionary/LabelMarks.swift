/// What a mark at a label's edge says: `[U]`, `i. S.`, `(EDTA)`, `n. Jaffé`, `manuell`.
enum LabelMark: Sendable, Hashable {
  case specimen(Specimen)
  case method(MeasuringMethod)
  /// A mark that changes no code (`abs.`, `CLIA`, `Gen. 4`).
  case neutral
}

/// The marks of `Dictionary/marks.tsv` and where they may stand.
enum LabelMarks {
  /// The mark at a label's end, in brackets or as its last words, and the label without it.
  static func markAtEnd(of label: String) -> (LabelMark, String)? {
    for cut in LabelCuts.endings(of: label) {
      let key = LabelKey.exact(cut.removed)
      guard let mark = (cut.isBracket ? table.bracket : table.end)[key] else { continue }
      return (mark, cut.rest)
    }
    return nil
  }

  /// The mark a label begins with (`Urin-Glucose`, `U-Natrium`), and the label without it.
  static func markInFront(of label: String) -> (LabelMark, String)? {
    for separator in ["-", " ", ":", "/"] as [Character] {
      guard let place = label.firstIndex(of: separator) else { continue }
      let rest = label[label.index(after: place)...].drop { " -:/".contains($0) }
      guard !rest.isEmpty, let mark = table.front[LabelKey.exact(String(label[..<place]))] else { continue }
      return (mark, String(rest))
    }
    return nil
  }

  private static let table = MarkTable(GeneratedMarks.rows)
}

/// Marks by where they may stand.
struct MarkTable: Sendable {
  var bracket: [String: LabelMark] = [:]
  var end: [String: LabelMark] = [:]
  var front: [String: LabelMark] = [:]

  init(_ text: String) {
    for row in TableText.rows(text, columns: 4) {
      guard let mark = Self.mark(kind: row[2], value: row[3]) else { continue }
      for place in row[1].split(separator: " ") {
        switch place {
        case "bracket": bracket[row[0]] = mark
        case "end": end[row[0]] = mark
        case "front": front[row[0]] = mark
        default: continue
        }
      }
    }
  }

  private static func mark(kind: String, value: String) -> LabelMark? {
    switch kind {
    case "specimen": Specimen(rawValue: value).map { .specimen($0) }
    case "method": MeasuringMethod(rawValue: value).map { .method($0) }
    case "neutral": .neutral
    default: nil
    }
  }
}
