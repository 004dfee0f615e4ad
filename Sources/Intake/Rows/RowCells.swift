internal import Dictionary
internal import Report

/// The pieces of one line by what they are for.
struct RowCells: Hashable {
  var label: [Piece] = []
  var value: [Piece] = []
  var flag: Piece?
  var unit: [Piece] = []
  var reference: [Piece] = []
  var specimen: [Piece] = []
  /// Results of other days.
  var earlier: [Piece] = []
  /// Set when more than one figure could be the result; nothing is chosen then.
  var isContested = false

  /// Whether a figure or result word stands where this order's result belongs.
  var hasResult: Bool { value.contains { $0.canBeValue } }
  /// Whether the line has the company of a result: a unit, or a range.
  var hasCompany: Bool { !unit.isEmpty || reference.contains { $0.canBeRange || $0.kind == .number } }
  var labelText: String { label.map(\.text).joined(separator: " ") }
  var isEmpty: Bool { label.isEmpty && value.isEmpty && unit.isEmpty && reference.isEmpty && earlier.isEmpty }
}

/// Sorts the pieces of a line under a head by the columns they stand in.
enum HeadedCells {
  static func cells(of pieces: [Piece], model: ColumnModel) -> RowCells {
    var cells = RowCells()
    for (piece, place) in zip(pieces, model.places(of: pieces)) {
      let column = model.columns[place]
      switch column.role {
      case .label: take(piece, intoLabelOf: &cells)
      case .value, .dated, .previous:
        guard stands(piece, in: column) else { continue }
        if model.current == nil {
          cells.isContested = cells.isContested || piece.canBeValue
          cells.earlier.append(piece)
        } else if place == model.current {
          cells.value.append(piece)
        } else if piece.kind == .unit, cells.unit.isEmpty {
          cells.unit.append(piece)
        } else {
          cells.earlier.append(piece)
        }
      case .flag: if piece.kind == .flag { cells.flag = piece }
      case .unit: cells.unit.append(piece)
      case .reference: cells.reference.append(piece)
      case .specimen: cells.specimen.append(piece)
      case .method, .other: continue
      }
    }
    settle(&cells)
    return cells
  }

  /// Whether the piece really stands under the column: the nearest column is no home for a page number.
  private static func stands(_ piece: Piece, in column: ColumnModel.Column) -> Bool {
    let reach = max(14, piece.box.height * (piece.kind == .flag ? 3.5 : 1.6))
    return piece.box.right >= column.left - reach && piece.box.x <= column.right + reach
  }

  private static func take(_ piece: Piece, intoLabelOf cells: inout RowCells) {
    // A mark in the left margin is the row's flag.
    if piece.kind == .flag, cells.label.isEmpty { cells.flag = piece } else { cells.label.append(piece) }
  }

  /// Moves what the kind says better than the place: a unit or flag beside the value, a range right behind it.
  private static func settle(_ cells: inout RowCells) {
    settleUnits(&cells)
    let hasNumber = cells.value.contains { $0.kind == .number || $0.kind == .titre }
    if hasNumber {
      let ranges = cells.value.filter { $0.kind == .interval || $0.kind == .oneSidedRange || $0.kind == .bounded }
      if cells.reference.isEmpty { cells.reference = ranges }
      cells.value.removeAll { ranges.contains($0) }
    }
    if let flag = cells.value.first(where: { $0.kind == .flag }), cells.value.contains(where: { $0.canBeValue }) {
      if cells.flag == nil { cells.flag = flag }
      cells.value.removeAll { $0.kind == .flag }
    }
    // `++` alone in the result's place is the result of a test strip.
    if let only = cells.value.first, cells.value.count == 1, only.kind == .flag, only.text.contains("+") {
      cells.value[0].kind = .qualitative
    }
    if let first = cells.reference.first, first.kind == .flag {
      if cells.flag == nil { cells.flag = first }
      cells.reference.removeFirst()
    }
    if cells.value.count(where: { $0.isNumeric }) > 1 { cells.isContested = true }
  }

