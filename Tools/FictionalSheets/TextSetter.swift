internal import Report

/// Measures, breaks and places text; a raised exponent becomes a smaller run above the line.
struct TextSetter: ~Copyable {
  private let canvas = CairoCanvas.pixels(width: 1, height: 1, dpi: 72)
  let family: String
  let raisesExponents: Bool

  init(family: String, raisesExponents: Bool) {
    self.family = family
    self.raisesExponents = raisesExponents
  }

  /// A text's width in points.
  func width(_ text: String, size: Double, isBold: Bool = false) -> Double {
    pieces(text).reduce(0) {
      $0 + canvas.width(of: $1.text, face: face(isBold), size: $1.isRaised ? size * 0.65 : size)
    }
  }

  /// The runs of a text that starts at x.
  func runs(_ text: String, x: Double, baseline: Double, size: Double, isBold: Bool = false, ink: Ink = .black)
    -> [DrawItem]
  {
    var items: [DrawItem] = []
    var left = x
    for piece in pieces(text) {
      let pieceSize = piece.isRaised ? size * 0.65 : size
      items.append(
        .text(
          TextRun(
            text: piece.text, x: left, baseline: piece.isRaised ? baseline - size * 0.35 : baseline, face: face(isBold),
            size: pieceSize, ink: ink)))
      left += canvas.width(of: piece.text, face: face(isBold), size: pieceSize)
    }
    return items
  }

  /// Breaks a text at spaces so that no line is wider than that, if a space allows it.
  func lines(_ text: String, within width: Double, size: Double, isBold: Bool = false) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ parts(of: String($0), within: width, size: size) }) {
      let longer = line.isEmpty ? word : line + " " + word
      if !line.isEmpty && self.width(longer, size: size, isBold: isBold) > width {
        lines.append(line)
        line = word
      } else {
        line = longer
      }
    }
    return lines + [line]
  }

  /// A word, hyphenated where it alone is too wide.
  private func parts(of word: String, within width: Double, size: Double) -> [String] {
    guard self.width(word, size: size) > width, word.count > 8 else { return [word] }
    let middle = word.index(word.startIndex, offsetBy: word.count / 2 + 2)
    return [word[..<middle] + "-", String(word[middle...])]
  }

  private func face(_ isBold: Bool) -> FontFace { FontFace(family: family, isBold: isBold) }

  private func pieces(_ text: String) -> [(text: String, isRaised: Bool)] {
    guard raisesExponents, text.contains(where: { $0 == "³" || $0 == "⁶" }) else { return [(text, false)] }
    var pieces: [(text: String, isRaised: Bool)] = []
    for character in text {
      let raised = character == "³" ? "3" : character == "⁶" ? "6" : nil
      if raised == nil, let last = pieces.last, !last.isRaised {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((raised ?? String(character), raised != nil))
      }
    }
    return pieces
  }
}
