import Foundation
import Testing

@testable import Terminal

@Suite("The contract with scripts")
struct ContractTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }

  @Test("docs/cli-contract.md lists exactly the kinds that errors have")
  func kinds() throws {
    let contract = try text(of: "docs/cli-contract.md")
    let section = try #require(contract.components(separatedBy: "## Kinds").last)
    let listed = section.matches(of: #/`([a-z-]+)`/#).map { String($0.1) }
    let code = try text(of: "Sources/Terminal/Catalogue/Problem+Kind.swift")
    let body = try #require(code.components(separatedBy: "var status").first)
    let made = Set(body.matches(of: #/"([a-z-]+)"/#).map { String($0.1) })
    #expect(Set(listed) == made)
    #expect(listed.count == made.count)
  }

  @Test("docs/cli-contract.md lists every status and every schema", arguments: CommandName.allCases)
  func statuses(name: CommandName) throws {
    let contract = try text(of: "docs/cli-contract.md")
    for status in ExitStatus.allCases { #expect(contract.contains("| \(status.rawValue) |")) }
    #expect(contract.contains("`\(name.spec.schema)`"))
  }
}
