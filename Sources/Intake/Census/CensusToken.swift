internal import Report

/// The census' own tests of single words.
enum CensusToken {
  static func letters(_ text: String) -> Int { text.count { $0.isLetter } }

  /// The word without signs around it.
  static func core(_ text: String) -> String {
    var core = Substring(text)
    while let first = core.first, !first.isLetter, !first.isNumber { core.removeFirst() }
    while let last = core.last, !last.isLetter, !last.isNumber { core.removeLast() }
    return String(core)
  }

  static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

  private static let leading: Set<Character> = [
    "<", ">", "≤", "≥", "=", "+", "-", "−", "–", "*", "!", "(", "[", "↑", "↓",
  ]
  private static let trailing: Set<Character> = ["H", "L", "*", "+", "-", "!", "↑", "↓", ")", "]", "►"]

  /// Whether the word is a figure that could be a result: digits and marks, with the signs a sheet puts around them.
  static func isFigure(_ text: String) -> Bool {
    var core = Substring(text)
    while let first = core.first, leading.contains(first) { core.removeFirst() }
    while let last = core.last, trailing.contains(last) { core.removeLast() }
    guard let first = core.first, let last = core.last, isDigit(first), isDigit(last), core.count <= 10 else {
      return false
    }
    guard core.allSatisfy({ isDigit($0) || ",.'’".contains($0) }), !isDate(text) else { return false }
    // A telephone or order number begins with zeros or is too long for a result.
    let digits = core.filter(isDigit)
    return !(digits.count > 2 && digits.count == core.count && first == "0") && digits.count <= 8
  }

  /// Whether a figure has a comparator in front and is a bound by itself.
  static func isBound(_ text: String) -> Bool {
    guard let first = text.first, "<>≤≥".contains(first) else { return false }
    return text.contains(where: isDigit)
  }

  /// Two figures with a dash in one word.
  static func isInterval(_ text: String) -> Bool {
    let core = text.filter { !"()[]".contains($0) }
    let parts = core.split(omittingEmptySubsequences: true) { "-–−—‐‑".contains($0) }
    return parts.count == 2 && parts.allSatisfy { isFigure(String($0)) && $0.first.map(isDigit) == true }
  }

  static func isDash(_ text: String) -> Bool { ["-", "–", "−", "—", "‐", "bis", "to"].contains(text) }

  /// `12.09.2026`, `12.09.26`, `2026-09-12`, `12.09.`, and a time of day.
  static func isDate(_ text: String) -> Bool {
    let core = text.filter { !"(),;".contains($0) }
    let dotted = core.split(separator: ".", omittingEmptySubsequences: false)
    if dotted.count == 3, dotted[0].count <= 2, dotted[1].count <= 2, [0, 2, 4].contains(dotted[2].count) {
      if dotted.allSatisfy({ $0.allSatisfy(isDigit) }), !dotted[0].isEmpty, !dotted[1].isEmpty { return true }
    }
    let dashed = core.split(separator: "-")
    if dashed.count == 3, dashed[0].count == 4, dashed.allSatisfy({ $0.allSatisfy(isDigit) }) { return true }
    let clock = core.split(separator: ":")
    return clock.count >= 2 && clock.allSatisfy { $0.count <= 2 && $0.allSatisfy(isDigit) } && clock[0] != "1"
  }

  static func isDosage(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count >= 3 && parts.allSatisfy { (1...2).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  private static let wholeUnits: Set<String> = [
    "fl", "pg", "mmhg", "kpa", "sek", "sek.", "sec", "‰",
  ]
  private static let numerators: Set<String> = [
    "", "g", "mg", "µg", "μg", "ug", "ng", "pg", "fg", "kg", "mol", "mmol", "µmol", "μmol", "umol", "nmol", "pmol",
    "fmol", "u", "iu", "ie", "mu", "mie", "miu",
    "kat", "µkat", "μkat", "ukat", "nkat", "mm", "ml", "mio", "mio.", "tsd", "tsd.", "mrd", "t", "gpt", "tpt", "k",
    "mosm", "mosmol", "meq", "mval", "val",
    "leu", "ery", "zellen", "cells", "cfu", "kbe", "10^3", "10^6", "10^9", "10^12", "10*3", "10*9", "10*12", "10³",
    "10⁶", "10⁹", "10¹²", "x10^3", "x10^9",
    "x10^12", "x10e3", "x10e9", "10e3", "10e9", "10e12", "x10³", "x10⁹", "ku", "kie", "µu", "μu", "µiu", "µie", "1",
    "units", "ul",
  ]

  /// Whether the word is a unit by its form.
  static func isUnit(_ text: String) -> Bool {
    var core = text.lowercased()
    core = core.filter { !"()[]".contains($0) }
    if core == "%" || wholeUnits.contains(core) { return true }
    if core.hasSuffix("%"), isFigure(String(core.dropLast())) { return true }
    guard let cut = core.firstIndex(of: "/") else { return false }
    let denominator = core[core.index(after: cut)...]
    guard let first = denominator.first, first.isLetter || first == "1" || first == "µ",
      denominator.contains(where: \.isLetter)
    else { return false }
    let numerator = core[..<cut].drop { isDigit($0) || ",.".contains($0) }
    return numerators.contains(String(core[..<cut]))
      || (numerator.count < core[..<cut].count && numerators.contains(String(numerator)))
  }

  private static let results: Set<String> = [
    "negativ", "neg", "neg.", "positiv", "pos", "pos.", "(+)", "++", "+++", "reaktiv", "spuren", "negative", "positive",
    "folgt", "nachweisbar",
    "unauffällig", "normal", "trace",
  ]

  /// Whether the word is a result in words.
  static func isResultWord(_ text: String) -> Bool { results.contains(text.lowercased()) || isTitre(text) }

  private static func isTitre(_ text: String) -> Bool {
    let parts = text.filter { !"<>=".contains($0) }.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0] == "1" && !parts[1].isEmpty && parts[1].allSatisfy(isDigit)
  }
}
