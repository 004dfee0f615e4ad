internal import Report

/// Reads printed dates as calendar days (docs/sheets.md, section 5).
enum DateText {
  /// A date over one or more words.
  struct Found: Hashable {
    var day: CalendarDay
    var wordCount: Int
    /// Whether the year was printed with two digits and completed here.
    var isShortYear: Bool
  }

  /// How many words from the position on are one date.
  static func wordCount(at position: Int, in words: [PageWord]) -> Int? { date(at: position, in: words)?.wordCount }

  /// The date that begins at the position: `12.09.2026`, `12. 9. 2026`, `2026-09-12`, `12. September 2026`.
  static func date(at position: Int, in words: [PageWord]) -> Found? {
    guard let opening = words[position].text.first(where: { $0 != "(" }), Typography.isDigit(opening) else {
      return nil
    }
    for count in [1, 2, 3] where position + count <= words.count {
      let run = words[position..<position + count]
      guard isTogether(run) else { break }
      let text = run.map(\.text).joined(separator: count == 1 ? "" : " ")
      if let (day, isShort) = parse(core(of: text)) { return Found(day: day, wordCount: count, isShortYear: isShort) }
    }
    return nil
  }

  /// A date with where it stands on its line.
  struct Place {
    var found: Found
    /// The position of its first word.
    var start: Int
    var box: Box
  }

  /// Every date of a line, from left to right.
  static func places(in line: TextLine) -> [Place] {
    var places: [Place] = []
    var position = 0
    while position < line.words.count {
      guard let found = date(at: position, in: line.words) else {
        position += 1
        continue
      }
      let run = line.words[position..<position + found.wordCount]
      places.append(
        Place(found: found, start: position, box: run.dropFirst().reduce(run[position].box) { $0.union($1.box) }))
      position += found.wordCount
    }
    return places
  }

  /// Parses a text that is one date and nothing else.
  static func parse(_ text: String) -> (CalendarDay, isShortYear: Bool)? {
    if let day = CalendarDay(iso: String(text.prefix(10))), text.count == 10 { return (day, false) }
    // ISO 8601 with a time of day behind it.
    if text.count > 11, text.dropFirst(10).first == "T", let day = CalendarDay(iso: String(text.prefix(10))) {
      return (day, false)
    }
    return dotted(text) ?? named(text)
  }

  private static func core(of text: String) -> String {
    var core = Substring(text)
    while let first = core.first, "([".contains(first) { core.removeFirst() }
    while let last = core.last, ")],;:".contains(last) { core.removeLast() }
    // `12.09.2026/08:15` and `12.09.2026,08:15` carry a time of day.
    if let cut = core.firstIndex(where: { "/,-".contains($0) }), core[core.index(after: cut)...].contains(":"),
      core[..<cut].count >= 8
    {
      core = core[..<cut]
    }
    return String(core)
  }

  private static func isTogether(_ run: ArraySlice<PageWord>) -> Bool {
    zip(run, run.dropFirst()).allSatisfy { $1.box.x - $0.box.right <= $0.box.height * 0.9 }
  }

  private static func dotted(_ text: String) -> (CalendarDay, isShortYear: Bool)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { $0.trimmed }
    guard parts.count == 3, (1...2).contains(parts[0].count), (1...2).contains(parts[1].count) else { return nil }
    guard let day = number(parts[0]), let month = number(parts[1]), let year = year(parts[2]) else { return nil }
    return CalendarDay(year: year.full, month: month, day: day).map { ($0, year.isShort) }
  }

  private static let months = [
    ["januar", "january", "jan", "janner"], ["februar", "february", "feb"], ["marz", "march", "mrz", "mar"],
    ["april", "apr"],
    ["mai", "may"], ["juni", "june", "jun"], ["juli", "july", "jul"], ["august", "aug"], ["september", "sept", "sep"],
    ["oktober", "october", "okt", "oct"], ["november", "nov"], ["dezember", "december", "dez", "dec"],
  ]

  private static func named(_ text: String) -> (CalendarDay, isShortYear: Bool)? {
    let parts = text.split { $0 == " " || $0 == "-" }
    guard parts.count == 3, let day = number(parts[0].filter { $0 != "." }) else { return nil }
    let name = Typography.word(String(parts[1]))
    guard let month = months.firstIndex(where: { $0.contains(name) }), let year = year(parts[2].trimmed) else {
      return nil
    }
    return CalendarDay(year: year.full, month: month + 1, day: day).map { ($0, year.isShort) }
  }

  private static func year(_ text: String) -> (full: Int, isShort: Bool)? {
    guard let number = number(text) else { return nil }
    switch text.count {
    case 4 where number >= 1880: return (number, false)
    // A two-digit year is of this century here; a birth year is never used (docs/sheets.md, section 5).
    case 2: return (2000 + number, true)
    default: return nil
    }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    return Int(text)
  }
}
