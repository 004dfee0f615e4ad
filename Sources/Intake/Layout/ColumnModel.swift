internal import Report

/// Where the columns of one table stand and what they hold.
struct ColumnModel: Hashable {
  struct Column: Hashable {
    var role: ColumnRole
    /// Where its heading stands, widened by the pieces that surely belong to it.
    var left: Double
    var right: Double
  }

  var columns: [Column]
  /// The column that holds the results of this order; `nil` when several could.
  var current: Int?
  /// The day in the heading of the current column.
  var currentDay: CalendarDay?

  /// Makes the model of a headed table.
  ///
  /// - Parameters:
  ///   - head: The headings.
  ///   - rows: The pieces of the table's lines, which show how wide the columns are.
  init(head: TableHead, rows: [[Piece]]) {
    columns = head.cells.map { Column(role: $0.role, left: $0.box.x, right: $0.box.right) }
    if !columns.contains(where: { $0.role == .label }), let first = columns.first {
      // The column of names often has no heading; it stands left of everything.
      let left = rows.compactMap { $0.first?.box.x }.min() ?? 0
      if left < first.left - 10 {
        columns.insert(Column(role: .label, left: left, right: max(left, first.left - 12)), at: 0)
      }
    }
    widen(by: rows)
    chooseCurrent()
  }

  /// The column of each piece of one line: no piece stands left of the column of the one before it.
  func places(of pieces: [Piece]) -> [Int] {
    guard !columns.isEmpty, !pieces.isEmpty else { return [] }
    var best: [[Double]] = []
    var origin: [[Int]] = []
    for (row, piece) in pieces.enumerated() {
      let own = columns.map { ColumnFit.score(piece, in: $0) }
      var totals: [Double] = []
      var origins: [Int] = []
      var leader = 0
      for column in columns.indices {
        if row > 0, best[row - 1][column] > best[row - 1][leader] { leader = column }
        totals.append(own[column] + (row > 0 ? best[row - 1][leader] : 0))
        origins.append(row > 0 ? leader : 0)
      }
      best.append(totals)
      origin.append(origins)
    }
    var places = Array(repeating: 0, count: pieces.count)
    var column = columns.indices.max { best[pieces.count - 1][$0] < best[pieces.count - 1][$1] } ?? 0
    for row in pieces.indices.reversed() {
      places[row] = column
      column = origin[row][column]
    }
    return places
  }

  /// Widens each column to the middle half of the pieces that fall into it, twice, so that left- and right-aligned columns settle.
  private mutating func widen(by rows: [[Piece]]) {
    for _ in 0..<2 {
      var boxes: [[Box]] = Array(repeating: [], count: columns.count)
      for pieces in rows where pieces.count > 1 {
        for (piece, place) in zip(pieces, places(of: pieces)) where ColumnFit.suits(piece, columns[place].role) {
          boxes[place].append(piece.box)
        }
      }
      for index in columns.indices where boxes[index].count >= 2 {
        let lefts = boxes[index].map(\.x).sorted()
        let rights = boxes[index].map(\.right).sorted()
        columns[index].left = min(columns[index].left, lefts[lefts.count / 4])
        columns[index].right = max(columns[index].right, rights[rights.count * 3 / 4])
      }
    }
  }

  /// The newest day's column is this order's; without days, the one column that is headed as result.
  private mutating func chooseCurrent() {
    let named = columns.indices.filter { columns[$0].role == .value }
    let dated = columns.indices.compactMap { index -> (index: Int, day: CalendarDay)? in
      if case .dated(let day) = columns[index].role { (index, day) } else { nil }
    }
    if named.count == 1 {
      current = named[0]
      return
    }
    guard named.isEmpty, let newest = dated.max(by: { $0.day < $1.day }) else { return }
    guard dated.count(where: { $0.day == newest.day }) == 1 else { return }
    current = newest.index
    currentDay = newest.day
  }
}

/// How well a piece fits a column, by place and by kind.
enum ColumnFit {
  /// Above 0 where the piece stands under the heading, falling with the distance; kinds that agree add, kinds that clash take away.
  static func score(_ piece: Piece, in column: ColumnModel.Column) -> Double {
    let box = piece.box
    let overlap = min(box.right, column.right) - max(box.x, column.left)
    let smaller = max(1, min(box.width, column.right - column.left))
    let place = overlap > 0 ? 1 + min(1, overlap / smaller) : -min(6, -overlap / 12)
    return place + kind(piece.kind, column.role)
  }

  /// Whether the kind is what the column is for.
  static func suits(_ piece: Piece, _ role: ColumnRole) -> Bool { kind(piece.kind, role) > 0.3 }

  private static func kind(_ kind: Piece.Kind, _ role: ColumnRole) -> Double {
    switch role {
    case .label: kind == .text ? 0.6 : (kind == .unit || kind == .date ? -0.6 : -1)
    case .value: value(kind)
    // An earlier result has no more right to a piece than the place gives it.
    case .previous, .dated: value(kind) - 0.05
    case .flag: kind == .flag ? 1 : (kind == .text ? -0.4 : -1.5)
    case .unit: kind == .unit ? 1.2 : (kind == .text ? -0.1 : -1.5)
    case .reference: reference(kind)
    case .method, .specimen: kind == .text ? 0.3 : -0.8
    case .other: -0.5
    }
  }

  private static func value(_ kind: Piece.Kind) -> Double {
    switch kind {
    case .number, .titre, .qualitative, .absent: 0.8
    case .bounded: 0.3
    case .interval: -0.2
    case .flag: 0.2
    case .unit: -0.5
    case .text, .date: -0.5
    case .oneSidedRange: -1.2
    }
  }

  private static func reference(_ kind: Piece.Kind) -> Double {
    switch kind {
    case .interval, .oneSidedRange: 1
    case .bounded: 0.6
    case .text: 0.1
    case .number: -0.4
    case .unit, .titre, .qualitative: -0.3
    case .flag, .date, .absent: -0.8
    }
  }
}
