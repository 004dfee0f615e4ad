internal import Report

/// Lines that belong to the sheet of paper and not to its results: address, patient, page numbers, prices, prose.
enum Furniture {
  /// Whether nothing in the line can be a result.
  static func isFurniture(_ line: TextLine) -> Bool {
    let words = line.words.map { Typography.word($0.text) }
    if let first = words.first(where: { !$0.isEmpty }), openings.contains(first) { return true }
    if words.prefix(3).contains(where: anywhereEarly.contains) { return true }
    if line.words.contains(where: { isAddressWord($0.text) }) || words.contains(where: { anywhere.contains($0) }) {
      return true
    }
    if isPageCount(words) || isDosage(line) { return true }
    return isProse(line)
  }

  /// Whether the line is a sentence: many plain words, no column gap.
  static func isProse(_ line: TextLine) -> Bool {
    let plain = line.words.count { word in
      Typography.letterCount(word.text) >= 2 && Typography.digitCount(word.text) == 0 && !word.text.contains("/")
    }
    guard plain >= 6 else { return false }
    let cells = line.cells
    let longest = cells.map { cell in cell.words.count { Typography.letterCount($0.text) >= 2 } }.max() ?? 0
    return longest >= 6 && (cells.count <= 2 || longest >= 9)
  }

  /// Words that, at the start of a line, say whom or what paper it is about.
  private static let openings: Set<String> = [
    "seite", "page", "tel", "telefon", "fax", "telefax", "mobil", "email", "e-mail", "internet", "patient", "patientin",
    "name", "vorname",
    "geb", "geboren", "geburtsdatum", "geb.-datum", "dob", "geschlecht", "sex", "alter", "age", "anschrift", "adresse",
    "strasse", "wohnort",
    "auftrag", "auftragsnummer", "auftragsnr", "auftrags-nr", "auftragsdatum", "befund-nr", "befundnummer",
    "befunddatum", "befundstatus",
    "labornummer", "labor-nr", "tagesnummer", "tages-nr", "probennummer", "proben-nr", "barcode", "fallnummer",
    "fall-nr", "pat-nr", "pat.-nr",
    "patienten-nr", "patientennummer", "eingang", "eingangsdatum", "probeneingang", "materialeingang", "laboreingang",
    "ausgang", "entnahme",
    "entnahmedatum", "abnahme", "abnahmedatum", "abnahmezeit", "blutentnahme", "probenentnahme", "probenahme",
    "materialentnahme", "ausdruck",
    "druckdatum", "gedruckt", "erstellt", "freigabe", "freigegeben", "validiert", "datum", "date", "collected",
    "received", "printed",
    "reported", "report", "order", "einsender", "einsendernr", "uberweiser", "auftraggeber", "arzt", "station", "kasse",
    "krankenkasse",
    "kostentrager", "versicherten-nr", "versichertennummer", "vers.-nr", "lanr", "bsnr", "betriebsstatten-nr", "iban",
    "bic", "ust-id",
    "steuernummer", "hrb", "diagnose", "bankverbindung", "konto", "plz", "fortsetzung", "legende", "rechnung",
    "rechnungsnummer",
  ]
  private static let anywhereEarly: Set<String> = [
    "geb", "geb.-dat", "geburtsdatum", "auftragsnummer", "auftrags-nr", "befund-nr", "patienten-id", "pid",
  ]
  private static let anywhere: Set<String> = [
    "eur", "euro", "goa", "gmbh", "iban", "bic", "€", "lanr", "bsnr", "postfach", "telefon", "telefax",
  ]

  private static func isAddressWord(_ text: String) -> Bool {
    if text.contains("€") || text.contains("@") || text.hasPrefix("www.") || text.hasPrefix("http") { return true }
    let folded = Typography.word(text)
    return folded.count >= 7
      && (folded.hasSuffix("strasse") || folded.hasSuffix("str") || folded.hasSuffix("platz")
        || folded.hasSuffix("allee"))
  }

  private static func isPageCount(_ words: [String]) -> Bool {
    guard let position = words.firstIndex(where: { $0 == "seite" || $0 == "page" || $0 == "blatt" }) else {
      return false
    }
    return words.dropFirst(position + 1).first?.first?.isNumber == true
  }

  /// `1-0-1`: a medication plan, whose doses are no results.
  private static func isDosage(_ line: TextLine) -> Bool {
    line.words.contains { word in
      let parts = word.text.split(separator: "-", omittingEmptySubsequences: false)
      return (3...4).contains(parts.count)
        && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(Typography.isDigit) }
    }
  }
}
