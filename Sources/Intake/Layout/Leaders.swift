/// Dots that lead the eye from a label to its result (`Kalium ........ 4,1`) and say nothing.
enum Leaders {
  static func isLeader(_ text: String) -> Bool {
    text.count >= 2 && text.allSatisfy { "._·…•".contains($0) }
  }

  /// What a recogniser makes of such dots: `....0.2000s00nn` or `ennsennsssennensenn`, long and of few different signs.
  static func isMisreadLeader(_ text: String) -> Bool {
    if text.hasPrefix("...") || (text.count >= 10 && text.contains("...")) { return true }
    return text.count >= 12 && Set(text.lowercased()).count * 2 <= text.count && !text.contains("-")
  }
}
