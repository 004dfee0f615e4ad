/// How a printed label is folded before it is compared with the dictionary.
///
/// The exact key forgives what no laboratory means a difference by: case, umlaut spelling, accents, hyphens, brackets
/// and spaces. The loose key also forgives what recognisers confuse. Letters, digits, `%`, `#` and `/` always count.
package enum LabelKey {
  /// `Lp(a)` and `LP a` are `lpa`; `Hämatokrit` is `haematokrit`; `γ-GT` is `gammagt`.
  package static func exact(_ label: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in label.unicodeScalars { append(scalar, to: &key, greek: greekNames) }
    return String(key)
  }

  /// The exact key with `ae`, `oe`, `ue` as `a`, `o`, `u`, `rn` as `m`, `c` as `k` or `z`, and Greek and Cyrillic twins as Latin letters.
  package static func loose(_ label: String) -> String {
    var key = String.UnicodeScalarView()
    for scalar in label.unicodeScalars {
      append(cyrillicTwins[scalar] ?? scalar, to: &key, greek: greekTwins)
    }
    return collapsed(Array(String(key).utf8))
  }

  /// The exact keys of the words of a label, as hyphens, spaces and brackets part them.
  package static func words(_ label: String) -> [String] {
    label.split { !$0.isLetter && !$0.isNumber && $0 != "%" && $0 != "#" && $0 != "/" }
      .map { exact(String($0)) }.filter { !$0.isEmpty }
  }

  private static func append(
    _ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView, greek: [Unicode.Scalar: String]
  ) {
    if scalar.isASCII {
      appendASCII(scalar, to: &key)
      return
    }
    if scalar.value == 0x308 {
      // A combining diaeresis makes an umlaut of the letter before it.
      if let last = key.last, "aou".unicodeScalars.contains(last) { key.append("e") }
      return
    }
    let lower = scalar.properties.lowercaseMapping
    guard let first = lower.unicodeScalars.first else { return }
    if let spelled = spelledOut[first] ?? greek[first] {
      key.append(contentsOf: spelled.unicodeScalars)
    } else if scalar.properties.isAlphabetic {
      key.append(contentsOf: lower.unicodeScalars)
    }
  }

  private static func appendASCII(_ scalar: Unicode.Scalar, to key: inout String.UnicodeScalarView) {
    switch scalar {
    case "a"..."z", "0"..."9", "%", "#", "/":
      key.append(scalar)
    case "A"..."Z":
      key.append(Unicode.Scalar(UInt8(scalar.value + 32)))
    default:
      break
    }
  }

  private static func collapsed(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let isUmlaut = next == UInt8(ascii: "e") && "aou".utf8.contains(byte)
      let isDoubledM = byte == UInt8(ascii: "r") && next == UInt8(ascii: "n")
      result.append(isDoubledM ? UInt8(ascii: "m") : spelled(byte, before: next))
      index += isUmlaut || isDoubledM ? 2 : 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// German spells `Calcium` and `Kalzium`, `Leukocyten` and `Leukozyten`, `Glucose` and `Glukose`: `c` as it is spoken.
  private static func spelled(_ byte: UInt8, before next: UInt8) -> UInt8 {
    guard byte == UInt8(ascii: "c") else { return byte }
    switch next {
    case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "u"), UInt8(ascii: "l"), UInt8(ascii: "r"),
      UInt8(ascii: "t"):
      return UInt8(ascii: "k")
    case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "y"): return UInt8(ascii: "z")
    default: return byte
    }
  }

  private static let spelledOut: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e", "è": "e", "ê": "e", "ë": "e", "á": "a", "à": "a", "â": "a",
    "í": "i", "ì": "i", "î": "i", "ï": "i", "ó": "o", "ò": "o", "ô": "o", "ú": "u", "ù": "u", "û": "u", "ç": "c",
    "ñ": "n", "å": "a", "æ": "ae", "ø": "oe", "ﬁ": "fi", "ﬂ": "fl",
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8", "⁹": "9",
    "₀": "0", "₁": "1", "₂": "2", "₃": "3", "₄": "4", "₅": "5", "₆": "6", "₇": "7", "₈": "8", "₉": "9",
  ]

  private static let greekNames: [Unicode.Scalar: String] = [
    "α": "alpha", "β": "beta", "γ": "gamma", "δ": "delta", "κ": "kappa", "λ": "lambda", "μ": "u", "µ": "u",
  ]

  private static let greekTwins: [Unicode.Scalar: String] = [
    "α": "a", "β": "b", "γ": "y", "ν": "v", "ο": "o", "ρ": "p", "κ": "k", "τ": "t", "ι": "i", "μ": "u", "µ": "u",
    "η": "n", "χ": "x", "δ": "delta", "λ": "lambda",
  ]

  private static let cyrillicTwins: [Unicode.Scalar: Unicode.Scalar] = [
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "х": "x", "у": "y", "к": "k", "м": "m", "т": "t", "н": "h",
    "в": "b", "і": "i", "А": "A", "В": "B", "Е": "E", "К": "K", "М": "M", "Н": "H", "О": "O", "Р": "P", "С": "C",
    "Т": "T", "Х": "X", "У": "Y", "І": "I",
  ]
}
