import Report
import Testing

@testable import Intake

/// The difficulties 23 to 64 of the list of sheets that words alone can show, each by its number.
@Suite("Difficulties of layout, headings and strangers among the rows")
struct DifficultyLayoutTests {
  private static let columns = [40.0, 220, 300, 380]
  private static let head = ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"]

  @Test("26: method lines and methods in brackets are no rows")
  func methods() {
    let reading = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Glucose (enzymatisch)", "98", "mg/dl", "70 - 99"],
        ["Methode: ECLIA 2", "", "", ""], ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(reading.rows.map(\.label) == ["Glucose (enzymatisch)", "Kalium"])
    #expect(reading.rows.map(\.end.className) == ["coded", "coded"])
  }

  @Test("27: tables side by side are read each by itself")
  func sideBySide() {
    let reading = digital { sheet in
      sheet.table(
        at: [30, 110, 150, 200, 310, 400, 440, 500],
        ["Parameter", "Wert", "Einheit", "Norm", "Parameter", "Wert", "Einheit", "Norm"],
        ["Kalium", "4,1", "mmol/l", "3,5-5,1", "Glucose", "98", "mg/dl", "70-99"],
        ["Hämoglobin", "14,2", "g/dl", "13-17", "Leukozyten", "7,2", "G/l", "4-10"],
        ["", "", "", "", "Natrium", "140", "mmol/l", "135-145"])
    }
    #expect(reading.rows.map(\.label) == ["Kalium", "Hämoglobin", "Glucose", "Leukozyten", "Natrium"])
    #expect(reading.rows.map(\.summary) == ["4.1 mmol/l", "14.2 g/dl", "98 mg/dl", "7.2 G/l", "140 mmol/l"])
    #expect(reading.candidates == 5)
  }

  @Test("28: earlier results never become today's, newest left or right", arguments: [true, false])
  func previous(isNewestLeft: Bool) {
    let days = isNewestLeft ? ["03.06.2026", "01.02.2026"] : ["01.02.2026", "03.06.2026"]
    let first = isNewestLeft ? ["4,1", "5,9"] : ["5,9", "4,1"]
    let reading = digital { sheet in
      sheet.line((40, "Entnahme: 03.06.2026"))
      sheet.table(
        at: [40, 180, 260, 340, 420], ["Analyse", "Einheit", days[0], days[1], "Referenzbereich"],
        ["Kalium", "mmol/l", first[0], first[1], "3,5 - 5,1"],
        ["Glucose", "mg/dl", isNewestLeft ? "" : "88", isNewestLeft ? "88" : "", "70 - 99"])
    }
    #expect(reading.row("Kalium")?.summary == "4.1 mmol/l")
    #expect(reading.row("Glucose")?.end == .unread("only a result of another day is printed"))
    #expect(reading.row("Glucose")?.number == nil)
    #expect(reading.rows.count == 2)
  }

  @Test("28: a column headed as earlier result is never today's")
  func previousByName() {
    let reading = digital { sheet in
      sheet.table(
        at: [40, 180, 240, 300, 400], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich", "Vorwert"],
        ["Kalium", "4,1", "mmol/l", "3,5 - 5,1", "5,9"],
        ["Glucose", "", "mg/dl", "70 - 99", "88"])
    }
    #expect(reading.row("Kalium")?.summary == "4.1 mmol/l")
    #expect(reading.row("Glucose")?.number == nil)
  }

  @Test("28: a column of another day than the report's is not taken")
  func otherDay() {
    let reading = digital { sheet in
      sheet.line((40, "Entnahme: 03.09.2026"))
      sheet.table(
        at: [40, 180, 260, 340], ["Analyse", "Einheit", "03.06.2026", "01.02.2026"], ["Kalium", "mmol/l", "4,1", "5,9"])
    }
    #expect(reading.row("Kalium")?.number == nil)
    #expect(reading.row("Kalium")?.end.className == "unread")
  }

  @Test("28: several result columns without days leave the row unread")
  func contested() {
    let reading = digital { sheet in
      sheet.table(
        at: [40, 180, 260, 340], ["Analyse", "Einheit", "Ergebnis", "Ergebnis"], ["Kalium", "mmol/l", "4,1", "5,9"])
    }
    #expect(reading.row("Kalium")?.number == nil)
    #expect(reading.counts == RowCounts(candidates: 1, coded: 0, unmatched: 0, unread: 1))
  }

