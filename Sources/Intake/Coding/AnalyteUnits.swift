internal import Dictionary

/// Finds the unit a misread one must have been, by the units the analyte is reported in.
///
/// What is found is always doubted. Where two units of the analyte could have been meant (`µg/l` and `ng/l`), there is none.
enum AnalyteUnits {
  /// The spelling that was printed, or `nil` when none or more than one of the analyte's units could have been.
  static func repaired(_ unit: String, accepts isUnitOfAnalyte: (String) -> Bool) -> String? {
    let text = unit.squashed
    guard !text.isEmpty, text.count <= 16 else { return nil }
    var found: [(spelling: String, unit: KnownUnit)] = []
    for spelling in spellings(of: text) where spelling != text {
      guard let unit = Units.parse(spelling), isUnitOfAnalyte(spelling) else { continue }
      if let same = found.firstIndex(where: { $0.unit.isSameAmount(as: unit) }) {
        // Of two spellings of one unit the plain one was printed: `U/l`, not `µU/µl`.
        if spelling.count < found[same].spelling.count { found[same] = (spelling, unit) }
      } else {
        found.append((spelling, unit))
      }
    }
    return found.count == 1 ? MicroMark.restored(found[0].spelling) : nil
  }

  private static func spellings(of text: String) -> [String] {
    ends(of: text).flatMap { end in starts(of: end).flatMap { [$0] + prefixed($0) } }
  }

  /// With the micro sign that may have been lost or misread, and with the prefixes that then are as likely.
  private static func prefixed(_ text: String) -> [String] {
    MicroMark.spellings(of: text).flatMap { micro in
      [micro] + ["n", "p"].map { (prefix: Character) in String(micro.map { $0 == "\u{B5}" ? prefix : $0 }) }
    }
  }

  /// `UN`, `Ul`, `U/I` and `U` are all read for `U/l`; `mg/di` for `mg/dl`.
  private static func ends(of text: String) -> [String] {
    var forms = [text, text + "/l"]
    guard let last = text.last else { return forms }
    let rest = String(text.dropLast())
    if "NnAIil1!|/".contains(last) { forms += [rest + "/l", rest + "l", rest] }
    if rest.last.map({ "/Iil1|!".contains($0) }) == true { forms.append(String(rest.dropLast()) + "/l") }
    return forms
  }

  private static let beginnings = [
    ("u", "U"), ("ku", "kU"), ("mu", "mU"), ("fe", "FE"), ("mo/", "mg/"), ("mogj/", "mg/"), ("mgj/", "mg/"),
    ("mgf/", "mg/"), ("mg/a", "mg/d"), ("mi", "mI"), ("10\u{B0}/", "10^3/"), ("10\u{B0}/", "10^6/"), ("10?/", "10^3/"),
    ("10?/", "10^6/"), ("I", "/"), ("l", "/"),
    ("1", "/"), ("H", "\u{B5}"), ("y", "\u{B5}"), ("v", "\u{B5}"),
  ]

  private static func starts(of text: String) -> [String] {
    [text] + beginnings.filter { text.hasPrefix($0.0) }.map { $0.1 + text.dropFirst($0.0.count) }
  }
}
