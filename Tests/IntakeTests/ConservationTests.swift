import Report
import Testing

@testable import Intake

@Suite("Conservation of rows")
struct ConservationTests {
  private func page() -> ScannedPage {
    var sheet = DrawnSheet()
    sheet.line((40, "Labor am Lindenhain"), (300, "Telefon 030 1234567"))
    sheet.line((40, "Musterweg 12"), (300, "12345 Musterstadt"))
    sheet.line((40, "Patient: Muster, Mara"), (300, "geb. 12.03.1970"))
    sheet.line((40, "Entnahme: 03.06.2026 08:15"))
    sheet.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"], ["Glucose", "98", "mg/dl", "70 - 99"],
      ["CRP", "<0,1", "mg/l", "< 5"], ["INR", "1,05", "", ""], ["Nitrit", "negativ", "", ""])
    sheet.line((40, "Bei Werten über 5,5 mmol/l wird eine Kontrolle nach 2 Tagen im Labor empfohlen."))
    sheet.line((40, "Seite 1 von 2"))
    return sheet.digitalPage()
  }

  @Test("the census counts rows with a result, and no address, date, telephone or sentence")
  func census() {
    let found = MeasurementCensus.candidates(on: page(), usesTextLayer: true)
    #expect(found.map(\.label) == ["Kalium", "Glucose", "CRP", "INR", "Nitrit"])
  }

  @Test("a row that the parser dropped becomes an unread row")
  func planted() throws {
    let whole = reading(page())
    let candidates = MeasurementCensus.candidates(on: page(), usesTextLayer: true)
    for dropped in whole.rows.indices {
      var rows = whole.rows
      let lost = rows.remove(at: dropped)
      let mended = Conservation.rows(rows, covering: candidates, provenance: [1: .labIssuedDigital])
      #expect(mended.count == whole.rows.count)
      #expect(mended[dropped].end == .unread(Conservation.uncovered))
      #expect(mended[dropped].box.overlapArea(lost.box) > 0)
      #expect(mended[dropped].number == nil)
    }
  }

  @Test("a parser that makes nothing at all still loses nothing")
  func nothing() {
    let candidates = MeasurementCensus.candidates(on: page(), usesTextLayer: true)
    let rows = Conservation.rows([], covering: candidates, provenance: [:])
    #expect(rows.count == candidates.count)
    #expect(rows.allSatisfy { $0.end.className == "unread" && $0.provenance == .ocrTranscribed })
  }

  @Test("one row covers one candidate, however large its box is")
  func oneEach() {
    let box = Box(x: 0, y: 0, width: 600, height: 800)
    let row = Row(
      page: 1, label: "Kalium", value: "", unit: "", end: .unread(""), provenance: .ocrTranscribed, box: box)
    let candidates = MeasurementCensus.candidates(on: page(), usesTextLayer: true)
    #expect(Conservation.rows([row], covering: candidates, provenance: [:]).count == candidates.count)
  }

  @Test("counts always add up")
  func sums() {
    let counts = reading(page()).counts
    #expect(counts.candidates == 5 && counts.coded + counts.unmatched + counts.unread == 5)
  }

  @Test("the census of a scan counts what either pass saw")
  func scan() {
    var sheet = DrawnSheet()
    sheet.table(
      at: [40, 220, 300, 380], ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"], ["Glucose", "98", "mg/dl", "70 - 99"])
    let page = sheet.scannedPage(block: { $0.box.y < 50 ? [$0] : [] })
    #expect(MeasurementCensus.candidates(on: page, usesTextLayer: false).map(\.label) == ["Kalium", "Glucose"])
  }
}
