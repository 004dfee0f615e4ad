/// How text is dressed at a terminal: colour never carries meaning alone, and drawing characters can be left out.
package struct Style: Sendable {
  /// Whether escape sequences for colour and weight may be used.
  package var usesColor: Bool
  /// Whether drawing characters are left out, for screen readers.
  package var isPlain: Bool
  /// Columns of the terminal.
  package var width: Int
  package var language: Language

  package init(usesColor: Bool, isPlain: Bool, width: Int, language: Language) {
    self.usesColor = usesColor
    self.isPlain = isPlain
    self.width = max(Self.leastWidth, width)
    self.language = language
  }

  static let leastWidth = 20

  /// Decides about colour: only at a terminal that can do it, and never against `NO_COLOR` (no-color.org).
  package static func usesColor(wish: ColorWish, isTerminal: Bool, noColor: String?, term: String?) -> Bool {
    switch wish {
    case .always: true
    case .never: false
    case .auto: isTerminal && (noColor ?? "").isEmpty && term != nil && term != "dumb" && term != ""
    }
  }

  /// Text that stands out.
  package func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m" + text + "\u{1B}[0m" : text }

  /// The words of a sentence in the language of this style.
  package func say(_ sentence: some Sentence) -> String { sentence.text(in: language) }
}
