import Glibc
import Reader
import Report

/// Reads a script in place of a document: line N says what to do when page N is asked for.
struct HostileEngine: PageEngine {
  private let lines: [String]

  var kind: SourceKind { .image }
  var pageCount: Int { lines.count }
  var readers: [String] { ["probe 1"] }

  /// The lines after the first, where that says that this is a script.
  static func script(_ bytes: UnsafeRawBufferPointer) -> [String]? {
    guard unsafe bytes.starts(with: "script\n".utf8) else { return nil }
    return unsafe String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map(String.init)
  }

  init(_ lines: [String]) throws(EngineFault) {
    self.lines = lines
    switch lines.first {
    case "fault encrypted": throw .encrypted
    case "fault not-a-document": throw .notADocument
    case "open die": abort()
    case "open spin": Deed.spin()
    case "open stand-still": Deed.standStill()
    case nil: throw .empty
    default: break
    }
  }

  func readPage(_ number: Int) throws(EngineFault) -> ScannedPage {
    let words = lines[number - 1].split(separator: " ", maxSplits: 1).map(String.init)
    let notes = try Deed.run(words[0], words.count > 1 ? words[1] : "")
    let word = Word(text: "word\(number)", box: Box(x: 10, y: 10, width: 30, height: 10))
    return ScannedPage(number: number, width: 100, height: 200, textLayer: [word], notes: notes)
  }

  func renderPage(_ number: Int, resolution: Int) throws(EngineFault) -> [UInt8] {
    if lines[number - 1] == "no-png" { return Array("GIF89a".utf8) }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, UInt8(truncatingIfNeeded: resolution)]
  }
}
