/// The grammar of printed units: prefix and atom, `/` and what it is divided by, powers of ten in front.
///
/// It understands compounds of the atoms below that are in no list (`pmol/g`, `µg/kg`), and can say of a text that it
/// has the form of a unit even when it is not known what it measures.
package enum UnitGrammar {
  /// A part of a unit: its UCUM text, kind of quantity and how many base units it is.
  struct Part {
    var ucum: String
    var kind: String
    var factor: Double
  }

  /// Reads a normalised unit (``UnitText``) as a compound of known atoms.
  package static func parse(_ normalised: String) -> KnownUnit? {
    let pieces = normalised.split(separator: "/", omittingEmptySubsequences: false)
    // A lone atom (`mmol`) is half a unit whose other half was lost: single units are only those of the list.
    guard (2...3).contains(pieces.count), let first = pieces.first else { return nil }
    let top: Part
    if first.isEmpty {
      // `/g/dl` is a letter misread, not a unit.
      guard pieces.count == 2 else { return nil }
      top = Part(ucum: "", kind: "1", factor: 1)
    } else {
      guard let part = numerator(first) else { return nil }
      top = part
    }
    var ucum = top.ucum
    var factor = top.factor
    var kinds: [String] = []
    for piece in pieces.dropFirst() {
      guard let part = denominator(piece) else { return nil }
      ucum += "/" + part.ucum
      factor /= part.factor
      kinds.append(part.kind)
    }
    let dimension = top.kind + "/" + kinds.sorted().joined(separator: ".")
    return KnownUnit(ucum: ucum, dimension: dimension, factor: factor)
  }

  /// Whether every part has the form of a part of a unit, whatever it measures.
  package static func hasForm(_ normalised: String) -> Bool {
    guard !normalised.isEmpty, normalised.utf8.count <= 24 else { return false }
    if normalised.first == "%" { return normalised.allSatisfy { $0 == "%" || $0.isLetter || $0.isNumber } }
    let pieces = normalised.split(separator: "/", omittingEmptySubsequences: false)
    guard pieces.count >= 2, pieces.count <= 4 else { return atom(Substring(normalised)) != nil }
    var known = 0
    for (index, piece) in pieces.enumerated() {
      if piece.isEmpty {
        guard index == 0 else { return false }
        continue
      }
      if numerator(piece) != nil || denominator(piece) != nil {
        known += 1
      } else if piece.count > 10 || !piece.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "^" || $0 == "*" }) {
        return false
      }
    }
    return known > 0
  }

  private static func numerator(_ text: Substring) -> Part? {
    if text.hasPrefix("10^") {
      let rest = text.dropFirst(3)
      let digits = rest.prefix { $0.isNumber }
      guard let exponent = Int(digits), counted.contains(rest.dropFirst(digits.count).lowercased()) else { return nil }
      return Part(ucum: "10*\(exponent)", kind: "1", factor: power(exponent))
    }
    if let multiple = multiples[text.lowercased()] {
      return Part(ucum: multiple == 0 ? "" : "10*\(multiple)", kind: "1", factor: power(multiple))
    }
    return atom(text)
  }

  private static func denominator(_ text: Substring) -> Part? {
    if let field = fields[text.lowercased()] { return Part(ucum: field, kind: "field", factor: 1) }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(digits.count)
    if let count = Int(digits), count > 1 {
      if count == 173, rest == "m2" { return Part(ucum: "{1.73_m2}", kind: "area", factor: 1.73) }
      guard count <= 1000, let part = atom(rest) else { return nil }
      return Part(ucum: "(\(count).\(part.ucum))", kind: part.kind, factor: part.factor * Double(count))
    }
    return digits.isEmpty ? atom(text) : nil
  }

  static func atom(_ text: Substring) -> Part? {
    for (printed, part) in wholeAtoms where text == printed { return part }
    for (printed, base) in prefixedAtoms where text.hasSuffix(printed) {
      let prefix = String(text.dropLast(printed.count))
      guard let exponent = prefixes[prefix] else { continue }
      return Part(ucum: prefix + base.ucum, kind: base.kind, factor: base.factor * power(exponent))
    }
    return nil
  }

  /// Ten to a whole power, by table: `pow` is not in the standard library.
  static func power(_ exponent: Int) -> Double {
    var value = 1.0
    for _ in 0..<abs(exponent) { value *= 10 }
    return exponent < 0 ? 1 / value : value
  }

  private static let prefixes: [String: Int] = [
    "": 0, "d": -1, "c": -2, "m": -3, "u": -6, "n": -9, "p": -12, "f": -15, "k": 3,
  ]

  /// Atoms that take a prefix, longest first where one ends in another.
  private static let prefixedAtoms: [(String, Part)] = [
    ("mol", Part(ucum: "mol", kind: "amount", factor: 1)),
    ("osmol", Part(ucum: "osm", kind: "amount", factor: 1)), ("Osmol", Part(ucum: "osm", kind: "amount", factor: 1)),
    ("osm", Part(ucum: "osm", kind: "amount", factor: 1)), ("Osm", Part(ucum: "osm", kind: "amount", factor: 1)),
    ("val", Part(ucum: "eq", kind: "amount", factor: 1)), ("Eq", Part(ucum: "eq", kind: "amount", factor: 1)),
    ("eq", Part(ucum: "eq", kind: "amount", factor: 1)), ("kat", Part(ucum: "kat", kind: "act", factor: 6e7)),
    ("IU", Part(ucum: "[IU]", kind: "act", factor: 1)), ("IE", Part(ucum: "[IU]", kind: "act", factor: 1)),
    ("U", Part(ucum: "U", kind: "act", factor: 1)), ("E", Part(ucum: "U", kind: "act", factor: 1)),
    ("Pa", Part(ucum: "Pa", kind: "pressure", factor: 1)), ("g", Part(ucum: "g", kind: "mass", factor: 1)),
    ("l", Part(ucum: "L", kind: "volume", factor: 1)), ("m", Part(ucum: "m", kind: "length", factor: 1)),
    ("s", Part(ucum: "s", kind: "time", factor: 1)),
  ]

  private static let wholeAtoms: [(String, Part)] = [
    ("min", Part(ucum: "min", kind: "time", factor: 60)), ("h", Part(ucum: "h", kind: "time", factor: 3600)),
    ("Std", Part(ucum: "h", kind: "time", factor: 3600)), ("d", Part(ucum: "d", kind: "time", factor: 86400)),
    ("Tag", Part(ucum: "d", kind: "time", factor: 86400)), ("24h", Part(ucum: "d", kind: "time", factor: 86400)),
    ("mmHg", Part(ucum: "mm[Hg]", kind: "pressure", factor: 133.322)),
    ("m2", Part(ucum: "m2", kind: "area", factor: 1)), ("cm2", Part(ucum: "cm2", kind: "area", factor: 1e-4)),
    ("mm3", Part(ucum: "mm3", kind: "volume", factor: 1e-6)), ("cm3", Part(ucum: "cm3", kind: "volume", factor: 1e-3)),
    ("%", Part(ucum: "%", kind: "fraction", factor: 0.01)),
  ]

  private static let fields: [String: String] = [
    "hpf": "[HPF]", "gf": "[HPF]", "gesichtsfeld": "[HPF]", "feld": "[HPF]", "lpf": "[LPF]",
  ]

  /// Printed counts in front of a volume; 0 stands for one by one.
  private static let multiples: [String: Int] = [
    "tsd": 3, "tausend": 3, "thsd": 3, "mio": 6, "mill": 6, "zellen": 0, "cells": 0, "leu": 0, "leuko": 0, "ery": 0,
    "kopien": 0, "copies": 0,
  ]

  private static let counted: Set<String> = ["", "zellen", "cells", "leu", "ery"]
}
