internal import Report

/// The census' own way from words to lines.
enum CensusLines {
  /// The words of all German passes; a place that two passes saw counts once.
  static func merged(_ passes: [RecognitionPass]) -> [Word] {
    var merged: [Word] = []
    let main = passes.filter { !$0.name.hasPrefix("eng") }
    for pass in main.isEmpty ? passes : main {
      let before = merged
      merged += pass.words.filter { word in
        word.box.area > 0
          && !before.contains { $0.box.overlapArea(word.box) > 0.4 * min($0.box.area, word.box.area) }
      }
    }
    return merged
  }

  /// The words from left to right; one drawn twice to look bold counts once.
  private static func withoutTwins(_ words: [Word]) -> [Word] {
    var kept: [Word] = []
    for word in words.sorted(by: { $0.box.x < $1.box.x }) {
      let near = kept.reversed().prefix { word.box.x - $0.box.x < word.box.height * 0.5 }
      let isTwin = near.contains { other in
        other.text == word.text && other.box.overlapArea(word.box) > 0.6 * min(other.box.area, word.box.area)
      }
      if !isTwin { kept.append(word) }
    }
    return kept
  }

  /// Lines as chains from left to right: each word goes on with the chain whose end is nearest to its height.
  static func grouping(_ words: [Word]) -> [[Word]] {
    var chains: [[Word]] = []
    for word in withoutTwins(words) {
      var best: (index: Int, distance: Double)?
      for (index, chain) in chains.enumerated() {
        guard let end = chain.last else { continue }
        let distance = abs(end.box.middleY - word.box.middleY)
        guard distance < 0.5 * min(end.box.height, word.box.height), word.box.x > end.box.middleX else { continue }
        if best.map({ distance < $0.distance }) ?? true { best = (index, distance) }
      }
      if let best { chains[best.index].append(word) } else { chains.append([word]) }
    }
    return chains
  }
}

/// What the census does not count: the paper's own lines.
enum CensusFurniture {
  private static let words: Set<String> = [
    "tel", "telefon", "fax", "telefax", "seite", "page", "blatt", "geb", "geboren", "geburtsdatum", "auftrag",
    "auftragsnummer", "auftrags-nr", "eur", "euro",
    "kasse", "krankenkasse", "iban", "bic", "lanr", "bsnr", "gmbh", "postfach", "patient", "patientin", "patienten-nr",
    "einsender", "barcode", "rechnung",
    "befund-nr", "befundnummer", "labornummer", "labor-nr", "alter", "age", "dob", "versicherten-nr", "station",
    "fallnummer", "goä", "name", "probennummer",
    "eingang", "ausgang", "entnahme", "abnahme", "blutentnahme", "probenentnahme", "materialeingang", "probeneingang",
    "befunddatum", "ausdruck", "gedruckt",
    "collected", "received", "printed", "reported", "order", "datum", "date", "größe", "gewicht", "height", "weight",
  ]
  private static let remarks: Set<String> = [
    "zielwert", "zielwerte", "ziel", "risiko", "hinweis", "bewertung", "interpretation", "therapie", "cut-off",
    "methode", "method", "metodo", "kommentar",
    "legende", "bei", "für", "männer", "frauen", "kinder", "erwachsene", "raucher", "nichtraucher", "normal", "mangel",
    "optimal", "grenzwertig", "erhöht",
    "niedrig", "hoch", "sehr", "referenz", "nach", "ab", "bis", "die", "der", "das", "ein", "eine", "dosis",
    "beurteilung", "anmerkung", "bemerkung",
    "schwangere", "schwangerschaft", "trimester", "follikelphase", "lutealphase", "postmenopause", "ovulation", "men",
    "women", "target", "female", "male",
    "prädiabetes", "diabetes", "leicht", "mäßig", "moderat", "neugeborene", "jahre", "defizienz", "insuffizienz",
    "suffizient", "toxisch",
  ]

  static func isFurniture(_ line: [Word]) -> Bool {
    let folded = line.map { CensusToken.core($0.text).lowercased() }
    if folded.prefix(4).contains(where: words.contains)
      || line.contains(where: { $0.text.contains("@") || $0.text.contains("€") })
    {
      return true
    }
    if folded.first.map({ $0.hasPrefix("www") || $0.hasPrefix("geb.") }) ?? false { return true }
    let hasDate = line.contains { CensusToken.isDate($0.text) }
    if hasDate, !line.contains(where: { CensusToken.isUnit($0.text) }) { return true }
    if line.contains(where: { CensusToken.isDosage($0.text) }) { return true }
    return isSentence(line)
  }

  /// Whether a segment opens with a word of a remark or of a graded range.
  static func isRemark(_ label: [Word]) -> Bool {
    label.first.map { remarks.contains(CensusToken.core($0.text).lowercased()) } ?? false
  }

  private static func isSentence(_ line: [Word]) -> Bool {
    var run = 0
    var previous: Word?
    for word in line {
      let isNear = previous.map { word.box.x - $0.box.right < 0.8 * word.box.height } ?? true
      let isPlain = CensusToken.letters(word.text) >= 2 && !word.text.contains("/")
      run = isNear ? run + (isPlain ? 1 : 0) : (isPlain ? 1 : 0)
      if run >= 7 { return true }
      previous = word
    }
    return false
  }
}
