import Foundation
import Report
import Testing

@testable import Terminal

private let box = Box(x: 0, y: 0, width: 10, height: 10)

private func row(
  _ label: String, _ value: String, _ unit: String, number: String? = nil, range: ReferenceRange? = nil, end: RowEnd,
  doubt: [Doubt] = [], comparator: Report.Comparator? = nil
) -> Row {
  Row(
    page: 1, label: label, value: value, unit: unit, number: number.flatMap { ExactDecimal($0) },
    comparator: comparator,
    reference: range, end: end, provenance: .ocrTranscribed, box: box, doubt: doubt)
}

private let coded = RowEnd.coded(Coding(system: Coding.loinc, code: "0000-0", display: "Example in Serum"))
private let range = ReferenceRange(text: "4,0 - 6,0", low: ExactDecimal("4.0"), high: ExactDecimal("6.0"))

private func reading(_ rows: [Row]) -> Reading {
  Reading(
    source: SourceFile(name: "sheet\u{1B}.pdf", bytes: 10, sha256: "00", kind: .pdf, pages: 2),
    provenance: .ocrTranscribed, sheet: .laboratory,
    header: ReportHeader(laboratory: "Labor\u{202E}", labDate: CalendarDay(year: 2026, month: 3, day: 14)), rows: rows,
    candidates: rows.count, pagesUnread: [2])
}

private func style(width: Int = 80, language: Language = .english, isPlain: Bool = false) -> Style {
  Style(usesColor: false, isPlain: isPlain, width: width, language: language)
}

@Suite("Screens")
struct ScreenTests {
  @Test("only a plain number beside a sure range is placed against it")
  func placement() {
    let outside = row("A", "6,1", "g/l", number: "6.1", range: range, end: coded)
    #expect(RowText.isOutside(outside) == true)
    #expect(RowText.isOutside(row("A", "6,0", "g/l", number: "6.0", range: range, end: coded)) == false)
    #expect(RowText.isOutside(row("A", "< 3", "g/l", number: "3", range: range, end: coded, comparator: .less)) == nil)
    let unsure = row("A", "9", "g/l", number: "9", range: range, end: coded, doubt: [.rangeUncertain])
    #expect(RowText.isOutside(unsure) == nil)
    #expect(RowText.isOutside(row("A", "negativ", "", end: coded)) == nil)
  }

  @Test("show has all three lists, the marks in words, and the reminder", arguments: [40, 80])
  func reportLists(width: Int) throws {
    let rows = [
      row("Alpha", "6,1", "g/l", number: "6.1", range: range, end: coded, doubt: [.passesDiffer]),
      row("Beta", "1", "x", end: .unmatched(.unknownUnit)), row("Gam\u{1B}[2Jma", "", "", end: .unread("no value")),
    ]
    let id = try #require(ReportID(bytes: Array(repeating: 7, count: 16)))
    let report = LabReport(
      id: id, title: "T\u{9B}", reading: reading(rows), labDate: nil, labDateOrigin: .unknown,
      addedAt: "2026-12-01T00:00:00Z")
    let lines = ReportScreen.lines(report, style(width: width))
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for words in [
      "Recognised (1)", "Without a code (1)", "Not read (1)", "* outside the printed range", "LOINC 0000-0",
      "two passes read it differently", "◆ read from a photo or scan", "Not a diagnosis", "Page 2 could not be read",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.unicodeScalars.contains { TerminalText.mustBeEscaped($0) })
    #expect(lines.allSatisfy { DisplayWidth.of($0) <= width })
  }

  @Test("without --values no label and no value is printed")
  func classesOnly() {
    let rows = [row("Alpha", "6,1", "g/l", number: "6.1", range: range, end: coded)]
    let text = ReadingScreen.lines(reading(rows), detail: .classes, style()).joined(separator: "\n")
    #expect(text.contains("coded 0000-0"))
    #expect(!text.contains("Alpha") && !text.contains("6,1"))
  }

  @Test("plain output has no drawing characters")
  func plain() {
    let rows = [row("Alpha", "6,1", "g/l", number: "6.1", range: range, end: coded, doubt: [.passesDiffer])]
    let text = ReadingScreen.lines(reading(rows), detail: .values, style(isPlain: true)).joined()
    #expect(!text.contains { "●◆▲·".contains($0) })
  }

  @Test("days follow the language, values stay as printed")
  func languages() {
    let rows = [row("Alpha", "6,1", "g/l", number: "6.1", range: range, end: coded)]
    let german = ReadingScreen.lines(reading(rows), detail: .values, style(language: .german)).joined()
    #expect(german.contains("14.03.2026") && german.contains("6,1 g/l") && german.contains("4,0 - 6,0"))
    let english = ReadingScreen.lines(reading(rows), detail: .values, style()).joined()
    #expect(english.contains("2026-03-14") && english.contains("6,1 g/l"))
  }

  @Test("the list is newest first, and reports without a day stand last")
  func order() throws {
    func summary(_ number: UInt8, _ day: String?) throws -> ReportSummary {
      ReportSummary(
        id: try #require(ReportID(bytes: Array(repeating: number, count: 16))), title: "T", laboratory: nil,
        labDate: day.flatMap { CalendarDay(iso: $0) }, provenance: .selfTracked,
        counts: RowCounts(candidates: 1, coded: 1, unmatched: 0, unread: 0), addedAt: "2026-01-0\(number)T00:00:00Z")
    }
    let reports = [
      try summary(1, nil), try summary(2, "2025-01-01"), try summary(3, "2026-01-01"), try summary(4, nil),
    ]
    #expect(ListScreen.sorted(reports).map { $0.id.bytes[0] } == [3, 2, 4, 1])
    let members = ListScreen.json(reports, damaged: [])["reports"]?.arrayValue?.first
    for name in ["id", "title", "laboratory", "labDate", "provenance", "status", "counts"] {
      #expect(members?[name] != nil, "\(name)")
    }
  }

  @Test("a locked status tells only path, version, locked and slot kinds")
  func lockedStatus() {
    let status = VaultStatus(path: "/v", version: 1, isLocked: true, slots: [.slotPassphrase, .slotRecovery])
    let members = StatusScreen.json(status).objectValue?.map(\.name)
    #expect(members == ["schema", "path", "version", "locked", "slots"])
  }

  @Test("a day is taken as people type it", arguments: ["2026-03-14", "14.03.2026", "14.3.2026", " 14. 3. 2026 "])
  func typedDays(text: String) { #expect(CalendarDay(typed: text) == CalendarDay(year: 2026, month: 3, day: 14)) }

  @Test("a day that could be two is not taken", arguments: ["14.03.26", "03/14/2026", "31.02.2026", "2026-3-14", "x"])
  func notDays(text: String) { #expect(CalendarDay(typed: text) == nil) }

  @Test("the man page is the table of commands")
  func manPage() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/vault.1")
    if ProcessInfo.processInfo.environment["VAULT_TRANSCRIPTS"] == "write" {
      try ManPage.text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == ManPage.text)
  }

  @Test("an error is two lines for people and one object for scripts")
  func errors() {
    #expect(
      ErrorReport.lines(.locked, language: .english) == [
        "vault: error: the vault is locked",
        "vault: hint: run \"vault unlock\", or pass --passphrase-fd N or --passphrase-file FILE",
      ])
    let json = ErrorReport.json(.fileMissing("x.pdf"), language: .german)
    #expect(json.objectValue?.map(\.name) == ["schema", "kind", "message", "hint", "status"])
    #expect(json["status"]?.integerValue == 66 && json["hint"] == .null)
  }
}
