import Foundation
import Report
import Testing

@testable import Reader

/// The engine as the tests use it: with this machine's models and fonts, prepared once for the process.
enum EngineHarness {
  private static let models: [String: Data] = {
    guard let places = try? HostResources.locate() else { return [:] }
    return places.models.compactMapValues { FileManager.default.contents(atPath: $0) }
  }()

  private static let prepared: Void = EngineResources(models: [], fontFolder: "/usr/share/fonts/truetype/liberation")
    .prepare()

  /// Opens a document and lends the engine.
  static func with<Result>(_ bytes: [UInt8], _ body: (DocumentEngine) throws -> Result) throws -> Result {
    _ = prepared
    let german = Array(models["deu"] ?? Data())
    let english = Array(models["eng"] ?? Data())
    return try unsafe german.withUnsafeBytes { german in
      try unsafe english.withUnsafeBytes { english in
        let resources = unsafe EngineResources(
          models: [.init(language: "deu", bytes: german), .init(language: "eng", bytes: english)], fontFolder: nil)
        return try unsafe bytes.withUnsafeBytes { bytes in
          try unsafe body(DocumentEngine(bytes: bytes, resources: resources))
        }
      }
    }
  }

  /// The fault that opening a document ends with, or `nil` if it opens.
  static func fault(_ bytes: [UInt8]) -> EngineFault? {
    do {
      try with(bytes) { _ in }
      return nil
    } catch {
      return error as? EngineFault
    }
  }
}

/// How much of a drawn table was found.
struct Recall {
  var found = 0
  var missing: [String] = []

  /// Looks for each cell among words, by text and by place within a tolerance in points.
  init(of cells: [DrawnTable.Cell], in words: [Word], tolerance: Double = 4) {
    for cell in cells {
      let isThere = words.contains { word in
        word.text == cell.text && abs(word.box.x - cell.x) <= tolerance && abs(word.box.bottom - cell.base) <= tolerance
      }
      if isThere { found += 1 } else { missing.append(cell.text) }
    }
  }

  var share: Double { Double(found) / Double(max(found + missing.count, 1)) }
}

extension ScannedPage {
  /// The words of all passes.
  var allPasses: [Word] { passes.flatMap(\.words) }
}
