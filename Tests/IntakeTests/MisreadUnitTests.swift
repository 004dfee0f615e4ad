import Report
import Testing

@testable import Intake

@Suite("Units, labels and marks that a recogniser misreads")
struct MisreadUnitTests {
  /// The row of a scanned sheet on which both passes read the same.
  private func scanned(_ label: String, _ value: String, _ unit: String, _ range: String) throws -> Row {
    var sheet = DrawnSheet()
    sheet.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"], [label, value, unit, range])
    return try #require(reading(sheet.scannedPage()).rows.first)
  }

  @Test(
    "a unit misread on a scan becomes the only unit of the analyte that it can have been, with doubt",
    arguments: [("Lipase", "UN", "U/l"), ("Lipase", "U", "U/l"), ("Lipase", "un", "U/l"), ("GPT", "U/I", "U/l")])
  func repaired(label: String, read: String, unit: String) throws {
    let row = try scanned(label, "40", read, "13 - 60")
    #expect(row.unit == unit && row.doubt == [.unitUncertain])
    guard case .coded = row.end else {
      Issue.record("not coded")
      return
    }
  }

  @Test("no unit is chosen where the micro sign and another prefix are both units of the analyte")
  func neverChosen() {
    let units: Set<String> = ["\u{B5}g/l", "ng/l"]
    #expect(AnalyteUnits.repaired("g/l", accepts: units.contains) == nil)
    #expect(AnalyteUnits.repaired("g/l", accepts: { $0 == "\u{B5}g/l" }) == "\u{B5}g/l")
    #expect(AnalyteUnits.repaired("nq/l", accepts: units.contains) == nil)
    #expect(AnalyteUnits.repaired("ng", accepts: units.contains) == nil)
  }

  @Test("a unit that no repair explains is doubted on a scan, and not in a text layer")
  func unknownUnit() throws {
    #expect(try scanned("Lipase", "40", "qx/v", "13 - 60").doubt.contains(.unitUncertain))
    let digital = digital { sheet in
      sheet.table(
        at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
        ["Lipase", "40", "qx/v", "13 - 60"])
    }
    #expect(digital.rows.first?.doubt == [])
  }

  @Test("u read for the micro sign is restored without doubt, for both are one unit")
  func restored() throws {
    let row = try scanned("Leukozyten", "7200", "/ul", "4000 - 10000")
    #expect(row.unit == "/\u{B5}l" && !row.doubt.contains(.unitUncertain))
  }

  @Test("HbAlc on a scan is HbA1c, with doubt")
  func mixedLabel() throws {
    let row = try scanned("HbAlc", "5,4", "%", "4,0 - 6,0")
    #expect(row.label == "HbA1c" && row.doubt == [.labelUncertain])
  }

  @Test("the rule of a cell read behind a number is no part of it, and digits that make no number are doubted")
  func rule() throws {
    #expect(try scanned("Kalium", "4,1|", "mmol/l", "3,5 - 5,1").number?.description == "4.1")
    #expect(try scanned("Kalium", "4,l", "mmol/l", "3,5 - 5,1").doubt.contains(.lowConfidence))
  }

  @Test("a whole number that no range can check is doubted on a scan")
  func unchecked() throws {
    #expect(try scanned("Lipase", "40", "U/l", "").doubt == [.decimalMark])
  }

  @Test("a whole number inside a range of decimals is doubted on a scan")
  func fewerDecimals() throws {
    #expect(try scanned("Lipase", "40", "U/l", "13,0 - 60,0").doubt == [.decimalMark])
  }

  @Test("a whole number far above its range is doubted when a tenth of it would fit")
  func tenth() throws {
    #expect(try scanned("Lipase", "405", "U/l", "13 - 60").doubt == [.decimalMark])
    #expect(try scanned("Lipase", "95", "U/l", "13 - 60").doubt == [])
  }

  @Test("K opens a row as the name of potassium")
  func potassium() throws {
    let row = try scanned("K", "4,1", "mmol/l", "3,5 - 5,1")
    #expect(row.label == "K" && row.number?.description == "4.1")
  }

  @Test("dots misread as letters are no part of a label", arguments: ["....0.2000s00nn", "ennsennsssennensenn"])
  func leaders(read: String) {
    #expect(Leaders.isMisreadLeader(read))
  }

  @Test("names are no dots", arguments: ["Thrombozyten", "Transaminasen", "Thyreoglobulin-AK", "Immunglobuline"])
  func names(label: String) {
    #expect(!Leaders.isMisreadLeader(label))
  }

  @Test("the laboratory's name is preferred to the practice on a fax banner")
  func banner() {
    var sheet = DrawnSheet()
    sheet.line((40, "PRAXIS MUSTER"))
    sheet.line((40, "Labor Beispielhausen"))
    sheet.table(
      at: [40, 220, 300, 380], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"],
      ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    #expect(reading(sheet.digitalPage()).header.laboratory == "Labor Beispielhausen")
  }
}
