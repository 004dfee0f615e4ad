import Report
import Testing

@Suite struct RecordTests {
  static func report() throws -> LabReport {
    let day = try #require(CalendarDay(iso: "2026-09-12"))
    let box = Box(x: 40.25, y: 100, width: 300.5, height: 10)
    let coded = Row(
      page: 1, label: "HbA1c", value: "5,90", unit: "%", number: ExactDecimal("5.90"), ucum: "%",
      reference: ReferenceRange(text: "4,0 - 6,0", low: ExactDecimal("4.0"), high: ExactDecimal("6.0")),
      end: .coded(Coding(system: Coding.loinc, code: "4548-4", display: "HbA1c")), provenance: .ocrTranscribed,
      box: box, confidence: 0.98, doubt: [.passesDiffer], heading: "Klinische Chemie", otherReading: "59,0")
    let unmatched = Row(
      page: 2, label: "Musterwert", value: "<0,10", unit: "", number: ExactDecimal("0.10"), comparator: .less,
      flag: .low, end: .unmatched(.unknownLabel), provenance: .ocrTranscribed, box: box)
    let unread = Row(
      page: 2, label: "", value: "", unit: "", end: .unread("no value could be read"), provenance: .ocrTranscribed,
      box: box)
    let reading = Reading(
      source: SourceFile(name: "a\"b.pdf", bytes: 12, sha256: "00", kind: .pdf, pages: 2), provenance: .ocrTranscribed,
      sheet: .laboratory,
      header: ReportHeader(
        laboratory: "Labor Beispielhausen", labDate: day, reportNumber: "A-1",
        dates: [HeaderDate(day: day, role: .collection, word: "Entnahme", page: 1, box: box)]),
      rows: [coded, unmatched, unread], candidates: 3, pagesUnread: [3])
    let id = try #require(ReportID("000102030405060708090a0b0c0d0e0f"))
    return LabReport(
      id: id, title: "Labor Beispielhausen", reading: reading, labDate: day, labDateOrigin: .confirmedByUser,
      addedAt: "2026-09-13T08:00:00Z")
  }

  private func parsed(_ json: JSONValue) throws -> JSONValue {
    try JSONValue.parse(json.serialized, limits: JSONLimits(bytes: 1 << 20))
  }

  @Test("a record read back is the record that was written")
  func roundTrips() throws {
    let report = try Self.report()
    var back = try LabReport(recordJSON: parsed(report.recordJSON))
    back.stored = nil
    #expect(back == report)
  }

  @Test("members that a newer version wrote survive an edit, at every depth")
  func keepsUnknownMembers() throws {
    let text = try Self.report().recordJSON.text
    let newer =
      text
      .replacing("\"title\":", with: "\"mood\":{\"x\":[1.0]},\"title\":")
      .replacing("\"label\":\"HbA1c\"", with: "\"ink\":\"blue\",\"label\":\"HbA1c\"")
    var report = try LabReport(
      recordJSON: parsed(JSONValue.parse(Array(newer.utf8), limits: JSONLimits(bytes: 1 << 20))))
    report.title = "Other"
    let written = report.recordJSON
    #expect(written["mood"]?.text == "{\"x\":[1.0]}")
    #expect(written["reading"]?["rows"]?.arrayValue?.first?["ink"] == .string("blue"))
    #expect(written["title"] == .string("Other"))
  }

  @Test("a record without the members that came later still opens")
  func opensOlderRecords() throws {
    let text = try Self.report().recordJSON.text
      .replacing("\"labDateOrigin\":\"confirmed-by-user\",", with: "")
      .replacing(",\"heading\":\"Klinische Chemie\"", with: "")
      .replacing(",\"otherReading\":\"59,0\"", with: "")
    let report = try LabReport(recordJSON: JSONValue.parse(Array(text.utf8), limits: JSONLimits(bytes: 1 << 20)))
    #expect(report.labDateOrigin == .unknown)
    #expect(report.reading.rows[0].heading.isEmpty)
  }

