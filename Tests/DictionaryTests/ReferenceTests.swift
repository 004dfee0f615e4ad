import Dictionary
import Foundation
import Report
import Testing

/// Compares with reference data that is no part of the repository; runs only where `VAULT_REFERENCE` names its folder.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["VAULT_REFERENCE"] != nil))
struct ReferenceTests {
  @Test("every printed label and unit of the coded list gets the listed code")
  func printedAndCoded() throws {
    let rows = try Self.rows("labels-printed-coded.tsv")
    var missed: [String] = []
    for row in rows where row.count == 4 {
      let found = code(row[0], row[1])
      if found != row[3] { missed.append("\(row[0]) | \(row[1]) | \(row[3]) | \(found)") }
    }
    #expect(rows.count > 600)
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
  }

  @Test("every code and display name is the reference table's")
  func displays() throws {
    var names: [String: Set<String>] = [:]
    for row in try Self.rows("loinc-lab.tsv") where row.count > 12 {
      names[row[0]] = [row[1], row[11], row[2]]
    }
    for row in try Self.rows("loinc-components.tsv") { names[row[0], default: []].insert(row[1]) }
    for coding in Set(Analytes.allCodings.map(\.coding)) {
      #expect(names[coding.code]?.contains(coding.display) == true, "\(coding.code) \(coding.display)")
    }
  }

  private static func rows(_ name: String) throws -> [[String]] {
    let folder = try #require(ProcessInfo.processInfo.environment["VAULT_REFERENCE"])
    return try String(contentsOfFile: folder + "/" + name, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.components(separatedBy: "\t") }
  }
}
