internal import Report

/// Reads what the sheet says of itself (docs/decisions/003).
enum HeaderReader {
  static func header(of pages: [[TextLine]]) -> ReportHeader {
    let dates = HeaderDates.all(in: pages)
    return ReportHeader(
      laboratory: pages.first.flatMap(LaboratoryName.find),
      labDate: day(.collection, dates) ?? day(.receipt, dates) ?? day(.issue, dates),
      receiptDate: day(.receipt, dates), issueDate: day(.issue, dates), reportNumber: ReportNumber.find(in: pages),
      dates: dates)
  }

  /// The day of a role: the one that is printed most often, the latest of them where that is open.
  private static func day(_ role: HeaderDate.Role, _ dates: [HeaderDate]) -> CalendarDay? {
    let days = dates.filter { $0.role == role }.map(\.day)
    let counts = Dictionary(days.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}

/// Finds the laboratory's name among the first lines (docs/sheets.md, section 5).
enum LaboratoryName {
  private static let linesSearched = 14
  private static let longest = 90
  private static let marks = [
    "labor", "mvz", "institut", "klinik", "praxis", "zentrum", "medizin", "diagnostik", "arzte", "hospital",
    "krankenhaus", "laboratory", "clinic",
    "pathology", "diagnostics", "laboratorio", "laboratoire",
  ]
  private static let titles: Set<String> = [
    "laborbefund", "arztbrief", "laborbericht", "befundbericht", "labor", "laborwerte", "laborergebnisse",
    "laboruntersuchung", "laboruntersuchungen",
    "laboratory report", "lab report", "laborbefundbericht", "kumulativbefund", "laborblatt", "laborkarte",
    "laboratory results", "befund",
    "labordatenblatt", "medizinischer befund",
  ]
  private static let strangers = [
    "patient", "geb.", "geboren", "id:", "endbefund", "teilbefund", "vorbefund", "auftrag", "einsender", "uberweis",
    "station", "herr ", "frau ",
    "labornummer", "labor-nr", "laboreingang", "labornr", "materialeingang", "versich", "befund-nr", "probe", "tel.",
    "telefon", "www.", "@", "e-mail",
    "leitung", "akkredit",
  ]

  /// Words that only a laboratory's own name has; the others stand in the name of a practice that sent a fax, too.
  private static let surestMarks = ["labor", "mvz", "institut", "diagnostik", "diagnostics", "pathology"]

  static func find(in lines: [TextLine]) -> String? {
    let names = names(in: lines)
    return names.first { name in surestMarks.contains { Typography.folded(name).contains($0) } } ?? names.first
  }

  private static func names(in lines: [TextLine]) -> [String] {
    var names: [String] = []
    for line in lines.prefix(linesSearched) {
      // A line with a date is a banner or a record line.
      if line.words.indices.contains(where: { DateText.date(at: $0, in: line.words) != nil }) { continue }
      for cell in line.parts(apart: 1.6) {
        let name = withoutPageCount(cell.printed)
        if isName(name, cell: cell) { names.append(name) }
      }
    }
    return names
  }

  private static func isName(_ name: String, cell: TextLine) -> Bool {
    let folded = Typography.folded(name)
    guard name.count <= longest, name.count >= 5, name.contains(" ") || name.count >= 10,
      marks.contains(where: { folded.contains($0) })
    else { return false }
    guard !titles.contains(Typography.word(name)), !strangers.contains(where: { folded.contains($0) }) else {
      return false
    }
    return !folded.hasSuffix(":") && HeaderWords.role(of: name) == nil && !Furniture.isProse(cell)
  }

  /// `Labor am Park   Seite 1 von 2`: the page count is no part of the name.
  private static func withoutPageCount(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let cut = words.firstIndex(where: { ["seite", "page", "blatt"].contains(Typography.word(String($0))) }),
      cut > 0
    else { return text }
    return words[..<cut].joined(separator: " ")
  }
}

/// Finds the number the laboratory gave the report.
enum ReportNumber {
  private static let words: Set<String> = [
    "auftrag", "auftragsnummer", "auftragsnr", "auftrags-nr", "auftrag-nr", "befund-nr", "befundnummer", "befundnr",
    "labor-nr", "labornummer", "labornr",
    "proben-nr", "probennummer", "probennr", "barcode", "tagesnummer", "tages-nr", "order number", "report number",
    "accession", "report no", "order no",
    "tagebuchnummer", "tagebuch-nr", "lab no", "lab number", "accession no", "accession number", "auftrags-id",
    "befund-id", "eingangsnummer", "eingangs-nr",
  ]

  static func find(in pages: [[TextLine]]) -> String? {
    for lines in pages {
      for (index, line) in lines.enumerated() {
        if let number = number(in: line) { return number }
        if index + 1 < lines.count, let number = number(under: line, in: lines[index + 1]) { return number }
      }
    }
    return nil
  }

  private static func number(in line: TextLine) -> String? {
    for index in line.words.indices where isNumberWord(at: index, in: line) {
      // The number stands near, on the same line.
      for candidate in line.words[(index + 1)...].prefix(3) where isNumber(candidate) {
        return candidate.printed.trimmed
      }
    }
    return nil
  }

  /// For a line of headings: what stands under the heading in the line below.
  private static func number(under line: TextLine, in below: TextLine) -> String? {
    guard below.box.y - line.box.bottom < line.height * 1.5 else { return nil }
    for index in line.words.indices where isNumberWord(at: index, in: line) {
      let box = line.words[index].box
      let under = below.words.first { TableHead.distance($0.box, box) == 0 && isNumber($0) }
      if let under { return under.printed.trimmed }
    }
    return nil
  }

  private static func isNumberWord(at index: Int, in line: TextLine) -> Bool {
    let one = Typography.word(line.words[index].text)
    guard !words.contains(one), index + 1 < line.words.count else { return words.contains(one) }
    return words.contains(one + " " + Typography.word(line.words[index + 1].text))
  }

  private static func isNumber(_ word: PageWord) -> Bool {
    let text = word.printed.trimmed
    guard text.count >= 4, Typography.digitCount(text) >= 1, DateText.parse(word.text) == nil else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || "-/._".contains($0) }
  }
}
