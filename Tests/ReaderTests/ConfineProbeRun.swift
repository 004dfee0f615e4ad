import Foundation
import Report

@testable import Reader

/// Runs a script of deeds in a confined reader, one page for each line.
struct ConfineProbeRun {
  var scan: DocumentScan

  init(
    _ script: [String], limits: ReaderLimits = Self.limits, skipping skipped: ConfinementSteps = [],
    resources: ReaderResources = ReaderResources(models: [], fonts: [])
  ) throws {
    scan = try Self.reader(limits: limits, skipping: skipped, resources: resources).read(
      document: Self.document(script))
  }

  /// What the deed of one page came to: its first note, or the reason why the page was lost.
  func outcome(ofPage number: Int) -> String {
    if let page = scan.pages.first(where: { $0.number == number }) { return page.notes.first ?? "" }
    return scan.unread.first { $0.number == number }?.reason ?? "missing"
  }

  /// What one deed comes to.
  static func outcome(_ deed: String, skipping skipped: ConfinementSteps = []) throws -> String {
    try ConfineProbeRun([deed], skipping: skipped).outcome(ofPage: 1)
  }

  static func document(_ script: [String]) -> [UInt8] { Array((["script"] + script).joined(separator: "\n").utf8) }

  static func reader(
    limits: ReaderLimits = Self.limits, skipping skipped: ConfinementSteps = [],
    resources: ReaderResources = ReaderResources(models: [], fonts: [])
  ) -> DocumentReader {
    var reader = DocumentReader(resources: resources, limits: limits)
    reader.program = program
    reader.skippedSteps = skipped
    return reader
  }

  static var limits: ReaderLimits {
    var limits = ReaderLimits()
    limits.readers = 2
    limits.openingProcessorTime = .seconds(2)
    limits.pageProcessorTime = .seconds(1)
    limits.standstill = .seconds(2)
    return limits
  }

  /// The probe, which is built beside the tests.
  static let program: String = {
    let runner = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: runner)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("ConfineProbe").path
  }()
}
