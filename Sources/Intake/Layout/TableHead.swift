internal import Report

/// A heading of one column: its role and where it stands.
struct HeadCell: Hashable {
  var role: ColumnRole
  var box: Box
}

/// The line (or lines) that head a table.
struct TableHead: Hashable {
  var cells: [HeadCell]

  /// The days that head columns of results, newest last.
  var days: [CalendarDay] {
    cells.compactMap { cell in
      if case .dated(let day) = cell.role { day } else { nil }
    }.sorted()
  }

  /// Reads a line as the head of a table.
  ///
  /// - Parameters:
  ///   - line: The line; one with results in it is no head.
  ///   - next: The line below, which may carry the dates of the columns.
  /// - Returns: The head and whether the line below belongs to it; `nil` when this is no head.
  static func read(_ line: TextLine, next: TextLine?) -> (head: TableHead, takesNext: Bool)? {
    var cells = roleCells(of: line)
    let named = Set(cells.map(\.role))
    let columns = named.intersection([.value, .unit, .reference, .previous])
    let isHead = columns.count >= 2 || (columns.count == 1 && (named.contains(.label) || named.contains(.flag)))
    let days = dayCells(of: line)
    let isDatedHead = days.count >= 2 && (!columns.isEmpty || named.contains(.label))
    guard isHead || isDatedHead, isFreeOfResults(line, cells: cells, days: days) else { return nil }
    cells = adding(days, to: cells)
    guard let next, days.isEmpty else { return (TableHead(cells: cells.sortedByPlace), false) }
    let below = dayCells(of: next)
    guard !below.isEmpty, next.words.count <= below.count * 3 + 2, next.box.y - line.box.bottom < line.height * 1.6
    else {
      return (TableHead(cells: cells.sortedByPlace), false)
    }
    return (TableHead(cells: adding(below, to: cells).sortedByPlace), true)
  }

  /// The cells whose words are known headings; runs of up to three words are tried, the longest first.
  private static func roleCells(of line: TextLine) -> [HeadCell] {
    var cells: [HeadCell] = []
    var position = 0
    let words = line.words
    while position < words.count {
      var taken = 1
      for count in stride(from: min(4, words.count - position), through: 1, by: -1) {
        let run = words[position..<position + count]
        let isTogether = zip(run, run.dropFirst()).allSatisfy { $1.box.x - $0.box.right <= line.height * 1.2 }
        guard isTogether, let role = HeaderWords.role(of: run.map(\.text).joined(separator: " ")) else { continue }
        let box = run.dropFirst().reduce(run[position].box) { $0.union($1.box) }
        if let last = cells.last, last.role == role, box.x - last.box.right <= line.height * 1.2 {
          cells[cells.count - 1].box = last.box.union(box)
        } else {
          cells.append(HeadCell(role: role, box: box))
        }
        taken = count
        break
      }
      position += taken
    }
    return cells
  }

  private static func dayCells(of line: TextLine) -> [HeadCell] {
    DateText.places(in: line).map { HeadCell(role: .dated($0.found.day), box: $0.box) }
  }

  /// A date under or beside `Ergebnis` dates that column; one under `Vorwert` leaves it an earlier result.
  private static func adding(_ days: [HeadCell], to cells: [HeadCell]) -> [HeadCell] {
    var result = cells
    for day in days {
      let above = result.indices.filter { result[$0].role.holdsResults }.min {
        distance(result[$0].box, day.box) < distance(result[$1].box, day.box)
      }
      if let above, distance(result[above].box, day.box) < day.box.height * 1.2 {
        if result[above].role == .value { result[above].role = day.role }
        result[above].box = result[above].box.union(day.box)
      } else {
        result.append(day)
      }
    }
    return result
  }

  static func distance(_ left: Box, _ right: Box) -> Double {
    max(0, max(left.x, right.x) - min(left.right, right.right))
  }

  /// Whether nothing but headings stands in the line: a sentence with the word `Ergebnis` in it heads nothing.
  private static func isFreeOfResults(_ line: TextLine, cells: [HeadCell], days: [HeadCell]) -> Bool {
    let known = cells + days
    let strangers = line.words.filter { word in
      Typography.letterCount(word.text) + Typography.digitCount(word.text) > 1
        && !known.contains { Reconciliation.share($0.box, word.box) > 0.5 }
    }
    let numbers = strangers.filter { NumberToken($0.text) != nil }
    return numbers.isEmpty && strangers.count <= known.count + 2
  }
}

extension [HeadCell] {
  /// From left to right.
  var sortedByPlace: [HeadCell] { sorted { $0.box.x < $1.box.x } }
}
