import Report
import Testing

@testable import Intake

/// The difficulties 1 to 21 of the list of sheets, each by its number.
@Suite("Difficulties of numbers, flags, ranges and units")
struct DifficultyNumbersTests {
  private static let columns = [40.0, 220, 300, 380]
  private static let head = ["Analyse", "Ergebnis", "Einheit", "Referenzbereich"]

  private func rows(_ lines: [String]...) -> [Row] {
    digital { sheet in
      sheet.table(at: Self.columns, Self.head, ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
      for line in lines { sheet.table(at: Self.columns, line) }
    }.rows.filter { $0.label != "Kalium" || lines.contains { $0[0] == "Kalium" } }
  }

  @Test("1: a decimal comma is read, and the value kept as printed")
  func decimalComma() throws {
    let row = try #require(rows(["Glucose", "98,5", "mg/dl", "70 - 99"]).first)
    #expect(row.number?.description == "98.5" && row.value == "98,5" && row.doubt.isEmpty)
  }

  @Test(
    "2: grouped thousands are read as thousands where the sheet writes commas",
    arguments: ["7.200", "7'200", "7\u{2009}200"])
  func thousands(value: String) throws {
    let row = try #require(rows(["Leukozyten", value, "/µl", "4.000 - 10.000"]).first)
    #expect(row.number?.description == "7200" && row.reference?.low?.description == "4000" && row.doubt.isEmpty)
  }

  @Test("2: 1.000 beside 0,8 - 1,2 is a decimal")
  func decimalByRange() throws {
    let row = try #require(rows(["Faktor", "1.000", "mg/dl", "0,8 - 1,2"]).first)
    #expect(row.number?.description == "1.000" && row.doubt.isEmpty)
  }

  @Test("2: 1.000 with nothing to decide is doubted")
  func undecided() throws {
    let reading = digital { sheet in
      sheet.table(at: Self.columns, Self.head, ["Faktor", "1.000", "mg/dl", ""])
    }
    #expect(reading.rows.first?.doubt == [.numberFormat])
  }

  @Test("3: in a sheet of mixed decimals an undecided number is doubted, a decided one is not")
  func mixed() {
    let found = rows(
      ["Glucose", "98.5", "mg/dl", "70 - 99"], ["Leukozyten", "7.200", "/µl", ""],
      ["Faktor", "1.100", "mg/dl", "0,8 - 1,2"])
    #expect(found.map(\.doubt) == [[], [.numberFormat], []])
  }

  @Test(
    "4: comparators are kept, and no number is invented",
    arguments: [
      ("<0,1", "<", "0.1"), ("> 120", ">", "120"), ("≤ 3", "<=", "3"), ("kl. 0,3", "<", "0.3"), ("n.n.", "", ""),
      ("unter NWG", "", ""),
    ])
  func comparators(value: String, comparator: String, number: String) throws {
    let row = try #require(rows(["Glucose", value, "mg/dl", "70 - 99"]).first)
    #expect((row.comparator?.rawValue ?? "") == comparator)
    #expect((row.number?.description ?? "") == number)
    #expect(row.value == value)
  }

  @Test("5: results in words are values", arguments: ["neg.", "negativ", "positiv", "1:80"])
  func qualitative(value: String) throws {
    let row = try #require(rows(["Nitrit", value, "", "negativ"]).first)
    #expect(row.value == value && row.number == nil && row.reference?.text == "negativ")
  }

  @Test("6: a value that is a range stays text, and no middle is made", arguments: ["2-4", "0 - 1"])
  func rangeValue(value: String) throws {
    let row = try #require(rows(["Leukozyten", value, "/HPF", "0 - 5"]).first)
    #expect(row.value == value && row.number == nil && row.reference?.text == "0 - 5")
  }

  @Test(
    "7: flags of every kind are kept",
    arguments: [
      ("H", Flag.high), ("L", .low), ("HH", .veryHigh), ("LL", .veryLow), ("+", .high), ("-", .low), ("++", .veryHigh),
      ("*", .marked), ("!", .marked),
      ("↑", .high), ("↓", .low), ("↑↑", .veryHigh), ("►", .marked), ("[L]", .low),
    ])
  func flags(sign: String, flag: Flag) throws {
    let isLow = flag == .low || flag == .veryLow
    let row = try #require(
      digital { sheet in
        sheet.table(
          at: [40, 220, 250, 300, 380], ["Analyse", "Ergebnis", "", "Einheit", "Referenzbereich"],
          ["Kalium", isLow ? "2,1" : "6,1", sign, "mmol/l", "3,5 - 5,1"], ["Glucose", "80", "", "mg/dl", "70 - 99"])
      }.row("Kalium"))
    #expect(row.flag == flag && row.number?.description == (isLow ? "2.1" : "6.1") && row.doubt.isEmpty)
    #expect(row.reference?.text == "3,5 - 5,1")
  }

