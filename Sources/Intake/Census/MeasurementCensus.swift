internal import Report

/// Counts what looks like a measurement, from the recogniser's words alone.
///
/// This is the other half of conservation (docs/decisions/003): it shares no code with the reading of rows, so that a row which that
/// reading never saw is still counted, and shown as unread. Nothing here may use a type of another folder of this room.
enum MeasurementCensus {
  /// A place on a page that looks like a measurement.
  struct Candidate: Hashable {
    var page: Int
    var box: Box
    /// The words before the first figure, as read.
    var label: String
  }

  /// The candidates of one page.
  ///
  /// - Parameters:
  ///   - page: The page as scanned.
  ///   - usesTextLayer: Whether its text layer is what was read; the passes otherwise.
  /// - Returns: From top to bottom.
  static func candidates(on page: ScannedPage, usesTextLayer: Bool) -> [Candidate] {
    let words = usesTextLayer ? page.textLayer : CensusLines.merged(page.passes)
    let lines = CensusLines.grouping(words)
    let segments = lines.filter { !CensusFurniture.isFurniture($0) }.flatMap(CensusSegment.segments(of:))
    let strong = segments.filter(\.isStrong)
    guard !strong.isEmpty else { return [] }
    let zone = ResultZone(strong)
    let weak = segments.filter { !$0.isStrong && $0.isWeak && zone.holds($0) }
    return (strong.filter(zone.allowsLabel) + weak).map { segment in
      Candidate(page: page.number, box: segment.box, label: segment.label)
    }.sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// Where the sure candidates of a page have their figures and labels.
  private struct ResultZone {
    private let top: Double
    private let bottom: Double
    private let figures: [Box]
    private let labelEdge: Double

    init(_ strong: [CensusSegment]) {
      top = strong.map(\.box.y).min() ?? 0
      bottom = strong.map(\.box.bottom).max() ?? 0
      figures = strong.compactMap(\.figureBox)
      let lefts = figures.map(\.x).sorted()
      labelEdge = lefts.isEmpty ? .infinity : lefts[lefts.count / 2]
    }

    /// A line without unit and range counts when its figure or result word stands in the others' column, beside them.
    func holds(_ segment: CensusSegment) -> Bool {
      guard let box = segment.figureBox, segment.box.x < labelEdge else { return false }
      guard segment.box.y > top - box.height * 4, segment.box.bottom < bottom + box.height * 4 else { return false }
      let aligned = figures.count { min($0.right, box.right) > max($0.x, box.x) }
      return aligned * 3 >= figures.count
    }

    /// A bound with a unit right of the results is a line of a graded range, no result.
    func allowsLabel(_ segment: CensusSegment) -> Bool { segment.hasPlainFigure || segment.box.x < labelEdge }
  }
}
