import Report
import Testing

@Suite struct JSONTests {
  private let limits = JSONLimits(bytes: 1 << 20, depth: 8, values: 1000)

  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONValue.parse(Array(text.utf8), limits: limits)
  }

  @Test(
    "what is parsed is written back the same, digits included",
    arguments: [
      "null", "true", "[]", "{}", "5.0", "-0.10", "1e5", "\"ü µ 😀\"", "[1,[2.50,{\"a\":null}]]",
      "{\"b\":1,\"a\":2}", "\"\\u0001\\n\\\\\\\"\"",
    ])
  func roundTrips(text: String) throws {
    #expect(try parse(text).text == text)
  }

  @Test(
    "what is not JSON is refused",
    arguments: [
      "", " ", "nul", "01", "-", "1.", ".5", "1e", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":1,}", "{a:1}", "'a'", "\"a",
      "\"\u{01}\"", "\"\\x\"", "\"\\ud800\"", "\"\\udc00\"", "\"\\u12g4\"", "[1]]", "NaN", "// x\n1", "\u{FEFF}1",
    ])
  func refuses(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
  }

  @Test("bytes that are not UTF-8 are refused")
  func refusesInvalidUTF8() {
    #expect(throws: JSONError.malformed(0)) { try JSONValue.parse([0x22, 0xC3, 0x28, 0x22], limits: limits) }
  }

  @Test("a member that stands twice is refused, since two readers could take either")
  func refusesDuplicateMembers() {
    #expect(throws: JSONError.duplicateMember(7)) { try parse("{\"a\":1,\"a\":2}") }
  }

  @Test("depth, count and size are bounded")
  func boundsWork() {
    #expect(throws: JSONError.tooDeep(9)) { try parse(String(repeating: "[", count: 20)) }
    #expect(throws: JSONError.self) { try parse("[" + String(repeating: "1,", count: 1000) + "1]") }
    #expect(throws: JSONError.tooLong(4)) {
      try JSONValue.parse(Array("[1,2,3]".utf8), limits: JSONLimits(bytes: 4))
    }
  }

  @Test("escaped surrogate pairs become one character")
  func joinsSurrogates() throws {
    #expect(try parse("\"\\ud83d\\ude00\"") == .string("😀"))
  }

  @Test("any mutation of a record ends in a value or a stated error, never a crash")
  func survivesMutations() throws {
    let original = Array("{\"a\":[1.50,-2,{\"b\":\"\\u00fc\\n\"}],\"c\":null,\"d\":true}".utf8)
    var generator = SplitMix(state: 7)
    var refused = 0
    for _ in 0..<20_000 {
      var bytes = original
      for _ in 0...Int(generator.next() % 3) {
        bytes[Int(generator.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: generator.next())
      }
      do { _ = try JSONValue.parse(bytes, limits: limits) } catch { refused += 1 }
    }
    #expect(refused > 10_000)
  }

  @Test(
    "measured numbers are written without binary noise",
    arguments: [(0.1, 2, "0.1"), (12.345, 2, "12.35"), (-0.004, 2, "0"), (7, 2, "7"), (0.98, 3, "0.98"), (1.5, 0, "2")])
  func writesMeasuredNumbers(value: Double, places: Int, written: String) {
    #expect(JSONValue.decimal(value, places: places).text == written)
  }
}

/// A small seeded generator, so that a failing mutation can be repeated.
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
