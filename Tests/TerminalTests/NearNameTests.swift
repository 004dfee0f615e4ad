import Testing

@testable import Terminal

@Suite("NearName")
struct NearNameTests {
  @Test(
    "edits count insertions, deletions, replacements and swaps of neighbours",
    arguments: [
      ("", "", 0), ("a", "", 1), ("list", "lsit", 1), ("list", "lost", 1), ("show", "sow", 1), ("add", "read", 3),
    ])
  func edits(left: String, right: String, expected: Int) {
    #expect(NearName.edits(from: left, to: right) == expected)
    #expect(NearName.edits(from: right, to: left) == expected)
  }

  @Test("nothing farther than two edits is suggested, and nothing that shares no letter")
  func limits() {
    #expect(NearName.suggestions(for: "unlokc", among: ["unlock", "lock"]) == ["unlock"])
    #expect(NearName.suggestions(for: "xy", among: ["add", "ab"]).isEmpty)
    #expect(NearName.suggestions(for: String(repeating: "a", count: 5000), among: ["add"]).isEmpty)
  }
}
