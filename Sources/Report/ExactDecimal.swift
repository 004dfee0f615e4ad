/// A decimal number exactly as it was printed: `5.0` is not `5`, and nothing is ever rounded.
///
/// Values of a laboratory sheet are kept as their digits; no binary floating point takes part in storing, comparing or
/// writing them. Equality (`==`) is of the printed form; `compare(_:_:)` is of the quantity.
package struct ExactDecimal: Sendable, Hashable, CustomStringConvertible {
  /// Whether the number stands below zero; never true when every digit is 0.
  package let isNegative: Bool
  /// The digits before the decimal mark, without a sign or leading zeros, at least one digit.
  package let whole: String
  /// The digits after the decimal mark, as printed, trailing zeros kept; empty when there was no mark.
  package let fraction: String

  /// The longest number that is taken: more digits than this are no laboratory value.
  package static let mostDigits = 32

  /// Reads `-12.50` in the one form that JSON also takes: ASCII digits, a dot, an optional leading minus.
  ///
  /// It is `nil` when the text is anything else or has more than ``mostDigits`` digits.
  ///
  /// - Parameter text: No exponent, no plus sign, no spaces, at least one digit on each side of a dot.
  package init?(_ text: String) {
    var characters = Substring(text)
    let minus = characters.hasPrefix("-")
    if minus { characters.removeFirst() }
    let parts = characters.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2, characters.utf8.count <= Self.mostDigits + 1 else { return nil }
    for part in parts {
      guard !part.isEmpty, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    }
    let trimmed = parts[0].drop { $0 == "0" }
    whole = trimmed.isEmpty ? "0" : String(trimmed)
    fraction = parts.count == 2 ? String(parts[1]) : ""
    let isZero = whole == "0" && fraction.utf8.allSatisfy { $0 == 0x30 }
    isNegative = minus && !isZero
  }

  /// The number as JSON, FHIR and OMOP write it: a dot as decimal mark, printed digits kept.
  package var description: String {
    (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// Compares two quantities digit by digit.
  ///
  /// - Returns: -1, 0 or 1 as `left` is below, the same as or above `right`; `5` and `5.0` are the same.
  package static func compare(_ left: ExactDecimal, _ right: ExactDecimal) -> Int {
    guard left.isNegative == right.isNegative else { return left.isNegative ? -1 : 1 }
    let magnitude = compareMagnitude(left, right)
    return left.isNegative ? -magnitude : magnitude
  }

  private static func compareMagnitude(_ left: ExactDecimal, _ right: ExactDecimal) -> Int {
    if left.whole.utf8.count != right.whole.utf8.count {
      return left.whole.utf8.count < right.whole.utf8.count ? -1 : 1
    }
    let length = max(left.fraction.utf8.count, right.fraction.utf8.count)
    let leftDigits = left.whole.utf8 + padded(left.fraction, to: length)
    let rightDigits = right.whole.utf8 + padded(right.fraction, to: length)
    for (one, other) in zip(leftDigits, rightDigits) where one != other {
      return one < other ? -1 : 1
    }
    return 0
  }

  private static func padded(_ fraction: String, to length: Int) -> [UInt8] {
    Array(fraction.utf8) + Array(repeating: 0x30, count: length - fraction.utf8.count)
  }

  package static func < (left: ExactDecimal, right: ExactDecimal) -> Bool { compare(left, right) < 0 }
  package static func > (left: ExactDecimal, right: ExactDecimal) -> Bool { compare(left, right) > 0 }
  package static func <= (left: ExactDecimal, right: ExactDecimal) -> Bool { compare(left, right) <= 0 }
  package static func >= (left: ExactDecimal, right: ExactDecimal) -> Bool { compare(left, right) >= 0 }
}
