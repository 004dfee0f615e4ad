/// Dots that lead the eye from a label to its result (`Kalium ........ 4,1`) and say nothing.
enum Leaders {
  static func isLeader(_ text: String) -> Bool {
    text.count >= 2 && text.allSatisfy { "._·…•".contains($0) }
  }
}
