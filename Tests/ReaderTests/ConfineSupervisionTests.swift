import Foundation
import Report
import Testing

@testable import Reader

/// What readers that die, hang or lie cost: the page they had in hand, and nothing else.
@Suite("Readers that go wrong", .serialized)
struct ConfineSupervisionTests {
  /// A script whose second page goes wrong; the pages around it must come.
  private func lostPage(_ deed: String, limits: ReaderLimits = ConfineProbeRun.limits) throws -> String {
    let run = try ConfineProbeRun(["read", deed, "read", "read"], limits: limits)
    #expect(run.scan.pages.map { $0.number } == [1, 3, 4])
    #expect(run.scan.pageCount == 4)
    return run.outcome(ofPage: 2)
  }

  @Test("pages come in order, each with its own words, and progress ends at the total")
  func readsEveryPage() throws {
    nonisolated(unsafe) var told: [[Int]] = []
    let script = Array(repeating: "read", count: 12)
    let scan = try ConfineProbeRun.reader().read(document: ConfineProbeRun.document(script)) { done, total in
      unsafe told.append([done, total])
    }
    #expect(scan.pages.map { $0.number } == Array(1...12))
    #expect(scan.pages.map { $0.textLayer.first?.text } == (1...12).map { "word\($0)" })
    #expect(scan.unread == [])
    #expect(scan.readers == ["probe 1"])
    #expect(unsafe told.first == [0, 12])
    #expect(unsafe told.last == [12, 12])
  }

