import Report
import Testing

@testable import Reader

@Suite("A PDF's text layer")
struct EngineTextLayerTests {
  @Test("every word is found at its place, visible, and agreed by the pixels; no pass is run")
  func words() throws {
    let table = DrawnTable.sheet()
    let page = try EngineHarness.with(table.pdf()) { try $0.readPage(1) }
    let recall = Recall(of: table.cells, in: page.textLayer)
    #expect(recall.missing.isEmpty)
    #expect(page.passes.isEmpty)
    let evidence = try #require(page.evidence)
    #expect(evidence.complete)
    #expect(evidence.invisibleCharacters == 0)
    #expect(evidence.visibleCharacters >= table.cells.reduce(0) { $0 + $1.text.count })
    #expect(evidence.largestImageCoverage == 0)
    #expect(evidence.pixelSampled >= 12)
    #expect(evidence.pixelAgreed == evidence.pixelSampled)
    #expect(evidence.fontNames.contains { $0.contains("Liberation") })
  }

  @Test("boxes of a turned page are those of the page as displayed")
  func turnedPage() throws {
    let pdf = RawPDF(pageEntries: "/Rotate 90", content: "BT /F1 11 Tf 0 1 -1 0 142 100 Tm (Kalium 4,1) Tj ET")
    let page = try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }
    #expect(page.width == 842)
    #expect(page.height == 595)
    let word = try #require(page.textLayer.first { $0.text == "Kalium" })
    // Unturned the line starts 742 points below the top, 142 from the left, and runs upwards.
    #expect(abs(word.box.x - 100) < 2)
    #expect((140...148).contains(word.box.bottom))
    #expect(word.box.width > 2 * word.box.height)
    #expect(page.passes.isEmpty)
  }

  @Test("invisible writing is counted, in forms as well, and the page is read from its pixels")
  func invisible() throws {
    let form = "BT 3 Tr /F1 11 Tf 100 500 Td (12,5 0,9) Tj ET"
    var pdf = RawPDF(content: RawPDF.lines(["4,1 mmol", "3,6 mmol"], before: "3 Tr") + "\n/X1 Do")
    pdf.resources += " /XObject << /X1 6 0 R >>"
    pdf.objects = [
      "<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Length \(form.utf8.count) >>"
        + "\nstream\n\(form)\nendstream"
    ]
    let page = try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }
    let evidence = try #require(page.evidence)
    #expect(evidence.invisibleCharacters == 24)
    #expect(evidence.visibleCharacters == 0)
    #expect(page.passes.map(\.name) == ["deu-block", "deu-sparse", "eng-block"])
  }

  @Test("white writing disagrees with the pixels")
  func white() throws {
    let pdf = RawPDF(content: RawPDF.lines(["140 mmol", "4,1 mmol", "2,3 mmol"], before: "1 1 1 rg"))
    let evidence = try #require(try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }.evidence)
    #expect(evidence.pixelSampled >= 3)
    #expect(evidence.pixelAgreed == 0)
  }

  @Test("digits that a forged table exchanges disagree with the pixels")
  func forged() throws {
    // The codes of 1 and 7 are said to mean 7 and 1.
    let map =
      "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <FF> "
      + "endcodespacerange 2 beginbfchar <31> <0037> <37> <0031> endbfchar 1 beginbfrange <20> <30> <0020> endbfrange endcmap end end"
    var pdf = RawPDF(content: RawPDF.lines(["171 117", "7,1 1,7", "71,1 17,7"]))
    pdf.resources = "/Font << /F1 6 0 R >>"
    pdf.objects = [
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 7 0 R >>",
      "<< /Length \(map.utf8.count) >>\nstream\n\(map)\nendstream",
    ]
    let page = try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }
    #expect(page.textLayer.first?.text == "717")
    let evidence = try #require(page.evidence)
    #expect(evidence.pixelSampled >= 6)
    #expect(evidence.pixelAgreed * 2 < evidence.pixelSampled)
    #expect(!page.passes.isEmpty)
  }

  @Test("scripts, actions and attachments are named")
  func activeContent() throws {
    var pdf = RawPDF(content: RawPDF.lines(["1"]))
    pdf.catalogEntries =
      "/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec "
      + "/F (befund.xml) /UF (befund.xml) >>] >> >>"
    pdf.pageEntries = "/AA << /O << /S /Launch >> >>"
    let evidence = try #require(try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }.evidence)
    #expect(evidence.activeContent == ["attachment befund.xml", "action JavaScript when opened", "page actions"])
  }

  @Test("a page-sized picture is measured as one, and what it shows is recognised")
  func pictureOfAPage() throws {
    let hex = DrawnTable.sheet(rows: 8).pixels(resolution: 100)
    let data = hex.grey.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + ">"
    var pdf = RawPDF(content: "q 595 0 0 842 0 0 cm /I1 Do Q")
    pdf.resources = "/XObject << /I1 6 0 R >>"
    pdf.objects = [
      "<< /Type /XObject /Subtype /Image /Width \(hex.width) /Height \(hex.height) /ColorSpace /DeviceGray /BitsPerComponent 8 "
        + "/Filter /ASCIIHexDecode /Length \(data.utf8.count) >>\nstream\n\(data)\nendstream"
    ]
    let page = try EngineHarness.with(pdf.bytes) { try $0.readPage(1) }
    #expect(try #require(page.evidence).largestImageCoverage > 0.95)
    #expect(page.textLayer.isEmpty)
    #expect(page.allPasses.contains { $0.text == "Natrium" })
  }

  @Test("a picture whose dictionary states too many pixels stops its page before it is decoded")
  func hugePicture() throws {
    var pdf = RawPDF(content: "q 595 0 0 842 0 0 cm /I1 Do Q")
    pdf.resources = "/XObject << /I1 6 0 R >>"
    pdf.objects = [
      "<< /Type /XObject /Subtype /Image /Width 35000 /Height 35000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Length 1 >>"
        + "\nstream\n0\nendstream"
    ]
    try EngineHarness.with(pdf.bytes) { engine in
      #expect(throws: EngineFault.tooLarge(width: 35_000, height: 35_000)) { try engine.readPage(1) }
      #expect(throws: EngineFault.tooLarge(width: 35_000, height: 35_000)) { try engine.renderPage(1, resolution: 100) }
    }
  }

  @Test("a page of many metres is drawn within the limit of pixels")
  func hugePage() throws {
    var pdf = RawPDF(content: RawPDF.lines(["4,1"]))
    pdf.pageEntries = "/MediaBox [0 0 8400 8400]"
    let bytes = String(decoding: pdf.bytes, as: UTF8.self).replacing("/MediaBox [0 0 595 842] ", with: "").utf8
    try EngineHarness.with(Array(bytes)) { engine in
      let png = try engine.renderPage(1, resolution: 300)
      let size = try unsafe png.withUnsafeBytes { try unsafe PictureDecoder.header(of: $0, type: .png, page: 0) }
      #expect(size.width * size.height <= EngineLimits.pagePixels + 10_000)
    }
  }
}
