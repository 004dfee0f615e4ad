import Testing

@testable import Terminal

@Suite("DisplayWidth")
struct DisplayWidthTests {
  @Test(
    "wide characters take two columns, combining ones none",
    arguments: [("abc", 3), ("血糖", 4), ("e\u{301}", 1), ("", 0), ("한글", 4), ("ｆ", 2), ("●◆▲", 3), ("µ≤…", 3), ("😀", 2)])
  func widths(text: String, expected: Int) { #expect(DisplayWidth.of(text) == expected) }

  @Test(
    "cutting never exceeds the width and never splits a character",
    arguments: [("血糖値", 4, "血…"), ("血糖値", 5, "血糖…"), ("abcdef", 4, "abc…"), ("abc", 3, "abc"), ("abc", 0, "")])
  func fitting(text: String, width: Int, expected: String) {
    #expect(DisplayWidth.fitted(text, to: width) == expected)
  }
}
