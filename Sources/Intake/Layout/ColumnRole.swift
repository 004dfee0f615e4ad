internal import Report

/// What a column of a table holds.
enum ColumnRole: Hashable {
  case label
  case value
  case flag
  case unit
  case reference
  /// An earlier result, by its heading.
  case previous
  /// Results of the day that stands in the column's heading.
  case dated(CalendarDay)
  case method
  /// The material; it tells blood from urine.
  case specimen
  /// Order codes, pictures, dates and whatever else is no part of the result.
  case other

  /// Whether the column holds results of some day.
  var holdsResults: Bool {
    switch self {
    case .value, .previous, .dated: true
    case .label, .flag, .unit, .reference, .method, .specimen, .other: false
    }
  }
}

/// Words that head the columns of laboratory sheets, by language; all folded (docs/sheets.md, 63 and 64).
enum HeaderWords {
  /// The role a heading gives its column.
  ///
  /// The text is one word or several, as printed.
  static func role(of text: String) -> ColumnRole? {
    let folded = Typography.word(text)
    guard !folded.isEmpty else { return nil }
    if let role = exact[folded] { return role }
    guard folded.count >= 7 else { return nil }
    for (known, role) in exact where NearWord.matches(folded, known) { return role }
    return nil
  }

  private static let exact: [String: ColumnRole] = {
    var roles: [String: ColumnRole] = [:]
    for (role, words) in lexicon {
      for word in words.split(separator: ";") { roles[word.filter { $0 != "\n" }.trimmed] = role }
    }
    return roles
  }()

  private static let lexicon: [(ColumnRole, String)] = [
    (
      .label,
      """
      analyse; analysen; analyt; parameter; untersuchung; untersuchungen; bezeichnung; test; messgrosse; prufung; laborparameter; analysis;
      analyte; investigation; examination; test name; component; laborwert; analysenname; messwert bezeichnung; kenngrosse; bestimmung;
      exam; esame; examen; examens; analyses; prueba; determinacion; tetkik; test adi; bepaling; onderzoek; vizsgalat; exame; leistung;
      verfahren / parameter; analytik; laboruntersuchung; analysenbezeichnung
      """
    ),
    (
      .value,
      """
      ergebnis; ergebnisse; wert; werte; resultat; resultate; messwert; messergebnis; befund; befundwert; result; results; value; values;
      aktuell; aktueller wert; aktuelles ergebnis; aktueller befund; risultato; risultati; resultats; resultado; resultados; sonuc;
      uitslag; eredmeny; valeur; valore; laborergebnis; observed value; current result; current
      """
    ),
    (
      .unit,
      """
      einheit; einheiten; einh; dimension; dim; unit; units; u.m; unite; unites; unidad; unidades; unita; birim; eenheid; mertekegyseg;
      masseinheit; mass-einheit; si-einheit
      """
    ),
    (
      .reference,
      """
      referenzbereich; referenzbereiche; referenzwert; referenzwerte; referenz; ref.-bereich; ref.bereich; ref. bereich; ref-bereich;
      normalbereich; normalwert; normalwerte; normbereich; normbereiche; normwert; normwerte; norm; referenzintervall; sollwert;
      sollbereich; zielbereich; grenzwert; grenzwerte; referenzbereich/einheit; reference range; reference interval; reference; ref. range;
      ref range; reference value; reference values; normal range; normal values; biological reference interval; bio. ref. interval;
      expected values; valori di riferimento; riferimento; valeurs de reference; valeurs usuelles; valores de referencia; referencia;
      referentiewaarden; referans araligi; referans; referenciatartomany; entscheidungsgrenze; therap. bereich; beurteilung; range
      """
    ),
    (
      .previous,
      """
      vorwert; vorwerte; vorbefund; vorbefunde; vorergebnis; vorergebnisse; letzter wert; letzter befund; previous; previous result;
      previous value; prev; prior; anteriorites; anteriorite; resultats anterieurs; verlauf; historie; fruherer wert; vorher; alt;
      fruhere werte; vorheriges ergebnis; last result; precedente; anterior
      """
    ),
    (
      .flag,
      "flag; flags; abw; abweichung; h/l; kennz; kennung; bewertung; markierung; abn; abnormal; hinweis; pathol; auffallig; +/-; status; ind"
    ),
    (.method, "methode; method; verfahren; metodo; methode/material; messverfahren; technik"),
    (
      .specimen, "material; probe; probenmaterial; specimen; sample; sample type; mat; probenart; untersuchungsmaterial"
    ),
    (
      .other,
      "code; kurzel; kurz; nr; pos; loinc; grafik; graphik; tendenz; datum; date; uhrzeit; time; akk; goa; ebm; preis; anzahl; bemerkung; kommentar; trend"
    ),
  ]
}
