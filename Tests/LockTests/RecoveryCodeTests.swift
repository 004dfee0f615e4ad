import Testing

@testable import Lock

@Suite struct RecoveryCodeTests {
  func typed(_ text: String) throws(LockError) -> [UInt8] {
    let code = try RecoveryCode(text: secret(Array(text.utf8)))
    return copy(code.secret)
  }

  @Test("the printed form is the document's")
  func prints() throws {
    let row = try #require(Vectors.rows("recovery-code.tsv").first)
    let code = RecoveryCode(try secret(bytes(row[0])))
    #expect(String(decoding: copy(try code.text()), as: UTF8.self) == row[1])
    #expect(try typed(row[1]) == bytes(row[0]))
  }

  @Test("what is printed is read back", arguments: 0..<20)
  func readsBack(_: Int) throws {
    let code = try RecoveryCode.random()
    let text = try code.text()
    #expect(copy(try RecoveryCode(text: text).secret) == copy(code.secret))
    #expect(text.count == 69)
  }

  @Test("case, spaces, missing hyphens and look-alikes do not matter")
  func isTolerant() throws {
    // All zeros but the last bits: the text is full of 0, which is typed here as O.
    let code = RecoveryCode(try secret([UInt8](repeating: 0, count: 31) + [33]))
    let text = String(decoding: copy(try code.text()), as: UTF8.self)
    let expected = copy(code.secret)
    #expect(try typed(text.lowercased()) == expected)
    #expect(try typed(text.replacing("-", with: "")) == expected)
    #expect(try typed(" " + text.replacing("-", with: " \t- ") + " ") == expected)
    #expect(text.contains("0"))
    #expect(try typed(text.replacing("0", with: "O").replacing("1", with: "I")) == expected)
    #expect(try typed(text.replacing("0", with: "o").replacing("1", with: "l")) == expected)
  }

  @Test("any one wrong character is noticed")
  func noticesTypos() throws {
    let row = try #require(Vectors.rows("recovery-code.tsv").first)
    let text = Array(row[1].utf8)
    for place in text.indices where text[place] != UInt8(ascii: "-") {
      var wrong = text
      wrong[place] = text[place] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
      #expect(throws: LockError.recoveryCodeMistyped(.checksum)) { _ = try RecoveryCode(text: secret(wrong)) }
    }
  }

  @Test("length and foreign characters are told apart from a wrong checksum")
  func tellsFaults() throws {
    #expect(throws: LockError.recoveryCodeMistyped(.wrongLength(0))) { _ = try typed("") }
    #expect(throws: LockError.recoveryCodeMistyped(.wrongLength(4))) { _ = try typed("12-34") }
    #expect(throws: LockError.recoveryCodeMistyped(.wrongLength(57))) {
      _ = try typed(String(repeating: "0", count: 57))
    }
    #expect(throws: LockError.recoveryCodeMistyped(.foreignCharacter(position: 3))) { _ = try typed("12-U4") }
    #expect(throws: LockError.recoveryCodeMistyped(.foreignCharacter(position: 1))) { _ = try typed("\u{E4}") }
  }
}
