/// Breaks running text into lines.
package enum Wrapping {
  /// The words of a text in lines of at most a width; a word that is longer stands alone on its line.
  package static func lines(of text: String, width: Int, indent: Int = 0) -> [String] {
    let room = max(10, width - indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, DisplayWidth.of(line) + 1 + DisplayWidth.of(word) > room {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }
}
