import Report
import Testing

@Suite struct CalendarDayTests {
  @Test(
    "a day that the calendar does not have is no day",
    arguments: ["2026-02-31", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01"])
  func refusesImpossibleDays(text: String) {
    #expect(CalendarDay(iso: text) == nil)
  }

  @Test("leap days are days", arguments: ["2024-02-29", "2000-02-29"])
  func takesLeapDays(text: String) {
    #expect(CalendarDay(iso: text)?.description == text)
  }

  @Test(
    "only the ISO form is read",
    arguments: ["12.09.2026", "2026-9-12", "2026/09/12", "20260912", "2026-09-12T", " 2026-09-12", "2026-09-1a"])
  func refusesOtherForms(text: String) {
    #expect(CalendarDay(iso: text) == nil)
  }

  @Test("days since 1970 agree with the calendar")
  func countsDays() throws {
    let epoch = try #require(CalendarDay(iso: "1970-01-01"))
    #expect(epoch.daysSinceEpoch == 0)
    let leap = try #require(CalendarDay(iso: "2000-03-01"))
    #expect(leap.daysSinceEpoch == 11_017)
    var previous = try #require(CalendarDay(iso: "1899-12-31")).daysSinceEpoch
    for year in 1900...2100 {
      for month in 1...12 {
        for day in 1...31 {
          guard let next = CalendarDay(year: year, month: month, day: day) else { continue }
          #expect(next.daysSinceEpoch == previous + 1)
          previous = next.daysSinceEpoch
        }
      }
    }
  }

  @Test("days are ordered by year, then month, then day")
  func orders() throws {
    let earlier = try #require(CalendarDay(iso: "2025-12-31"))
    let later = try #require(CalendarDay(iso: "2026-01-01"))
    #expect(earlier < later)
  }
}
