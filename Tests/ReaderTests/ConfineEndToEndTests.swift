import Report
import Testing

@testable import Reader

/// Real documents through the confined reader and its real libraries, as root and as an ordinary user alike.
@Suite("Documents through the confined reader", .serialized)
struct ConfineEndToEndTests {
  private static let resources = Result { try ReaderResources(HostResources.locate()) }

  private func reader(skipping skipped: ConfinementSteps = []) throws -> DocumentReader {
    ConfineProbeRun.reader(limits: ReaderLimits(), skipping: skipped, resources: try Self.resources.get())
  }

  @Test("a PDF's words and a picture's words come out", arguments: [ConfinementSteps(), .namespaces, .landlock])
  func words(skipped: ConfinementSteps) throws {
    let table = DrawnTable.sheet()
    let pdf = try reader(skipping: skipped).read(document: table.pdf(pages: 3))
    #expect(pdf.kind == .pdf)
    #expect(pdf.unread == [])
    #expect(pdf.pages.map { $0.number } == [1, 2, 3])
    for page in pdf.pages {
      #expect(Recall(of: table.cells, in: page.textLayer).share == 1)
      #expect(page.evidence?.complete == true)
    }
    #expect(pdf.readers.contains { $0.hasPrefix("poppler 2") })

    let picture = try reader(skipping: skipped).read(document: table.pixels().file(.png))
    #expect(picture.kind == .image)
    #expect(picture.unread == [])
    #expect(Recall(of: table.cells, in: picture.pages.first?.allPasses ?? []).share > 0.9)
  }

  @Test("every kind of picture is decoded under the filter", arguments: [DrawnPixels.Format.jpeg, .tiff])
  func pictureKinds(format: DrawnPixels.Format) throws {
    let table = DrawnTable.sheet(rows: 4)
    let scan = try reader().read(document: table.pixels(resolution: 200).file(format))
    #expect(scan.unread == [])
    #expect(Recall(of: table.cells, in: scan.pages.first?.allPasses ?? []).share > 0.8)
  }

  @Test("a font that a PDF leaves out is drawn from the reader's private folder")
  func substituteFont() throws {
    let document = try SealedMemoryFile(copying: Self.withoutFont)
    let reader = try reader()
    let drawn = try reader.picture(of: document, page: 1, resolution: 50)
    let bare = ConfineProbeRun.reader(limits: ReaderLimits())
    let undrawn = try bare.picture(of: document, page: 1, resolution: 50)
    #expect((drawn == undrawn) == !(try reader.confinement().steps.contains(.fontFolder)))
  }

  @Test("what is no document is refused by name")
  func refusals() throws {
    let reader = try reader()
    #expect(throws: ReaderError.document(.empty)) { try reader.read(document: []) }
    #expect(throws: ReaderError.document(.notADocument)) { try reader.read(document: Array("just text".utf8)) }
    let pdf = DrawnTable.sheet().pdf()
    #expect(throws: ReaderError.self) { try reader.read(document: Array(pdf.prefix(pdf.count / 3))) }
  }

  /// A page of writing in Helvetica, which every reader of PDF must bring itself (ISO 32000-1, 9.6.2.2).
  private static let withoutFont: [UInt8] = {
    let content = "BT /F1 48 Tf 20 100 Td (Befund 5,9) Tj ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 6\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.utf8.count) + digits + " 00000 n \n"
    }
    return Array((text + "trailer<</Size 6/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n").utf8)
  }()
}
