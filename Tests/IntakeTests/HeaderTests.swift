import Report
import Testing

@testable import Intake

@Suite("The sheet's header")
struct HeaderTests {
  private func header(_ lines: [(Double, String)]...) -> ReportHeader {
    digital { sheet in
      for line in lines { for (index, cell) in line.enumerated() { sheet.addCell(cell, startsLine: index == 0) } }
    }.header
  }

  @Test(
    "a date is read in every form that is sure",
    arguments: ["12.09.2026", "12.09.26", "12. 9. 2026", "2026-09-12", "12. September 2026", "12.09.2026,"])
  func forms(text: String) {
    #expect(header([(40, "Entnahme: \(text)")]).labDate == CalendarDay(iso: "2026-09-12"))
  }

  @Test("a day that no calendar has is no date", arguments: ["31.02.2026", "12.13.2026", "01/04/10"])
  func noDate(text: String) { #expect(header([(40, "Entnahme: \(text)")]).dates.isEmpty) }

  @Test("the word nearest before a date decides")
  func nearest() {
    let header = header([(40, "Geb.: 12.03.1970"), (200, "Entnahme: 03.06.2026"), (400, "Eingang: 04.06.2026")])
    #expect(header.dates.map(\.role) == [.birth, .collection, .receipt])
  }

  @Test("bare dates under headings take the heading they stand under")
  func underHeadings() {
    let header = header(
      [(40, "Entnahme"), (180, "Eingang"), (320, "Ausdruck")],
      [(40, "03.06.2026"), (180, "04.06.2026"), (320, "05.06.2026")])
    #expect(
      header.labDate == CalendarDay(iso: "2026-06-03") && header.receiptDate == CalendarDay(iso: "2026-06-04")
        && header.issueDate == CalendarDay(iso: "2026-06-05"))
  }

  @Test("months in words stand under headings, too, and a number under its heading is the report's")
  func namedMonths() {
    let header = header(
      [(40, "Accession no."), (180, "Collection date"), (320, "Report date")],
      [(40, "79430550"), (180, "21 Aug 2025 10:36"), (320, "23 Aug 2025")])
    #expect(header.labDate == CalendarDay(iso: "2025-08-21") && header.issueDate == CalendarDay(iso: "2025-08-23"))
    #expect(header.reportNumber == "79430550")
  }

  @Test("an unlabelled date is evidence and no lab date")
  func unlabelled() {
    let header = header([(40, "Musterstadt, 03.06.2026")])
    #expect(header.labDate == nil)
    #expect(header.dates.map(\.role) == [.unlabelled])
  }

  @Test("the birth date is never the lab date, and a birth year of two digits is not of this century")
  func birth() {
    #expect(header([(40, "Geburtsdatum: 12.03.1970")]).labDate == nil)
    #expect(header([(40, "geb. 12.03.70")]).dates.isEmpty)
  }

  @Test("a birth date whose word was lost does not take the word of the date behind it")
  func lostBirthWord() {
    let alone = header([(132, "08.04.1974"), (334, "Probenentnahme: 14.09.2021")])
    #expect(alone.labDate == CalendarDay(iso: "2021-09-14"))
    #expect(alone.dates.map(\.role) == [.unlabelled, .collection])
    let again = header([(132, "08.04.1974")], [(40, "geb. 08.04.1974")])
    #expect(again.dates.map(\.role) == [.birth, .birth])
  }

  @Test("receipt stands in for collection, and issue for both")
  func order() {
    #expect(
      header([(40, "Eingang: 04.06.2026"), (250, "Befunddatum: 05.06.2026")]).labDate == CalendarDay(iso: "2026-06-04"))
    #expect(header([(40, "Befunddatum: 05.06.2026")]).labDate == CalendarDay(iso: "2026-06-05"))
  }

  @Test("titles, patient lines and order lines are no laboratory")
  func laboratory() {
    let found = header(
      [(40, "Laborbefund")], [(40, "Patient: Klinik, Karl")], [(40, "Endbefund Labor 4711")],
      [(40, "MVZ Birkenau Labormedizin"), (400, "Seite 1 von 2")])
    #expect(found.laboratory == "MVZ Birkenau Labormedizin")
  }

  @Test("a report number has four characters and a digit")
  func number() {
    #expect(header([(40, "Auftragsnummer: 12")]).reportNumber == nil)
    #expect(header([(40, "Befund-Nr.: L-2026-77")]).reportNumber == "L-2026-77")
  }

  @Test("41: the banner of a fax is no lab date")
  func fax() {
    let header = header([(40, "04.06.2026 14:12 FAX 030123456 S. 1/2")], [(40, "Entnahme: 03.06.2026")])
    #expect(header.labDate == CalendarDay(iso: "2026-06-03"))
  }
}

@Suite("Units that were misread, labels with marks")
struct RepairTests {
  @Test("look-alikes are swapped only where exactly one unit can result")
  func lookAlikes() {
    #expect(UnitRepair.repaired("mg/dI") == "mg/dl")
    #expect(UnitRepair.repaired("mmol!l") == "mmol/l")
    #expect(UnitRepair.repaired("xyz") == nil)
  }

  @Test("a stray glyph is not cut off where a thousandth could have stood")
  func strayGlyph() {
    #expect(UnitRepair.repaired("|%") == "%")
    #expect(UnitRepair.repaired("Ig/dl") == nil)
  }

  @Test("a label is tried whole, then without its marks, and a name in front is never dropped")
  func forms() {
    #expect(LabelForms.forms(of: "Kreatinin (enzymatisch)", unit: "") == ["Kreatinin (enzymatisch)", "Kreatinin"])
    #expect(LabelForms.forms(of: "Kalium (HP)", unit: "") == ["Kalium (HP)", "Kalium"])
    #expect(LabelForms.forms(of: "HDL Cholesterin", unit: "") == ["HDL Cholesterin"])
    #expect(LabelForms.forms(of: "4711 Kalium", unit: "") == ["4711 Kalium", "Kalium"])
    #expect(LabelForms.forms(of: "Kalium *1)", unit: "") == ["Kalium"])
  }
}