  private static func settleUnits(_ cells: inout RowCells) {
    let strayUnits = cells.value.filter { $0.kind == .unit }
    if !cells.unit.contains(where: { $0.kind == .unit }), let unit = strayUnits.first { cells.unit = [unit] }
    cells.value.removeAll { $0.kind == .unit }
    // Smears beside a unit are no part of it.
    if cells.unit.contains(where: { $0.kind == .unit }) { cells.unit.removeAll { $0.kind == .text } }
    // A unit that opens the range's cell stands between value and range.
    if cells.unit.isEmpty, let first = cells.reference.first, first.kind == .unit {
      cells.unit = [first]
      cells.reference.removeFirst()
    }
    if let flag = cells.unit.first(where: { $0.kind == .flag }) {
      if cells.flag == nil { cells.flag = flag }
      cells.unit.removeAll { $0.kind == .flag }
    }
  }
}

/// Sorts the pieces of a line without a head by kind and order, and only where one reading is possible.
enum HeadlessCells {
  static func cells(of pieces: [Piece], height: Double) -> RowCells? {
    guard let start = pieces.firstIndex(where: { $0.kind == .text }) else { return nil }
    var cells = RowCells()
    cells.flag = pieces[..<start].first { $0.kind == .flag }
    let end = labelEnd(from: start, in: pieces, height: height)
    cells.label = Array(pieces[start..<end])
    let rest = Array(pieces[end...])
    guard !rest.contains(where: { $0.kind == .date }) else { return nil }
    let figures = rest.indices.filter { rest[$0].kind == .number || rest[$0].kind == .titre }
    let bounded = rest.indices.filter { rest[$0].kind == .bounded }
    let intervals = rest.indices.filter { rest[$0].kind == .interval }
    let words = rest.indices.filter { rest[$0].kind == .qualitative || rest[$0].kind == .absent }
    let chosen: Int?
    if figures.count > 1 {
      cells.isContested = true
      chosen = nil
    } else {
      chosen = figures.first ?? firstWithRange(bounded, intervals) ?? words.first ?? bounded.first ?? intervals.first
    }
    sort(rest, chosen: chosen, into: &cells)
    return cells
  }

  /// Two bounds in a line: the first is the result, `<0,1` before `< 5`.
  private static func firstWithRange(_ bounded: [Int], _ intervals: [Int]) -> Int? {
    guard let first = bounded.first else { return nil }
    return bounded.count + intervals.count > 1 ? first : nil
  }

  private static func sort(_ rest: [Piece], chosen: Int?, into cells: inout RowCells) {
    for (index, piece) in rest.enumerated() {
      if index == chosen {
        cells.value.append(piece)
        continue
      }
      switch piece.kind {
      case .unit:
        if cells.unit.isEmpty {
          cells.unit = [piece]
        } else if !cells.reference.isEmpty {
          cells.reference.append(piece)
        }
      case .flag: if cells.flag == nil { cells.flag = piece }
      case .interval, .oneSidedRange, .bounded: cells.reference.append(piece)
      case .text: if chosen != nil, !cells.unit.isEmpty || !cells.reference.isEmpty { cells.reference.append(piece) }
      case .number, .titre: cells.earlier.append(piece)
      case .qualitative, .absent, .date: continue
      }
    }
    // Words alone are a remark, not a range.
    if !cells.reference.contains(where: { $0.canBeRange }) { cells.reference = [] }
  }

  /// The end of the label: its own words, and a number inside it (`CA 19-9`) when the result still follows.
  private static func labelEnd(from start: Int, in pieces: [Piece], height: Double) -> Int {
    var end = start + 1
    while end < pieces.count {
      let gap = pieces[end].box.x - pieces[end - 1].box.right
      let isNear = gap <= height * TextLine.cellGap
      if pieces[end].kind == .text, isNear {
        end += 1
      } else if pieces[end].isNumeric, isNear,
        pieces[(end + 1)...].contains(where: { $0.kind == .number || $0.kind == .titre || $0.kind == .qualitative })
      {
        end += 1
      } else {
        break
      }
    }
    return end
  }
}
