internal import Report

/// Brings the census and the rows together: every candidate is some row, and one that is none becomes an unread row.
enum Conservation {
  /// The sentence that a row bears which only the census saw.
  static let uncovered = "not covered by the parser"

  /// The rows with those the parser never saw, in reading order.
  ///
  /// - Parameters:
  ///   - rows: What the parser made.
  ///   - candidates: What the census counted; each needs a row of its own.
  ///   - provenance: What each page's rows may claim.
  /// - Returns: At least as many rows as there are candidates.
  static func rows(_ rows: [Row], covering candidates: [MeasurementCensus.Candidate], provenance: [Int: Provenance])
    -> [Row]
  {
    var isFree = Array(repeating: true, count: rows.count)
    var added: [Row] = []
    for candidate in candidates {
      let fitting = rows.indices.filter { isFree[$0] && covers(rows[$0], candidate) }
      let best = fitting.max { rows[$0].box.overlapArea(candidate.box) < rows[$1].box.overlapArea(candidate.box) }
      if let best {
        isFree[best] = false
      } else {
        added.append(
          Row(
            page: candidate.page, label: candidate.label, value: "", unit: "", end: .unread(uncovered),
            provenance: provenance[candidate.page] ?? .ocrTranscribed, box: candidate.box, confidence: 0))
      }
    }
    return added.isEmpty ? rows : inserting(added, into: rows)
  }

  private static func covers(_ row: Row, _ candidate: MeasurementCensus.Candidate) -> Bool {
    guard row.page == candidate.page else { return false }
    let down = min(row.box.bottom, candidate.box.bottom) - max(row.box.y, candidate.box.y)
    let across = min(row.box.right, candidate.box.right) - max(row.box.x, candidate.box.x)
    return down > 0.4 * min(row.box.height, candidate.box.height)
      && across > 0.3 * min(row.box.width, candidate.box.width)
  }

  /// Puts each added row before the first row of its page that stands below it.
  private static func inserting(_ added: [Row], into rows: [Row]) -> [Row] {
    var result = rows
    for row in added {
      let place = result.firstIndex { $0.page > row.page || ($0.page == row.page && $0.box.y > row.box.y) }
      result.insert(row, at: place ?? result.count)
    }
    return result
  }
}