  @Test("a record of a newer schema is refused by its name")
  func refusesNewerSchema() throws {
    let text = try Self.report().recordJSON.text.replacing("vault.record/1", with: "vault.record/9")
    let json = try JSONValue.parse(Array(text.utf8), limits: JSONLimits(bytes: 1 << 20))
    #expect(throws: RecordError.unknownSchema("vault.record/9")) { try LabReport(recordJSON: json) }
  }

  @Test("a doubt that this version does not know is never read as no doubt")
  func refusesUnknownDoubt() throws {
    let text = try Self.report().recordJSON.text.replacing("passes-differ", with: "moonlight")
    let json = try JSONValue.parse(Array(text.utf8), limits: JSONLimits(bytes: 1 << 20))
    #expect(throws: RecordError.unusable("reading.rows[0].doubt")) { try LabReport(recordJSON: json) }
  }

  @Test("the fixed JSON has the printed digits and null where nothing is printed")
  func fixedJSON() throws {
    let json = try Self.report().reading.json
    let rows = try #require(json["rows"]?.arrayValue)
    #expect(rows[0]["number"]?.text == "5.90")
    #expect(rows[0]["reference"]?["high"]?.text == "6.0")
    #expect(rows[0]["flag"] == .null)
    #expect(rows[1]["comparator"] == .string("<"))
    #expect(rows[1]["code"] == .null)
    #expect(rows[2]["class"] == .string("unread"))
    #expect(json["status"] == .string("preliminary"))
    #expect(json["counts"]?.text == "{\"candidates\":3,\"coded\":1,\"unmatched\":1,\"unread\":1}")
  }

  @Test("the scan kept for diagnostics is the scan the readers gave")
  func scanRoundTrips() throws {
    let word = Word(text: "5,9", box: Box(x: 1.2345, y: 2, width: 3.5, height: 4), confidence: 0.87, isBold: true)
    let scan = DocumentScan(
      kind: .pdf, pageCount: 2,
      pages: [
        ScannedPage(
          number: 1, width: 595.2756, height: 841.8898, textLayer: [word],
          passes: [RecognitionPass(name: "deu-block", words: [word], processorSeconds: 1.25)],
          evidence: TextLayerEvidence(
            invisibleCharacters: 1, visibleCharacters: 2, largestImageCoverage: 0.5, fontNames: ["F"],
            undecodableCharacters: 0, producer: "p", creator: "c", pixelSampled: 4, pixelAgreed: 4,
            activeContent: ["x"],
            complete: true),
          preparation: PagePreparation(
            quarterTurns: 1, skewDegrees: -0.75, inverted: true, resolution: 300, pixelWidth: 10, pixelHeight: 20),
          notes: ["note"])
      ], unread: [UnreadPage(number: 2, reason: "the reader stopped")], readers: ["poppler 22.12"])
    let back = try DocumentScan(diagnosticsJSON: parsed(scan.diagnosticsJSON))
    #expect(back == scan)
  }

  @Test("the weakest provenance is the provenance of the whole")
  func weakestProvenance() {
    #expect([Provenance.labIssuedDigital, .ocrTranscribed].max() == .ocrTranscribed)
    #expect([Provenance.selfTracked, .labIssuedDigital].max() == .selfTracked)
    #expect(Provenance.allCases.filter { $0.status == .final } == [.labIssuedDigital])
  }

  @Test("report ids are 32 lower-case hexadecimal digits and nothing else")
  func reportIDs() {
    #expect(ReportID("000102030405060708090a0b0c0d0e0f")?.description == "000102030405060708090a0b0c0d0e0f")
    for text in ["", "00", "000102030405060708090A0B0C0D0E0F", "../../../../../../../../etc/pass"] {
      #expect(ReportID(text) == nil)
    }
  }
}
