internal import Dictionary
internal import Report

/// A row with its words sorted, before its numbers are read: the number format is only known once all rows are there.
struct RowDraft: Hashable {
  var page: Int
  var label: [PageWord]
  var value: [Piece]
  var flag: Piece?
  var unit: [PageWord]
  /// The range's words, line by line.
  var reference: [[PageWord]]
  var specimenText: String
  var heading: String
  var specimen: Specimen?
  /// Why no result can be taken; `nil` when one was found.
  var problem: String?
  /// The day that heads the column the result stands in.
  var resultDay: CalendarDay?
  var box: Box

  var labelText: String { label.map(\.text).joined(separator: " ") }
  var labelPrinted: String { label.map(\.printed).joined(separator: " ") }
  var unitText: String { unit.map(\.text).joined(separator: " ") }
  var referencePrinted: String {
    reference.map { $0.map(\.printed).joined(separator: " ") }.joined(separator: " ")
  }

  /// All words the row is made of.
  var words: [PageWord] { label + value.flatMap(\.words) + unit + reference.joined() + (flag?.words ?? []) }

  init(cells: RowCells, line: TextLine, heading: String, specimen: Specimen?, resultDay: CalendarDay?) {
    page = line.page
    label = cells.label.flatMap(\.words)
    value = cells.value
    flag = cells.flag
    unit = cells.unit.flatMap(\.words)
    reference = cells.reference.isEmpty ? [] : [cells.reference.flatMap(\.words)]
    specimenText = cells.specimen.map(\.text).joined(separator: " ")
    self.heading = heading
    self.specimen = specimen
    self.resultDay = resultDay
    box = line.box
    let own =
      label + value.flatMap(\.words) + unit + reference.joined() + (flag?.words ?? []) + cells.earlier.flatMap(\.words)
    if let first = own.first { box = own.dropFirst().reduce(first.box) { $0.union($1.box) } }
  }
}
