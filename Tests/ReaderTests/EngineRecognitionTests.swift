import Report
import Testing

@testable import Reader

@Suite("Recognising pixels")
struct EngineRecognitionTests {
  /// One way a sheet can come from a scanner.
  enum Condition: String, CaseIterable, CustomTestStringConvertible {
    case clean, at200, turned, upsideDown, turnedBack, inverted, ruled

    var testDescription: String { rawValue }

    var table: DrawnTable {
      var table = DrawnTable.sheet()
      table.isRuled = self == .ruled
      table.hasDarkHead = self == .ruled
      return table
    }

    var pixels: DrawnPixels {
      switch self {
      case .clean, .ruled: table.pixels()
      case .at200: table.pixels(resolution: 200)
      case .turned: table.pixels().turned()
      case .upsideDown: table.pixels().turned().turned()
      case .turnedBack: table.pixels().turned().turned().turned()
      case .inverted: table.pixels().inverted()
      }
    }

    var turns: Int {
      switch self {
      case .turned: 3
      case .upsideDown: 2
      case .turnedBack: 1
      default: 0
      }
    }
  }

  @Test("99 of 100 numbers are found at their places by one pass or another", arguments: Condition.allCases)
  func numbers(condition: Condition) throws {
    let page = try EngineHarness.with(condition.pixels.file()) { try $0.readPage(1) }
    let recall = Recall(of: condition.table.numbers, in: page.allPasses)
    #expect(recall.share >= 0.99, "missing \(recall.missing)")
    let preparation = try #require(page.preparation)
    #expect(preparation.quarterTurns == condition.turns)
    #expect(preparation.inverted == (condition == .inverted))
    #expect(abs(page.width - DrawnTable.width) < 1)
    #expect(abs(page.height - DrawnTable.height) < 1)
  }

  @Test(
    "a skewed sheet is straightened, and its boxes lie where the writing lies on the sheet", arguments: [2.0, -4.0])
  func skewed(degrees: Double) throws {
    let table = DrawnTable.sheet()
    let page = try EngineHarness.with(table.pixels(degrees: degrees).file()) { try $0.readPage(1) }
    #expect(abs(try #require(page.preparation).skewDegrees + degrees) < 0.2)
    let recall = Recall(of: table.rotated(degrees: degrees).numbers, in: page.allPasses)
    #expect(recall.share >= 0.97, "missing \(recall.missing)")
  }

  @Test("light writing in a dark bar is read")
  func darkBar() throws {
    var table = DrawnTable.sheet(rows: 6)
    table.hasDarkHead = true
    let page = try EngineHarness.with(table.pixels().file()) { try $0.readPage(1) }
    #expect(page.allPasses.contains { $0.text == "4711" })
  }

  @Test("each page of a TIFF is read on its own, and drawn upright")
  func pagesOfATIFF() throws {
    let first = DrawnTable.sheet(rows: 5, seed: 1)
    let second = DrawnTable.sheet(rows: 12, seed: 2)
    let bytes = DrawnPixels.tiff([first.pixels(resolution: 150), second.pixels().turned().turned()])
    try EngineHarness.with(bytes) { engine in
      #expect(engine.pageCount == 2)
      let page = try engine.readPage(2)
      #expect(page.number == 2)
      #expect(Recall(of: second.numbers, in: page.allPasses).share > 0.95)
      let drawn = try engine.renderPage(2, resolution: 100)
      let again = try EngineHarness.with(drawn) { try $0.readPage(1) }
      #expect(try #require(again.preparation).quarterTurns == 0)
    }
  }

  @Test("an empty sheet gives no word")
  func emptySheet() throws {
    let white = DrawnPixels(width: 1240, height: 1754, grey: Array(repeating: 255, count: 1240 * 1754), resolution: 150)
    let page = try EngineHarness.with(white.file()) { try $0.readPage(1) }
    #expect(page.allPasses.isEmpty)
  }

  @Test("a missing model is named by its language")
  func missingModel() throws {
    let bytes = DrawnTable.sheet(rows: 1).pixels(resolution: 100).file()
    #expect(throws: EngineFault.modelUnusable(language: "deu")) {
      try unsafe bytes.withUnsafeBytes { bytes in
        _ = try unsafe DocumentEngine(bytes: bytes, resources: EngineResources(models: [], fontFolder: nil)).readPage(1)
      }
    }
  }
}
