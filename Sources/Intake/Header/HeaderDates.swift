internal import Report

/// Finds every date of the document and what each one is: the word nearest before it on its line decides (docs/sheets.md, section 5).
enum HeaderDates {
  static func all(in pages: [[TextLine]]) -> [HeaderDate] {
    let found = pages.flatMap { lines in
      lines.indices.flatMap { dates(of: lines[$0], above: $0 > 0 ? lines[$0 - 1] : nil) }
    }
    // A birth date stays one where a recogniser lost the word beside it.
    let births = found.filter { $0.role == .birth }
    return found.map { date in
      guard let birth = births.first(where: { $0.day == date.day }) else { return date }
      var date = date
      date.role = .birth
      date.word = birth.word
      return date
    }
  }

  private static func dates(of line: TextLine, above: TextLine?) -> [HeaderDate] {
    let places = DateText.places(in: line)
    guard !places.isEmpty else { return [] }
    let words = DateRoleWords.all(in: line)
    // The month's name in a date is no word beside it.
    let spare = line.words.filter { word in !places.contains { Reconciliation.share($0.box, word.box) > 0.5 } }
    let isBare = spare.allSatisfy {
      Typography.letterCount($0.text) < 2 || ["uhr", "um"].contains(Typography.word($0.text))
    }
    let headings = isBare ? above.map { DateRoleWords.all(in: $0) } ?? [] : []
    return places.compactMap { place in
      let decided =
        isBare && !headings.isEmpty
        ? heading(over: place.box, from: headings)
        : nearest(before: place.start, of: line, words: words, places: places) ?? plain(line)
      if place.found.isShortYear, decided?.role == .birth { return nil }
      return HeaderDate(
        day: place.found.day, role: decided?.role ?? .unlabelled, word: decided?.word ?? "", page: line.page,
        box: place.box)
    }
  }

  /// The deciding word nearest before the date; where none stands before it, one behind it that has no date of its own.
  private static func nearest(
    before start: Int, of line: TextLine, words: [DateRoleWords.Found], places: [DateText.Place]
  ) -> (role: HeaderDate.Role, word: String)? {
    if let before = words.last(where: { $0.end <= start }) { return (before.role, before.word) }
    let behind = words.first { word in !places.contains { $0.start >= word.end } }
    return behind.map { ($0.role, $0.word) }
  }

  /// Plain `Datum` means the day of issue, and only when nothing else is on the line.
  private static func plain(_ line: TextLine) -> (role: HeaderDate.Role, word: String)? {
    guard line.words.count <= 4, let first = line.words.first else { return nil }
    let word = Typography.word(first.text)
    return word == "datum" || word == "date" ? (.issue, first.printed) : nil
  }

  /// For a line of bare dates under a line of headings: the heading the date stands under.
  private static func heading(over box: Box, from headings: [DateRoleWords.Found]) -> (
    role: HeaderDate.Role, word: String
  )? {
    let nearest = headings.min { distance($0.box, box) < distance($1.box, box) }
    guard let nearest, distance(nearest.box, box) < box.height * 4 else { return nil }
    return (nearest.role, nearest.word)
  }

  private static func distance(_ left: Box, _ right: Box) -> Double {
    let apart = TableHead.distance(left, right)
    return apart > 0 ? apart : abs(left.x - right.x) / 1000
  }
}
