package import Report

/// What `vault read --rows` prints: the words as the recogniser laid them out, line by line.
package enum LayoutScreen {
  /// The lines for people, laid out for the width of the style.
  package static func lines(_ scan: DocumentScan, _ style: Style) -> [String] {
    scan.pages.flatMap { page -> [String] in
      let sources: [(name: String, words: [Word])] =
        page.textLayer.isEmpty ? page.passes.map { ($0.name, $0.words) } : [("text", page.textLayer)]
      return sources.flatMap { source in
        let title = style.say(Label.pageNumber(page.number)) + style.separator + source.name
        return ["", style.bold(title)] + rows(of: source.words).map { text in TerminalText.escaped(text) }
      }
    }
  }

  /// Words whose middles lie within half a word's height of each other share a line.
  static func rows(of words: [Word]) -> [String] {
    var rows: [[Word]] = []
    for word in words.sorted(by: { $0.box.middleY < $1.box.middleY }) {
      if let last = rows.last?.last, abs(last.box.middleY - word.box.middleY) < word.box.height / 2 {
        rows[rows.count - 1].append(word)
      } else {
        rows.append([word])
      }
    }
    return rows.map { row in
      row.sorted { $0.box.x < $1.box.x }.map(\.text).joined(separator: " ")
    }
  }
}
