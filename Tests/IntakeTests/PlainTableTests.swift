import Report
import Testing

@testable import Intake

@Suite("An ordinary German sheet")
struct PlainTableTests {
  private let columns = [40.0, 220, 260, 300, 380]

  private func sheet() -> DrawnSheet {
    var sheet = DrawnSheet()
    sheet.line((40, "Labor am Lindenhain"))
    sheet.line((40, "Musterweg 12, 12345 Musterstadt"), (380, "Tel. 030 1234567"))
    sheet.line((40, "Patient: Muster, Mara"), (300, "Geb.: 12.03.1970"))
    sheet.line((40, "Entnahme: 03.06.2026"), (200, "Eingang: 04.06.2026"), (380, "Befunddatum: 05.06.2026"))
    sheet.line((40, "Auftragsnummer: A-40711"))
    sheet.skip()
    sheet.table(at: columns, ["Analyse", "Ergebnis", "", "Einheit", "Referenzbereich"])
    sheet.line((40, "Klinische Chemie"))
    sheet.table(
      at: [40.0, 250, 260, 300, 380],
      ["Glucose", "»98", "", "mg/dl", "70 - 99"],
      ["Kalium", "»5,4", "H", "mmol/l", "3,5 - 5,1"],
      ["Hämoglobin", "»13,2", "L", "g/dl", "13,5 - 17,5"],
      ["Leukozyten", "»7,20", "", "G/l", "4,00 - 10,00"])
    sheet.line((40, "Seite 1 von 1"))
    return sheet
  }

  @Test("every row of a born-digital sheet is read and coded")
  func digitalRows() {
    let reading = reading(sheet().digitalPage())
    #expect(reading.rows.map(\.label) == ["Glucose", "Kalium", "Hämoglobin", "Leukozyten"])
    #expect(reading.rows.map(\.summary) == ["98 mg/dl", "5.4 mmol/l", "13.2 g/dl", "7.20 G/l"])
    #expect(reading.rows.map(\.flag) == [nil, .high, .low, nil])
    #expect(reading.rows.map { $0.reference?.text } == ["70 - 99", "3,5 - 5,1", "13,5 - 17,5", "4,00 - 10,00"])
    #expect(reading.rows.map(\.end.className) == ["coded", "coded", "coded", "coded"])
    #expect(reading.rows.allSatisfy { $0.doubt.isEmpty && $0.heading == "Klinische Chemie" })
    #expect(reading.provenance == .labIssuedDigital && reading.status == .final && reading.sheet == .laboratory)
    #expect(reading.candidates == 4)
  }

  @Test("the header is read, and the birth date is no lab date")
  func header() {
    let header = reading(sheet().digitalPage()).header
    #expect(header.laboratory == "Labor am Lindenhain")
    #expect(header.labDate == CalendarDay(iso: "2026-06-03"))
    #expect(header.receiptDate == CalendarDay(iso: "2026-06-04"))
    #expect(header.issueDate == CalendarDay(iso: "2026-06-05"))
    #expect(header.reportNumber == "A-40711")
    #expect(header.dates.first { $0.role == .birth }?.day == CalendarDay(iso: "1970-03-12"))
  }

  @Test("the same sheet from two agreeing passes is read without doubt, and is preliminary")
  func scannedRows() {
    let reading = reading(sheet().scannedPage())
    #expect(reading.rows.map(\.summary) == ["98 mg/dl", "5.4 mmol/l", "13.2 g/dl", "7.20 G/l"])
    #expect(reading.rows.allSatisfy { $0.doubt.isEmpty })
    #expect(reading.status == .preliminary)
  }
}
