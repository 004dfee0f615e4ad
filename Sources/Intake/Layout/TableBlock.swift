internal import Report

/// A line with its pieces.
struct TableLine: Hashable {
  var line: TextLine
  var pieces: [Piece]
}

/// A run of lines under one head, or under none.
struct TableBlock: Hashable {
  /// `nil` where no head is printed; then only what cannot be misunderstood is read.
  var model: ColumnModel?
  var lines: [TableLine]
}

/// Cuts pages into blocks at the heads of tables; a page without a head goes on with the one before it.
enum TableBlocks {
  static func cut(_ pages: [[TextLine]]) -> [TableBlock] {
    var blocks: [TableBlock] = []
    var carried: TableHead?
    for lines in pages {
      for region in Gutter.regions(of: lines) {
        let found = heads(in: region)
        let opening = found.isEmpty ? carried : nil
        blocks += cut(region, at: found, opening: opening)
        if let last = found.last { carried = last.head }
      }
    }
    return blocks
  }

  private struct FoundHead {
    var first: Int
    var end: Int
    var head: TableHead
  }

  private static func heads(in lines: [TextLine]) -> [FoundHead] {
    var heads: [FoundHead] = []
    var index = 0
    while index < lines.count {
      let next = index + 1 < lines.count ? lines[index + 1] : nil
      guard let found = TableHead.read(lines[index], next: next) else {
        index += 1
        continue
      }
      let end = index + (found.takesNext ? 2 : 1)
      heads.append(FoundHead(first: index, end: end, head: found.head))
      index = end
    }
    return heads
  }

  private static func cut(_ lines: [TextLine], at heads: [FoundHead], opening: TableHead?) -> [TableBlock] {
    var blocks = [block(lines[..<(heads.first?.first ?? lines.count)], head: opening)]
    for (position, found) in heads.enumerated() {
      let end = position + 1 < heads.count ? heads[position + 1].first : lines.count
      blocks.append(block(lines[found.end..<end], head: found.head))
    }
    return blocks.filter { !$0.lines.isEmpty }
  }

  private static func block(_ lines: ArraySlice<TextLine>, head: TableHead?) -> TableBlock {
    let tableLines = lines.map { TableLine(line: $0, pieces: PieceMaker.pieces(of: $0)) }
    let shaping = tableLines.filter { !Furniture.isFurniture($0.line) }.map(\.pieces)
    return TableBlock(model: head.map { ColumnModel(head: $0, rows: shaping) }, lines: tableLines)
  }
}

/// Splits a page whose tables stand side by side (docs/sheets.md, 27).
enum Gutter {
  /// The regions of a page in reading order; one region where nothing stands side by side.
  static func regions(of lines: [TextLine]) -> [[TextLine]] {
    for (index, line) in lines.enumerated() {
      guard let edge = repeatedHead(line) else { continue }
      let above = Array(lines[..<index])
      let left = lines[index...].compactMap { part($0) { $0.box.middleX < edge } }
      let right = lines[index...].compactMap { part($0) { $0.box.middleX >= edge } }
      return [above + left, right]
    }
    return [lines]
  }

  /// Where the second of two tables begins: the heading of its first column, when a line heads the same columns twice.
  private static func repeatedHead(_ line: TextLine) -> Double? {
    guard let head = TableHead.read(line, next: nil)?.head else { return nil }
    let labels = head.cells.filter { $0.role == .label }
    let values = head.cells.filter { $0.role == .value }
    guard labels.count == 2, values.count == 2, labels[1].box.x > values[0].box.right else { return nil }
    guard values[1].box.x > labels[1].box.right else { return nil }
    return labels[1].box.x - line.height * 0.5
  }

  private static func part(_ line: TextLine, where belongs: (PageWord) -> Bool) -> TextLine? {
    let words = line.words.filter(belongs)
    return words.isEmpty ? nil : TextLine(page: line.page, words: words)
  }
}
