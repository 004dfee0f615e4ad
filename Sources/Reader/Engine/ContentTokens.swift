/// One token of a content stream, as far as the scanner cares.
enum ContentToken: Equatable {
  /// A string of that many bytes once its escapes are resolved.
  case string(Int)
  case name(String)
  case number(Double)
  /// An operator, or a keyword such as `true`.
  case word(String)
}

/// Cuts a content stream into tokens (ISO 32000-1, 7.2 and 7.3); never fails, skips what it does not know.
struct ContentTokens {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> ContentToken? {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "%"): skipComment()
      case UInt8(ascii: "("): return .string(literalString())
      case UInt8(ascii: "<"):
        guard position + 1 < bytes.count, bytes[position + 1] == byte else { return .string(hexString()) }
        position += 2
      case UInt8(ascii: "/"):
        position += 1
        return .name(regularCharacters())
      case _ where Self.isRegular(byte):
        let word = regularCharacters()
        return Double(word).map { .number($0) } ?? .word(word)
      default: position += 1
      }
    }
    return nil
  }

  /// Goes past the end of an inline picture, whose data may hold anything: to an `EI` that stands alone and is followed by what
  /// reads as text.
  mutating func skipInlineImage() {
    while position + 2 < bytes.count {
      let isMark =
        bytes[position] == UInt8(ascii: "E") && bytes[position + 1] == UInt8(ascii: "I")
        && position > 0 && Self.isSpace(bytes[position - 1]) && Self.isSpace(bytes[position + 2])
      if isMark, bytes[(position + 2)...].prefix(12).allSatisfy({ Self.isSpace($0) || (0x20...0x7E).contains($0) }) {
        break
      }
      position += 1
    }
    position = min(position + 2, bytes.count)
  }

  private mutating func skipComment() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
  }

  private mutating func regularCharacters() -> String {
    let start = position
    while position < bytes.count, Self.isRegular(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Counts the bytes of `(…)`, with nested brackets and escapes.
  private mutating func literalString() -> Int {
    var depth = 0
    var count = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "("):
        depth += 1
        if depth > 1 { count += 1 }
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return count }
        count += 1
      case UInt8(ascii: "\\"):
        count += 1
        skipEscape()
      default: count += 1
      }
    }
    return count
  }

  /// Goes past what follows a backslash: up to three octal digits, or one character.
  private mutating func skipEscape() {
    var digits = 0
    while digits < 3, position < bytes.count, (0x30...0x37).contains(bytes[position]) {
      position += 1
      digits += 1
    }
    if digits == 0 { position = min(position + 1, bytes.count) }
  }

  private mutating func hexString() -> Int {
    position += 1
    var digits = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if !Self.isSpace(bytes[position]) { digits += 1 }
      position += 1
    }
    position = min(position + 1, bytes.count)
    return (digits + 1) / 2
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0 }

  private static func isRegular(_ byte: UInt8) -> Bool {
    !isSpace(byte) && !"()<>[]{}/%".utf8.contains(byte)
  }
}