  @Test("7: a flag in the left margin or before the value is the row's flag")
  func flagBefore() throws {
    let margin = digital {
      $0.table(at: [20, 40, 220, 300, 380], [""] + Self.head, ["*", "Kalium", "6,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(margin.row("Kalium")?.flag == .marked)
    let before = digital {
      $0.table(
        at: [40, 200, 220, 300, 380], ["Analyse", "", "Ergebnis", "Einheit", "Referenzbereich"],
        ["Kalium", "H", "6,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(before.row("Kalium")?.flag == .high && before.row("Kalium")?.summary == "6.1 mmol/l")
  }

  @Test("7: a flag that the range denies is doubted")
  func flagMismatch() throws {
    let row = try #require(rows(["Glucose", "80 H", "mg/dl", "70 - 99"]).first)
    #expect(row.flag == .high && row.doubt == [.flagMismatch])
  }

  @Test(
    "8: glued flags and signs are taken apart",
    arguments: [
      ("7,2*", "7.2", Flag.marked), ("13,2H", "13.2", .high), ("+145", "145", .high), ("3,1L", "3.1", .low),
      ("-3,1", "3.1", .low),
    ])
  func glued(value: String, number: String, flag: Flag) throws {
    let row = try #require(rows(["Natrium", value, "mmol/l", "5 - 6"]).first)
    #expect(row.number?.description == number && row.flag == flag && row.doubt.contains(.numberFormat) == false)
  }

  @Test("8: a base excess is really negative, another negative result is doubted")
  func negative() {
    let found = rows(["Base Excess", "-4,2", "mmol/l", "-2,0 - 3,0"], ["Natrium", "-4,2", "mmol/l", ""])
    #expect(found.map { $0.number?.description } == ["-4.2", "-4.2"])
    #expect(found.map(\.doubt) == [[], [.numberFormat]])
  }

  @Test(
    "9 and 10: ranges of two bounds and one",
    arguments: [
      ("3,5–5,1", "3.5", "5.1"), ("3,5 bis 5,1", "3.5", "5.1"), ("[3,5-5,1]", "3.5", "5.1"), ("< 5", "", "5"),
      ("bis 40", "", "40"), ("ab 60", "60", ""),
      ("> 60", "60", ""), ("max. 5", "", "5"),
    ])
  func ranges(text: String, low: String, high: String) throws {
    let row = try #require(rows(["Natrium", "4", "mmol/l", text]).first)
    #expect(row.reference?.text == text)
    #expect((row.reference?.low?.description ?? "") == low && (row.reference?.high?.description ?? "") == high)
    #expect(row.number?.description == "4")
  }

  @Test("9: lower and upper bound in two columns are one range")
  func boundsInTwoColumns() throws {
    let reading = digital {
      $0.table(
        at: [40, 220, 300, 370, 410], ["Analyse", "Ergebnis", "Einheit", "Referenzbereich", ""],
        ["Kalium", "4,1", "mmol/l", "3,5", "5,1"])
    }
    #expect(
      reading.rows.first?.reference?.low?.description == "3.5"
        && reading.rows.first?.reference?.high?.description == "5.1")
    #expect(reading.rows.first?.summary == "4.1 mmol/l")
  }

  @Test(
    "11 to 13: ranges by sex, state and grade are kept whole, as text",
    arguments: ["m: 14-18 w: 12-16", "nüchtern 70-99", "< 5,7 normal; 5,7-6,4 Prädiabetes", "<20 Mangel / 20-30 / >30"])
  func textRanges(text: String) throws {
    let row = try #require(rows(["Glucose", "98", "mg/dl", text]).first)
    #expect(row.reference == ReferenceRange(text: text))
    #expect(row.number?.description == "98")
  }

  @Test("13: a range that goes on over several lines belongs to its row")
  func rangeOverLines() throws {
    let reading = digital { sheet in
      sheet.table(
        at: Self.columns, Self.head, ["Glucose", "98", "mg/dl", "Männer 70-99"], ["", "", "", "Frauen 65-95"],
        ["Kalium", "4,1", "mmol/l", "3,5 - 5,1"])
    }
    #expect(reading.rows.count == 2)
    #expect(reading.row("Glucose")?.reference?.text == "Männer 70-99 Frauen 65-95")
  }

  @Test("14 and 18: a unit glued to the value is a unit", arguments: [("98mg/dl", "98"), ("4,5%", "4.5")])
  func gluedUnit(value: String, number: String) throws {
    let row = try #require(rows(["Glucose", value, "", "70 - 99"]).first)
    #expect(row.number?.description == number && !row.unit.isEmpty)
  }

  @Test("17: one analyte in two units is two rows")
  func twoUnits() {
    let found = rows(["Glucose", "98", "mg/dl", "70 - 99"], ["Glucose", "5,4", "mmol/l", "3,9 - 5,5"])
    #expect(found.map(\.summary) == ["98 mg/dl", "5.4 mmol/l"])
  }

  @Test("20: a unit in the label is the unit; a missing one stays missing")
  func unitInLabel() {
    let found = rows(["Hämatokrit (%)", "42", "", "40 - 52"], ["Glucose", "98", "", "70 - 99"])
    #expect(found.map(\.unit) == ["%", ""])
    #expect(found[1].end == .unmatched(.unitMissing))
  }

  @Test("20: a row without unit and range is still a row")
  func bareRow() {
    #expect(rows(["Quotient", "1,05", "", ""]).map(\.summary) == ["1.05"])
  }

  @Test("21: a misread unit is repaired on a scan, and doubted")
  func repairedUnit() throws {
    var sheet = DrawnSheet()
    sheet.table(at: Self.columns, Self.head, ["Glucose", "98", "mg/dI", "70 - 99"])
    let row = try #require(reading(sheet.scannedPage()).rows.first)
    #expect(row.unit == "mg/dl" && row.ucum == "mg/dL" && row.doubt == [.unitUncertain])
  }
}