  @Test("a reader that crashes costs its page")
  func dies() throws { #expect(try lostPage("die") == "reader-died") }

  @Test("a reader that leaves in the middle costs its page")
  func exits() throws { #expect(try lostPage("exit") == "reader-died") }

  @Test("a reader that makes a forbidden call costs its page, and the reason is kept")
  func attacks() throws { #expect(try lostPage("socket") == "forbidden-call") }

  @Test("a reader that computes for ever is ended by the processor time the kernel accounts")
  func spins() throws { #expect(try lostPage("spin") == "processor-time") }

  @Test("a reader that stands still is ended")
  func standsStill() throws { #expect(try lostPage("stand-still") == "standstill") }

  @Test("a page that the engine refuses is not tried again")
  func refuses() throws { #expect(try lostPage("refuse") == "page-unreadable") }

  @Test("a reader over the memory of all is ended")
  func usesTooMuchMemory() throws {
    var limits = ConfineProbeRun.limits
    limits.residentBytes = 150 << 20
    limits.pageProcessorTime = .seconds(20)
    #expect(try lostPage("hold 200", limits: limits) == "memory")
  }

  @Test("bytes that are no answer cost the page", arguments: HostileAnswer.all)
  func lies(answer: HostileAnswer) throws {
    #expect(try lostPage("raw " + answer.hexadecimal) == "bad-answer", "\(answer.name)")
  }

  @Test("half an answer and then silence costs the page")
  func halfAnAnswer() throws {
    let whole = ReaderAnswer.page(HostileAnswer.page(2)).frame.bytes
    let deed = "raw " + HostileAnswer.hexadecimal(Array(whole.dropLast(3)))
    #expect(try lostPage(deed) == "standstill")
  }

  @Test("when every page kills its reader, every page is named and the call returns")
  func everyPageDies() throws {
    let run = try ConfineProbeRun(["die", "die", "die"])
    #expect(run.scan.pages == [])
    #expect(run.scan.unread == (1...3).map { UnreadPage(number: $0, reason: "reader-died") })
  }

  @Test(
    "what is wrong with the whole document is an error of its own",
    arguments: [
      ("fault encrypted", ReaderError.document(.encrypted)), ("fault not-a-document", .document(.notADocument)),
      ("", .document(.empty)), ("open die", .lost(.died)), ("open spin", .lost(.processorTime)),
      ("open stand-still", .lost(.standstill)),
    ])
  func documentFaults(script: String, error: ReaderError) {
    #expect(throws: error) { try ConfineProbeRun.reader().read(document: ConfineProbeRun.document([script])) }
  }

  @Test("more pages or bytes than the limits allow are refused")
  func tooMuch() {
    var limits = ConfineProbeRun.limits
    limits.pages = 2
    let document = ConfineProbeRun.document(["read", "read", "read"])
    #expect(throws: ReaderError.document(.tooManyPages(found: 3, limit: 2))) {
      try ConfineProbeRun.reader(limits: limits).read(document: document)
    }
    limits.documentBytes = 5
    #expect(throws: ReaderError.tooManyBytes(limit: 5)) {
      try ConfineProbeRun.reader(limits: limits).read(document: document)
    }
  }

  @Test("a picture comes back as it was drawn, and what is no PNG does not")
  func draws() throws {
    let document = try SealedMemoryFile(copying: ConfineProbeRun.document(["read", "no-png"]))
    let reader = ConfineProbeRun.reader()
    let png = try reader.picture(of: document, page: 1, resolution: 150)
    #expect(png.last == 150)
    #expect(throws: ReaderError.lost(.lied)) { try reader.picture(of: document, page: 2, resolution: 150) }
    #expect(throws: ReaderError.noSuchPage(3)) { try reader.picture(of: document, page: 3, resolution: 150) }
  }

  @Test("no reader is left when a call returns, nor as a zombie")
  func leavesNoProcess() throws {
    _ = try ConfineProbeRun(["read", "die", "stand-still", "read"])
    #expect(Self.children().isEmpty)
  }

  /// Readers whose parent is this process and that were started by this suite; others run beside it.
  private static func children() -> [String] {
    // Readers of suites that run at the same time are alive, not zombies; only zombies are nobody's.
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.filter { entry in
      guard Int(entry) != nil, let stat = try? String(contentsOfFile: "/proc/\(entry)/stat", encoding: .utf8) else {
        return false
      }
      guard stat.contains("(ConfineProbe)"), let rest = stat.split(separator: ")").last else { return false }
      let fields = rest.split(separator: " ")
      return fields.first == "Z" && fields.dropFirst().first.flatMap { Int32($0) } == getpid()
    }
  }
}

/// Bytes that a reader might send to hurt its parent.
struct HostileAnswer: Sendable, CustomTestStringConvertible {
  var name: String
  var hexadecimal: String

  var testDescription: String { name }

  static let all: [HostileAnswer] = [
    HostileAnswer("zeros", Array(repeating: 0, count: 64)),
    HostileAnswer("text", Array("HTTP/1.1 200 OK\r\n\r\n".utf8)),
    HostileAnswer("a page longer than any page", header(length: UInt32.max, kind: .page)),
    HostileAnswer("a short answer that says it is long", header(length: 1 << 20, kind: .fault)),
    HostileAnswer("a request sent back", Frame(kind: .readPage, payload: [1, 0, 0, 0, 0, 0, 0, 0]).bytes),
    HostileAnswer("the wrong page", ReaderAnswer.page(page(3)).frame.bytes),
    HostileAnswer("page 0", ReaderAnswer.page(page(0)).frame.bytes),
    HostileAnswer("a picture that was not asked for", ReaderAnswer.picture([0x89, 0x50]).frame.bytes),
    HostileAnswer(
      "a second opening", ReaderAnswer.opened(OpenedDocument(kind: .pdf, pageCount: 9, readers: [])).frame.bytes),
    HostileAnswer("not a number as a place", word(x: .nan)),
    HostileAnswer("infinity as a place", word(x: .infinity)),
    HostileAnswer("a place far outside the page", word(x: 1e9)),
    HostileAnswer("a negative width", word(x: 1, width: -4)),
    HostileAnswer("a confidence above 1", word(x: 1, confidence: 1.5)),
    HostileAnswer("a word longer than any word", word(x: 1, text: String(repeating: "a", count: 1025))),
    HostileAnswer("a page of no size", sized(0)),
    HostileAnswer("a page that is not a number wide", sized(.nan)),
    HostileAnswer("four billion words", countedWords(UInt32.max)),
    HostileAnswer("bytes after the page", trailing()),
  ]

  static func page(_ number: Int) -> ScannedPage { ScannedPage(number: number, width: 100, height: 200) }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }

  private init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    hexadecimal = Self.hexadecimal(bytes)
  }

  private static func header(length: UInt32, kind: FrameKind) -> [UInt8] {
    var writer = FrameWriter()
    writer.put(length)
    writer.put(kind.rawValue)
    return writer.bytes
  }

  private static func word(x: Double, width: Double = 5, confidence: Double = 1, text: String = "a") -> [UInt8] {
    var page = page(2)
    page.textLayer = [
      Word(text: text, box: Box(x: x, y: 1, width: width, height: 5), confidence: confidence)
    ]
    return ReaderAnswer.page(page).frame.bytes
  }

  private static func sized(_ width: Double) -> [UInt8] {
    ReaderAnswer.page(ScannedPage(number: 2, width: width, height: 200)).frame.bytes
  }

  private static func countedWords(_ count: UInt32) -> [UInt8] {
    var writer = FrameWriter()
    writer.put(2)
    writer.put(100.0)
    writer.put(200.0)
    writer.put(count)
    return Frame(kind: .page, payload: writer.bytes).bytes
  }

  private static func trailing() -> [UInt8] {
    var frame = ReaderAnswer.page(page(2)).frame
    frame.payload.append(0)
    return frame.bytes
  }
}
