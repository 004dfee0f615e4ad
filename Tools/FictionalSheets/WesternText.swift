/// Windows code page 1252, the encoding of a PDF without embedded fonts (PDF 32000-1, annex D: WinAnsiEncoding).
enum WesternText {
  /// Whether every character has a place in the code page.
  static func encodes(_ text: String) -> Bool { text.unicodeScalars.allSatisfy { byte($0) != nil } }

  /// The text's bytes; a character without a place becomes a question mark.
  static func bytes(_ text: String) -> [UInt8] { text.unicodeScalars.map { byte($0) ?? UInt8(ascii: "?") } }

  private static func byte(_ scalar: Unicode.Scalar) -> UInt8? {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0...0xFF: UInt8(truncatingIfNeeded: scalar.value)
    case 0x2013: 0x96
    case 0x2014: 0x97
    case 0x2018: 0x91
    case 0x2019: 0x92
    case 0x201C: 0x93
    case 0x201D: 0x94
    case 0x2022: 0x95
    case 0x2026: 0x85
    case 0x2030: 0x89
    case 0x20AC: 0x80
    default: nil
    }
  }
}
