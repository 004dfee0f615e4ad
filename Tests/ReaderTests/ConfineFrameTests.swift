import Report
import Testing

@testable import Reader

@Suite("Frames between the reader and its parent")
struct ConfineFrameTests {
  private let fullPage = ScannedPage(
    number: 3, width: 595.28, height: 841.89,
    textLayer: [
      Word(text: "Hämoglobin", box: Box(x: 10.5, y: -3, width: 60, height: 11), confidence: 1, isBold: true),
      Word(text: "14,2", box: Box(x: 200, y: 20, width: 30, height: 11)),
    ],
    passes: [
      RecognitionPass(
        name: "deu-block", words: [Word(text: "µg/l", box: Box(x: 0, y: 0, width: 1, height: 1), confidence: 0.25)],
        processorSeconds: 1.5),
      RecognitionPass(name: "empty", words: [], processorSeconds: 0),
    ],
    evidence: TextLayerEvidence(
      invisibleCharacters: 1, visibleCharacters: 2, largestImageCoverage: 0.5, fontNames: ["Plain"],
      undecodableCharacters: 3, producer: "p", creator: "c", pixelSampled: 4, pixelAgreed: 5,
      activeContent: ["script"], complete: true),
    preparation: PagePreparation(
      quarterTurns: 3, skewDegrees: -1.25, inverted: true, resolution: 300, pixelWidth: 2480, pixelHeight: 3508),
    notes: ["a font is missing"])

  private var answers: [ReaderAnswer] {
    [
      .confined(ConfinementReport(steps: [.filter, .landlock], landlockVersion: 7)), .unconfined(.filter),
      .opened(OpenedDocument(kind: .pdf, pageCount: 2, readers: ["a 1", "b 2"])),
      .opened(OpenedDocument(kind: .image, pageCount: 1, readers: [])), .page(fullPage),
      .page(ScannedPage(number: 1, width: 1, height: 1)), .picture([1, 2, 3]), .fault(.empty), .fault(.notADocument),
      .fault(.heic), .fault(.encrypted), .fault(.damaged), .fault(.tooManyPages(found: 501, limit: 500)),
      .fault(.tooLarge(width: 20_000, height: 20_000)), .fault(.noSuchPage(7)), .fault(.pageUnreadable),
      .fault(.modelUnusable(language: "deu")),
    ]
  }

  @Test("every answer and request comes out as it went in, whatever the pieces")
  func roundTrip() throws {
    for answer in answers {
      var assembler = FrameAssembler()
      for byte in answer.frame.bytes.dropLast() {
        assembler.append([byte])
        #expect(try assembler.next() == nil)
      }
      assembler.append(Array(answer.frame.bytes.suffix(1)))
      let frame = try #require(try assembler.next())
      #expect(try ReaderAnswer(frame) == answer)
    }
    for request in [ReaderRequest.readPage(1), .renderPage(9, resolution: 300)] {
      #expect(try ReaderRequest(request.frame) == request)
    }
  }

  @Test("two answers in one piece come out as two")
  func twoAtOnce() throws {
    var assembler = FrameAssembler()
    assembler.append(ReaderAnswer.fault(.empty).frame.bytes + ReaderAnswer.fault(.heic).frame.bytes)
    #expect(try assembler.next().map { try ReaderAnswer($0) } == .fault(.empty))
    #expect(try assembler.next().map { try ReaderAnswer($0) } == .fault(.heic))
    #expect(try assembler.next() == nil)
  }

  @Test("an answer cut anywhere is an error, never a value")
  func truncation() {
    let frame = ReaderAnswer.page(fullPage).frame
    for count in 0..<frame.payload.count {
      let cut = Frame(kind: .page, payload: Array(frame.payload.prefix(count)))
      #expect(throws: FrameError.self) { try ReaderAnswer(cut) }
    }
  }

  @Test("an answer with any byte changed is an error or a value within the bounds", arguments: [UInt64(1), 2, 3])
  func mutation(seed: UInt64) {
    var random = SplitMix(state: seed)
    let original = ReaderAnswer.page(fullPage).frame.payload
    for _ in 0..<20_000 {
      var payload = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        payload[Int.random(in: payload.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      expectBounded(Frame(kind: .page, payload: payload))
    }
  }

  @Test("random bytes of every kind are an error or a value within the bounds", arguments: [UInt64(4), 5])
  func randomBytes(seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0..<200, using: &random)
      let payload = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for kind in FrameKind.allCases { expectBounded(Frame(kind: kind, payload: payload)) }
      var assembler = FrameAssembler()
      assembler.append(payload)
      while let frame = try? assembler.next() { expectBounded(frame) }
    }
  }

  /// Decodes, and checks what a value that came out may hold.
  private func expectBounded(_ frame: Frame) {
    guard let answer = try? ReaderAnswer(frame), case .page(let page) = answer else { return }
    let bounds = BoxBounds(width: page.width, height: page.height)
    let words = page.textLayer + page.passes.flatMap { $0.words }
    let fits =
      page.number >= 1 && page.width.isFinite && page.width > 0 && page.height.isFinite && page.height > 0
      && words.allSatisfy { word in
        bounds.across.contains(word.box.x) && bounds.down.contains(word.box.y) && word.box.width >= 0
          && word.box.height >= 0 && word.box.area.isFinite && (0...1).contains(word.confidence)
          && word.text.utf8.count <= FrameLimits.wordBytes
      }
    if !fits { Issue.record("a page out of bounds was believed: \(page)") }
  }

  @Test("an honest reader cuts what is too much, says so, and the page is believed")
  func boundedPage() throws {
    var page = fullPage
    let far = Word(text: "far", box: Box(x: 1e7, y: 0, width: 1, height: 1))
    let broken = Word(text: "nan", box: Box(x: .nan, y: 0, width: 1, height: 1), confidence: .nan)
    let long = Word(text: String(repeating: "ä", count: 3000), box: Box(x: 0, y: 0, width: 1, height: 1))
    let sure = Word(text: "sure\u{0}", box: Box(x: 0, y: 0, width: 1, height: 1), confidence: 1.01)
    page.textLayer += [far, broken, long, sure] + Array(repeating: sure, count: FrameLimits.words)
    page.notes = Array(repeating: String(repeating: "n", count: 5000), count: 1000)
    page.evidence?.largestImageCoverage = 1.2
    let answer = try ReaderAnswer(ReaderAnswer.page(page.bounded()).frame)
    guard case .page(let read) = answer else {
      Issue.record("not a page: \(answer)")
      return
    }
    #expect(read.textLayer.count == FrameLimits.words)
    #expect(!read.textLayer.contains { $0.text == "far" || $0.text == "nan" })
    #expect(read.textLayer.contains { $0.text.utf8.count == FrameLimits.wordBytes })
    #expect(read.textLayer.last?.text == "sure")
    #expect(read.notes.last?.hasPrefix("words left out or cut") == true)
    #expect(fullPage.bounded() == fullPage)
  }
}

/// A small generator with a seed, so that a failure can be run again (Steele, Lea and Flood, "Fast splittable pseudorandom
/// number generators", 2014).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
