internal import Report

/// Finds pages on which the recogniser loses decimal marks (a fax): there even two agreeing passes prove no whole number.
enum LostMarks {
  /// So many words of a page must show it.
  private static let fewest = 3

  /// The pages on which the shown reading of several words lacks a mark that another pass saw.
  static func pages(in drafts: [RowDraft]) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for draft in drafts {
      let words = draft.value.flatMap(\.words) + draft.reference.joined()
      counts[draft.page, default: 0] += words.count(where: lacksMark)
    }
    return Set(counts.filter { $0.value >= fewest }.keys)
  }

  private static func lacksMark(_ word: PageWord) -> Bool {
    guard let other = word.alternative, Typography.digitCount(word.text) > 1 else { return false }
    let digits = word.text.filter(Typography.isDigit)
    return digits == other.filter(Typography.isDigit) && markCount(word.text) < markCount(other)
  }

  private static func markCount(_ text: String) -> Int { text.count { $0 == "," || $0 == "." } }
}
