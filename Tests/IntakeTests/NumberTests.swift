import Report
import Testing

@testable import Intake

@Suite("Printed numbers")
struct NumberTests {
  static let comma = NumberFormat(decimal: .comma)
  static let dot = NumberFormat(decimal: .dot)

  @Test(
    "a number with certain marks reads in one way",
    arguments: [
      ("5,1", "5.1"), ("5.10", "5.10"), ("1.000.000", "1000000"), ("7'200", "7200"), ("1.234,5", "1234.5"),
      ("1,234.5", "1234.5"),
      ("2,50,000", "250000"), ("0,300", "0.300"), ("0.300", "0.300"), ("12", "12"), ("1234,567", "1234.567"),
    ])
  func certain(body: String, expected: String) {
    let reading = NumberReading.reading(body, format: NumberFormat(decimal: nil))
    #expect(reading?.number.description == expected)
    #expect(reading?.other == nil)
  }

  @Test("one mark before three digits groups or divides as the document does elsewhere, and keeps the other reading")
  func ambiguous() {
    #expect(NumberReading.reading("7.200", format: Self.comma)?.number.description == "7200")
    #expect(NumberReading.reading("7.200", format: Self.comma)?.other?.description == "7.200")
    #expect(NumberReading.reading("1.240", format: Self.dot)?.number.description == "1.240")
    #expect(NumberReading.reading("7,500", format: Self.dot)?.number.description == "7500")
  }

  @Test(
    "marks that make no number give none", arguments: ["12.09.2026", "1.23.4", "1,2,3", "1.2,3.4", "10.07", "1..2"])
  func noNumber(body: String) {
    let reading = NumberReading.reading(body, format: Self.comma)
    #expect(body == "10.07" ? reading?.number.description == "10.07" : reading == nil)
  }

  @Test(
    "comparator, sign and glued flag are taken apart",
    arguments: [
      ("<0,1", "<", "0,1", ""), ("≥60", ">=", "60", ""), ("<= 5", "<=", "5", ""), ("kl. 0,3", "<", "0,3", ""),
      ("unter 5", "<", "5", ""),
      ("13,2H", "", "13,2", "H"), ("7,2*", "", "7,2", "*"), ("*7,2", "", "7,2", "*"), ("9.10[L]", "", "9.10", "[L]"),
      ("145+", "", "145", "+"),
      ("5,2↑", "", "5,2", "↑"),
    ])
  func tokens(text: String, comparator: String, body: String, suffix: String) throws {
    let token = try #require(NumberToken(Typography.normalised(text)))
    #expect((token.comparator?.rawValue ?? "") == comparator)
    #expect(token.body == body)
    #expect(token.suffix == suffix)
  }

  @Test(
    "what is no number is none",
    arguments: ["7.", "B12", "1:80", "12-16", "", "<", "neg.", "13,2X", "10^3", "1/2", "٣"])
  func noToken(text: String) { #expect(NumberToken(text) == nil) }

  @Test("a document's format is voted, and a strong minority makes it mixed")
  func vote() {
    #expect(NumberFormat.voted(by: ["5,1", "13,2", "7.200"]) == NumberFormat(decimal: .comma))
    #expect(NumberFormat.voted(by: ["5.1", "13.2", "7,200", "4"]) == NumberFormat(decimal: .dot))
    #expect(NumberFormat.voted(by: ["7.200", "4.000"]) == NumberFormat(decimal: nil))
    #expect(NumberFormat.voted(by: ["5,1", "3.5"]).isMixed)
  }

  @Test("hyphens, micro signs and spaces of any typesetter read alike")
  func typography() {
    #expect(Typography.normalised("3,5\u{2010}5,1") == "3,5-5,1")
    #expect(Typography.normalised("\u{2212}4,2") == "-4,2")
    #expect(Typography.normalised("\u{3BC}g") == "\u{B5}g")
    #expect(Typography.normalised("250\u{202F}000") == "250 000")
    #expect(Typography.normalised("≤5") == "<=5")
  }
}

@Suite("Printed ranges")
struct ReferenceTextTests {
  @Test(
    "bounds are read where they are plainly numbers",
    arguments: [
      ("3,5 - 5,1", "3.5", "5.1"), ("3,5–5,1", "3.5", "5.1"), ("3,5 bis 5,1", "3.5", "5.1"),
      ("3.5 to 5.1", "3.5", "5.1"), ("[3,5-5,1]", "3.5", "5.1"),
      ("(3,5 - 5,1)", "3.5", "5.1"), ("< 5", "", "5"), ("<5,0", "", "5.0"), ("bis 40", "", "40"),
      ("up to 40", "", "40"), ("ab 60", "60", ""),
      ("> 60", "60", ""), ("max. 5", "", "5"), ("≥ 90", "90", ""), ("-2,0 - 3,0", "-2.0", "3.0"),
      ("Ref: 4 - 10", "4", "10"), ("4.000 - 10.000", "4000", "10000"),
      ("0,8 - 1,2 mg/dl", "0.8", "1.2"),
    ])
  func bounds(text: String, low: String, high: String) {
    let range = ReferenceText.reference(text, unit: "mg/dl", format: NumberTests.comma)
    #expect(range.text == text)
    #expect((range.low?.description ?? "") == low)
    #expect((range.high?.description ?? "") == high)
  }

  @Test(
    "ranges by sex, age, state and grade stay text",
    arguments: [
      "m: 14-18 w: 12-16", "Männer 13,5 - 17,5", "< 5,7 normal; 5,7-6,4 Prädiabetes", "<20 Mangel / 20-30 / >30",
      "s. Befundtext",
      "Zielwert nach Risiko", "Erw. unter 0,5", "negativ", "3,5 - 5,1 (nüchtern)",
    ])
  func textOnly(text: String) {
    let range = ReferenceText.reference(text, unit: "", format: NumberTests.comma)
    #expect(range == ReferenceRange(text: text))
  }
}
