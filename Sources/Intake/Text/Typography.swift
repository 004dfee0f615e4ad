/// Brings the many ways to print one sign to one form, so that the grammars need only know that form.
///
/// What is stored stays as printed; the normalised text is for reading only.
enum Typography {
  /// The text with one hyphen, one micro sign, plain digits' spaces, no ligatures and no soft hyphens.
  ///
  /// Some typesetters write every hyphen as U+2010; minus may come as U+2212, an interval as U+2013 (docs/sheets.md 1).
  static func normalised(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2010...0x2015, 0x2212, 0xFE58, 0xFE63, 0xFF0D: result.append("-")
      case 0x00AD, 0x200B...0x200F, 0xFEFF, 0x202A...0x202E, 0x2066...0x2069: continue
      case 0x00A0, 0x2000...0x200A, 0x202F, 0x205F: result.append(" ")
      case 0x03BC: result.append("\u{B5}")
      case 0x2018, 0x2019, 0x02BC, 0x00B4: result.append("'")
      case 0x201C...0x201F: result.append("\"")
      case 0xFB00: result.append(contentsOf: "ff".unicodeScalars)
      case 0xFB01: result.append(contentsOf: "fi".unicodeScalars)
      case 0xFB02: result.append(contentsOf: "fl".unicodeScalars)
      case 0x2264: result.append(contentsOf: "<=".unicodeScalars)
      case 0x2265: result.append(contentsOf: ">=".unicodeScalars)
      case 0x2044, 0x2215: result.append("/")
      case 0xFF0C: result.append(",")
      case 0xFF0E: result.append(".")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text as words are compared: lower case, without diacritics, `ß` as `ss`.
  static func folded(_ text: String) -> String {
    var result = ""
    for scalar in normalised(text).lowercased().unicodeScalars {
      switch scalar {
      case "ä", "à", "á", "â", "ã", "å": result.append("a")
      case "ö", "ò", "ó", "ô", "õ": result.append("o")
      case "ü", "ù", "ú", "û": result.append("u")
      case "è", "é", "ê", "ë": result.append("e")
      case "ì", "í", "î", "ï", "ı": result.append("i")
      case "ç": result.append("c")
      case "ñ": result.append("n")
      case "ß": result.append("ss")
      case "\u{300}"..."\u{36F}": continue
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The folded text without the signs that stand around a word: `(Ergebnis):` gives `ergebnis`.
  static func word(_ text: String) -> String {
    var folded = Substring(folded(text))
    while let first = folded.first, !first.isLetter, !first.isNumber { folded.removeFirst() }
    while let last = folded.last, !last.isLetter, !last.isNumber { folded.removeLast() }
    return String(folded)
  }

  /// Whether the scalar is one of the ASCII digits; no other digit is taken for a laboratory value.
  static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

  /// How many ASCII digits the text holds.
  static func digitCount(_ text: String) -> Int { text.utf8.count { $0 >= 0x30 && $0 <= 0x39 } }

  /// How many letters the text holds.
  static func letterCount(_ text: String) -> Int { text.count { $0.isLetter } }
}

extension StringProtocol {
  /// The text without spaces at its ends.
  var trimmed: String {
    var rest = Substring(self)
    while rest.first == " " { rest.removeFirst() }
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }

  /// The text without any space.
  var squashed: String { String(filter { $0 != " " }) }
}
