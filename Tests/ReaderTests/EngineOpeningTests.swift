import Foundation
import Report
import Testing

@testable import Reader

@Suite("Opening a document")
struct EngineOpeningTests {
  private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test("what is no document is refused by its fault")
  func faults() {
    #expect(EngineHarness.fault([]) == .empty)
    #expect(EngineHarness.fault(Array("Natrium 140 mmol/l\n".utf8)) == .notADocument)
    #expect(EngineHarness.fault(Array("<html><body>%PDF is not enough</body></html>".utf8)) == .notADocument)
    #expect(EngineHarness.fault([0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]) == .heic)
    #expect(EngineHarness.fault(Array("%PDF-1.7\nnothing that a PDF holds".utf8)) == .damaged)
    #expect(EngineHarness.fault(Self.start + [1, 2, 3]) == .damaged)
  }

  @Test("a PDF that opens only with a password says so")
  func encrypted() {
    let key = "<" + String(repeating: "3F", count: 32) + ">"
    var pdf = RawPDF(content: RawPDF.lines(["1,5"]))
    pdf.objects = ["<< /Filter /Standard /V 1 /R 2 /O \(key) /U \(key) /P -4 >>"]
    pdf.trailerEntries = "/Encrypt 6 0 R /ID [\(key) \(key)]"
    #expect(EngineHarness.fault(pdf.bytes) == .encrypted)
  }

  @Test("a PDF that was cut short is damaged, even where a viewer would show a part", arguments: [0.3, 0.6, 0.9])
  func truncated(share: Double) {
    let bytes = DrawnTable.sheet().pdf(pages: 2)
    #expect(EngineHarness.fault(Array(bytes.prefix(Int(Double(bytes.count) * share)))) == .damaged)
  }

  @Test("a picture that was cut short is damaged", arguments: [DrawnPixels.Format.png, .jpeg, .tiff, .webp])
  func truncatedPicture(format: DrawnPixels.Format) throws {
    let bytes = DrawnTable.sheet(rows: 4).pixels(resolution: 100).file(format)
    let cut = Array(bytes.prefix(bytes.count * 2 / 3))
    #expect(throws: EngineFault.damaged) { try EngineHarness.with(cut) { try $0.readPage(1) } }
  }

  @Test("a picture of too many pixels is refused by its header")
  func tooLarge() {
    // A PNG that ends after its header: decoding it would fail as damaged.
    let side: [UInt8] = [0, 0, 0x4E, 0x20]
    let header =
      Self.start + [0, 0, 0, 13] + Array("IHDR".utf8) + side + side + [8, 2, 0, 0, 0]
      + Array(repeating: 0, count: 64)
    #expect(EngineHarness.fault(header) == .tooLarge(width: 20_000, height: 20_000))
  }

  @Test("more pages than the limit are refused with both numbers")
  func tooManyPages() {
    let bytes = DrawnTable(cells: [.init(text: "1", x: 60, base: 90)]).pdf(pages: EngineLimits.pages + 1)
    #expect(EngineHarness.fault(bytes) == .tooManyPages(found: EngineLimits.pages + 1, limit: EngineLimits.pages))
  }

  @Test("every kind of picture is known by its first bytes", arguments: [DrawnPixels.Format.png, .jpeg, .tiff, .webp])
  func kinds(format: DrawnPixels.Format) throws {
    let bytes = DrawnPixels(width: 60, height: 80, grey: Array(repeating: 255, count: 4800), resolution: 72).file(
      format)
    try EngineHarness.with(bytes) { engine in
      #expect(engine.kind == .image)
      #expect(engine.pageCount == 1)
    }
  }

  @Test("a page that is not there is refused by its number")
  func noSuchPage() throws {
    try EngineHarness.with(DrawnTable.sheet(rows: 1).pdf()) { engine in
      #expect(throws: EngineFault.noSuchPage(2)) { try engine.readPage(2) }
      #expect(throws: EngineFault.noSuchPage(0)) { try engine.renderPage(0, resolution: 72) }
    }
  }
}
