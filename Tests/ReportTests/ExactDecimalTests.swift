import Report
import Testing

@Suite struct ExactDecimalTests {
  @Test(
    "printed digits are kept, leading zeros are not",
    arguments: [
      ("5.0", "5.0"), ("0.005", "0.005"), ("-2.30", "-2.30"), ("007", "7"), ("0", "0"), ("-0.0", "0.0"),
      ("00.50", "0.50"), ("12345678901234567890.12", "12345678901234567890.12"),
    ])
  func keepsDigits(text: String, written: String) {
    #expect(ExactDecimal(text)?.description == written)
  }

  @Test(
    "anything but plain digits is refused",
    arguments: ["", "-", ".5", "5.", "1e3", "+1", "1,5", " 1", "1 ", "1.2.3", "٣", "--1", "0x1", "１"])
  func refuses(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test("more digits than any laboratory prints are refused")
  func refusesLongNumbers() {
    #expect(ExactDecimal(String(repeating: "9", count: ExactDecimal.mostDigits)) != nil)
    #expect(ExactDecimal(String(repeating: "9", count: ExactDecimal.mostDigits + 2)) == nil)
  }

  @Test(
    "quantities compare by value, not by spelling",
    arguments: [
      ("5", "5.0", 0), ("5.01", "5.1", -1), ("10", "9.99", 1), ("-1", "1", -1), ("-2", "-1.5", -1), ("0", "-0", 0),
      ("0.30", "0.3", 0), ("100", "99.999", 1), ("-0.1", "0", -1),
    ])
  func compares(left: String, right: String, order: Int) throws {
    let one = try #require(ExactDecimal(left))
    let other = try #require(ExactDecimal(right))
    #expect(ExactDecimal.compare(one, other) == order)
    #expect(ExactDecimal.compare(other, one) == -order)
  }

  @Test("5 and 5.0 are different prints of the same quantity")
  func equalityIsOfThePrint() throws {
    let short = try #require(ExactDecimal("5"))
    let long = try #require(ExactDecimal("5.0"))
    #expect(short != long)
    #expect(ExactDecimal.compare(short, long) == 0)
  }
}
