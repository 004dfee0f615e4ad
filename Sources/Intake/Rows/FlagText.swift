internal import Dictionary
internal import Report

/// Reads the laboratory's marks beside a value (docs/sheets.md, 7).
enum FlagText {
  /// The flag of a word that is nothing else; `nil` when it is no flag.
  static func flag(_ text: String) -> Flag? {
    var core = Substring(text)
    for pair in [("[", "]"), ("(", ")")] where core.hasPrefix(pair.0) && core.hasSuffix(pair.1) && core.count > 2 {
      core = core.dropFirst().dropLast()
    }
    switch core {
    case "H", "+", "↑", "▲", "H+", "*H", "H*", "+*", "*+": return .high
    case "L", "-", "↓", "▼", "L-", "*L", "L*", "-*", "*-", "N-": return .low
    case "HH", "++", "+++", "↑↑", "↑↑↑", "▲▲", "H++": return .veryHigh
    case "LL", "--", "---", "↓↓", "↓↓↓", "▼▼", "L--": return .veryLow
    case "*", "**", "***", "!", "!!", "!!!", "►", "A", "#", "►►": return .marked
    default: return nil
    }
  }

  /// The direction a flag claims: 1 above, -1 below, 0 not said.
  static func direction(of flag: Flag) -> Int {
    switch flag {
    case .high, .veryHigh: 1
    case .low, .veryLow: -1
    case .marked: 0
    }
  }
}

/// Words that stand in the place of a result and say why there is none (docs/sheets.md, 35).
package enum AbsentResult {
  private static let words: Set<String> = [
    "folgt", "folgen", "folgt noch", "wird nachgereicht", "nachtrag folgt", "mat. fehlt", "mat fehlt", "material fehlt",
    "kein material",
    "probe fehlt", "zu wenig material", "zu wenig mat.", "hamolytisch", "hamolyt.", "lipamisch", "ikterisch",
    "geronnen", "storniert", "entfallt",
    "entf.", "s.u.", "s. u.", "siehe unten", "s. unten", "s. bem.", "s.bem.", "siehe bemerkung", "s. kommentar",
    "siehe kommentar",
    "s. text", "siehe text", "in arbeit", "i.a.", "i. a.", "n.b.", "n. b.", "nicht bestimmt", "nicht bestimmbar",
    "nicht durchgefuhrt",
    "nicht auswertbar", "nicht messbar", "nicht berechenbar", "nicht moglich", "n.a.", "n.d.", "n. d.", "n.m.",
    "pending", "to follow",
    "not done", "not determined", "not performed", "no sample", "no specimen", "insufficient sample",
    "insufficient material", "cancelled",
    "haemolysed", "hemolyzed", "clotted", "see below", "see comment", "ausstehend", "steht aus", "noch ausstehend",
    "en cours", "in corso",
  ]

  /// Whether a printed result says that there is none yet, or why.
  package static func isAbsent(_ printed: String) -> Bool {
    let folded = Typography.folded(printed).trimmed
    return words.contains(folded) || (folded.hasSuffix(".") && words.contains(String(folded.dropLast())))
  }
}

/// Titres, `1:80`, which look like times of day.
enum TitreText {
  static func isTitre(_ text: String) -> Bool {
    var core = Substring(text)
    while let first = core.first, "<>=".contains(first) { core.removeFirst() }
    let parts = core.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "1", !parts[1].isEmpty, parts[1].count <= 7 else { return false }
    return parts[1].allSatisfy { Typography.isDigit($0) || $0 == "." } && parts[1].first != "0"
  }
}

/// What may stand in the place of a unit.
enum UnitText {
  /// Whether the text is a unit by its form; bracketed units (`[mg/dl]`) count.
  static func isUnit(_ text: String) -> Bool {
    bare(text).map { isUnitForm($0) } ?? false
  }

  private static func isUnitForm(_ text: String) -> Bool {
    // `1.` and `1)` are numbers of footnotes, whatever unit they may spell.
    guard text.contains(where: { $0.isLetter || "/%\u{B0}\u{2030}".contains($0) }) else { return false }
    if Units.parse(text) != nil { return true }
    guard text.contains("/") || text.contains("%") else { return false }
    return Units.looksLikeUnit(text) || UnitRepair.repaired(text.squashed) != nil
  }

  /// The unit without brackets around it.
  static func bare(_ text: String) -> String? {
    guard !text.isEmpty else { return nil }
    for pair in [("[", "]"), ("(", ")")] where text.hasPrefix(pair.0) && text.hasSuffix(pair.1) && text.count > 2 {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