  @Test("29: days under the headings belong to the columns")
  func daysBelow() {
    let reading = digital { sheet in
      sheet.table(
        at: [40, 180, 260, 360, 460], ["Analyse", "Einheit", "Ergebnis", "Vorbefund", "Referenzbereich"],
        ["", "", "03.06.2026", "01.02.2026", ""],
        ["Kalium", "mmol/l", "4,1", "5,9", "3,5 - 5,1"])
    }
    #expect(reading.row("Kalium")?.summary == "4.1 mmol/l")
  }

  @Test("31 and 32: repeated headers are no rows, and the group is carried over the page")
  func pages() {
    var first = DrawnSheet()
    first.table(at: Self.columns, Self.head)
    first.line((40, "Urin"))
    first.table(at: Self.columns, ["Natrium", "140", "mmol/l", "54 - 190"])
    var second = DrawnSheet()
    second.line((40, "Patient: Muster, Mara"), (300, "geb. 12.03.1970"), (450, "Seite 2 von 2"))
    second.table(at: Self.columns, ["Kalium", "40", "mmol/l", "20 - 80"])
    let reading = reading(first.digitalPage(1), second.digitalPage(2))
    #expect(reading.rows.map(\.label) == ["Natrium", "Kalium"])
    #expect(reading.rows.map(\.heading) == ["Urin", "Urin"])
    #expect(reading.rows.map(\.page) == [1, 2])
  }

  @Test("33: a label over two lines is one label")
  func wrappedLabel() {
    let above = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Glomeruläre", "", "", ""], ["", "75", "ml/min", "> 60"],
        ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(above.rows.map(\.label) == ["Glomeruläre", "Kalium"])
    let below = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Erythrozyten-", "13,1", "%", "11 - 15"], ["verteilungsbreite", "", "", ""],
        ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(below.rows.map(\.label) == ["Erythrozyten- verteilungsbreite", "Kalium"])
  }

