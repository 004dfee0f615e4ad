internal import Dictionary

/// The forms in which a label is tried, the fullest first.
enum LabelForms {
  private static let specimenMarks = [
    "(eb)", "(se)", "(edta)", "(hp)", "(cb)", "(nf)", "[p]", "[s]", "(s)", "(p)", "i. s.", "i.s.", "i.p.", "hp",
    "(serum)", "(plasma)", "im serum",
    "i. serum", "i. plasma", "im plasma", "im blut", "(e)", "(b)", "(vb)",
  ]
  private static let methodMarks = [
    "(enzymatisch)", "(enz.)", "(jaffe)", "n. jaffe", "nach jaffe", "(clia)", "clia", "(eclia)", "eclia", "(hplc)",
    "(ifcc)", "ifcc",
    "(photometrie)", "(turb.)", "(neph.)", "(berechnet)", "berechnet", "(calculated)", "(ise)", "(elisa)", "(sg)",
    "(automat.)",
  ]

  /// The label whole, then without a unit, a specimen mark, a method mark at its end; never empty.
  static func forms(of label: String, unit: String) -> [String] {
    var core = withoutFootnote(label)
    var forms = [core]
    func add(_ form: String?) {
      guard let form, !form.isEmpty, form != core else { return }
      core = form
      forms.append(form)
    }
    if !unit.isEmpty { add(cutting(core, ends: ["(\(unit))", "[\(unit)]", unit].map(Typography.folded))) }
    add(cutting(core, ends: specimenMarks))
    add(cutting(core, ends: methodMarks))
    add(withoutGeneration(core))
    add(cutting(core, ends: specimenMarks))
    add(withoutOrderCode(core))
    return forms
  }

  private static func cutting(_ label: String, ends: [String]) -> String? {
    let folded = Typography.folded(label)
    // Where folding changed the count (ß), cutting by count would cut wrong.
    guard folded.count == label.count else { return nil }
    let fitting = ends.filter { end in
      guard folded.hasSuffix(end), folded.count > end.count else { return false }
      return end.first == "(" || end.first == "[" || folded.hasSuffix(" " + end)
    }
    return fitting.max { $0.count < $1.count }.map { label.dropLast($0.count).trimmed }
  }

  /// `Gen. 4` at the end is the reagent's generation.
  private static func withoutGeneration(_ label: String) -> String? {
    let words = label.split(separator: " ")
    guard words.count > 2, words[words.count - 2].lowercased().hasPrefix("gen") else { return nil }
    guard words[words.count - 1].allSatisfy(\.isNumber) else { return nil }
    return words.dropLast(2).joined(separator: " ")
  }

  /// The label without a code of figures in front.
  ///
  /// Letters in front may be a name the dictionary does not know (HDL Cholesterin is not cholesterol); they stay.
  private static func withoutOrderCode(_ label: String) -> String? {
    let words = label.split(separator: " ")
    guard words.count >= 2, let first = words.first, first.count <= 6, first.first?.isNumber == true else { return nil }
    guard first.allSatisfy({ $0.isNumber || $0 == "." || $0 == "-" }) else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// `Kreatinin *1)` points at a footnote.
  private static func withoutFootnote(_ label: String) -> String {
    var core = Substring(label)
    while let last = core.last, "*:".contains(last) { core.removeLast() }
    if core.hasSuffix(")"), let start = core.lastIndex(where: { $0 == " " || $0 == "*" }) {
      let mark = core[core.index(after: start)...].dropLast()
      if !mark.isEmpty, mark.count <= 2, mark.allSatisfy(\.isNumber) { core = core[..<start] }
    }
    while let last = core.last, "* ".contains(last) { core.removeLast() }
    return core.isEmpty ? label : String(core)
  }
}