  @Test("33: a unit over two lines is one unit, and dots that lead to the result are no label")
  func wrappedUnit() {
    let reading = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Kalium ........", "4,1", "mmol", "3,5 - 5,1"], ["", "", "/l", ""],
        ["Glucose", "98", "mg/dl", "70 - 99"])
    }
    #expect(reading.row("Kalium")?.unit.filter { $0 != " " } == "mmol/l")
    #expect(reading.rows.count == 2)
  }

  @Test("34: footnotes, comments and prose between rows are no rows")
  func comments() {
    let reading = digital { sheet in
      sheet.table(at: Self.columns, Self.head, ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
      sheet.line((40, "Bei Werten über 5,5 mmol/l wird eine Kontrolle nach 2 Tagen im Labor empfohlen."))
      sheet.line((40, "Befund telefonisch mitgeteilt"))
      sheet.line((40, "*1) siehe Fussnote 1."))
      sheet.table(at: Self.columns, ["Glucose", "98", "mg/dl", "70 - 99"])
    }
    #expect(reading.rows.map(\.label) == ["Kalium", "Glucose"])
  }

  @Test(
    "35: a result that is not there yet is a row with the word that says so",
    arguments: ["folgt", "Mat. fehlt", "storniert", "in Arbeit", "hämolytisch"])
  func absent(word: String) throws {
    let reading = digital {
      $0.table(
        at: Self.columns, Self.head, ["Kalium", word, "mmol/l", "3,5 - 5,1"], ["Glucose", "98", "mg/dl", "70 - 99"])
    }
    let row = try #require(reading.row("Kalium"))
    #expect(row.value == word && row.number == nil && AbsentResult.isAbsent(row.value))
  }

  @Test("42: an order form gives no rows")
  func orderForm() {
    let reading = digital { sheet in
      sheet.line((40, "Anforderungsschein Labor"))
      sheet.table(
        at: [40, 200, 360], ["[ ] Kalium", "[ ] Natrium", "[ ] Glucose"],
        ["[x] Leukozyten", "[ ] Hämoglobin", "[ ] CRP"])
    }
    #expect(reading.rows.isEmpty && reading.sheet == .unknown)
  }

  @Test("43: a letter, an invoice and a medication plan give no rows")
  func strangers() {
    let reading = digital { sheet in
      sheet.line(
        (40, "Sehr geehrte Frau Kollegin, wir berichten über Ihre Patientin mit Kalium 4,1 mmol/l und Glucose"))
      sheet.line((40, "98 mg/dl im Serum bei der Aufnahme am 03.06.2026 ohne weitere Besonderheiten der Werte."))
      sheet.line((40, "Ramipril"), (150, "5 mg"), (250, "1-0-1"))
      sheet.line((40, "Kalium"), (150, "1"), (250, "4,50 EUR"))
      sheet.line((40, "Gesamtbetrag"), (250, "14,50 €"))
      sheet.line((40, "Telefon 030 1234567"), (250, "12345 Musterstadt"))
    }
    #expect(reading.rows.isEmpty)
  }

  @Test("56: a footnote number beside an organism is no value")
  func organism() {
    let reading = digital { sheet in
      sheet.table(at: Self.columns, Self.head)
      sheet.line((40, "koagulasenegative Staphylokokken 1."))
    }
    #expect(reading.rows.isEmpty)
  }

  @Test("58: a urine stick's words and grades are values")
  func stick() {
    let reading = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Nitrit", "neg.", "", "negativ"], ["Blut / Hb", "negativ", "", "negativ"],
        ["Protein", "+", "", "negativ"],
        ["Leukozyten", "25", "/µl", "< 10"], ["Spez. Gewicht", "1.020", "", "1.005 - 1.030"])
    }
    #expect(reading.rows.map(\.value) == ["neg.", "negativ", "+", "25", "1.020"])
    #expect(reading.row("Spez. Gewicht")?.doubt == [.numberFormat])
  }

  @Test("60: a number inside a name is not the value")
  func numbersInLabels() {
    let reading = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["CA 19-9", "12", "U/ml", "< 37"], ["Vitamin B12", "350", "pg/ml", "200 - 900"],
        ["25-OH-Vitamin D", "31", "ng/ml", "> 30"],
        ["CA 15-3", "", "U/ml", "< 25"])
    }
    #expect(reading.rows.map(\.label) == ["CA 19-9", "Vitamin B12", "25-OH-Vitamin D", "CA 15-3"])
    #expect(reading.rows.map { $0.number?.description } == ["12", "350", "31", nil])
  }

  @Test("63 and 64: heads in other dialects and languages")
  func dialects() {
    for head in [
      ["Untersuchung", "Resultat", "Einheit", "Normalwerte"], ["Test", "Result", "Units", "Reference range"],
      ["Esame", "Risultato", "U.M.", "Valori di riferimento"],
      ["Analyses", "Résultats", "Unités", "Valeurs de référence"],
      ["Prueba", "Resultado", "Unidades", "Valores de referencia"],
    ] {
      let reading = digital { $0.table(at: Self.columns, head, ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"]) }
      #expect(reading.rows.map(\.summary) == ["4.1 mmol/l"])
    }
  }

  @Test("columns in another order are read by their heads: unit first, range before the result")
  func otherOrders() {
    let unitFirst = digital {
      $0.table(
        at: [40, 180, 260, 360], ["Analyse", "Einheit", "Referenzbereich", "Ergebnis"],
        ["Kalium", "mmol/l", "3,5 - 5,1", "4,1"], ["Glucose", "mg/dl", "< 99", "88"])
    }
    #expect(unitFirst.rows.map(\.summary) == ["4.1 mmol/l", "88 mg/dl"])
    #expect(unitFirst.rows.map { $0.reference?.text } == ["3,5 - 5,1", "< 99"])
  }

  @Test("a sheet without any head is read where only one reading is possible")
  func headless() {
    let reading = digital { sheet in
      sheet.line((40, "Musterweg 12, 12345 Musterstadt"))
      sheet.line((40, "Kalium 4,1 mmol/l (3,5 - 5,1)"))
      sheet.line((40, "Glucose"), (200, "98"), (260, "mg/dl"), (340, "70 - 99"))
      sheet.line((40, "Natrium"), (200, "140"), (260, "mmol/l"), (340, "135 - 145"), (440, "139"))
      sheet.line((40, "CA 19-9 12 mmol/l < 37"))
    }
    #expect(reading.row("Kalium")?.summary == "4.1 mmol/l")
    #expect(reading.row("Glucose")?.summary == "98 mg/dl")
    #expect(reading.row("Natrium")?.end.className == "unread")
    #expect(reading.row("CA 19-9")?.number?.description == "12")
  }

  @Test("a result without its number is an unread row, never the range's bound")
  func lostNumber() throws {
    let reading = digital {
      $0.table(
        at: Self.columns, Self.head, ["Glucose", "98", "mg/dl", "70 - 99"], ["Kalium", "", "mmol/l", "3,5 - 5,1"],
        ["Natrium", "", "mmol/l", "< 145"])
    }
    #expect(reading.rows.map { $0.number?.description } == ["98", nil, nil])
    #expect(reading.rows.map(\.end.className) == ["coded", "unread", "unread"])
  }
}
