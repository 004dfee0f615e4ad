import CPoppler
import Report

/// A word of the text layer with the font it is set in.
struct LayerWord: Hashable {
  var word: Word
  var font: String
}

/// A page's text layer as the file holds it.
struct TextLayer {
  var words: [LayerWord] = []
  var fontNames: [String] = []
  var undecodableCharacters = 0
  /// Whether the characters and their boxes matched and no limit was met.
  var isComplete = true
}

extension PDFPage {
  /// Reads the text layer of a page.
  ///
  /// Calls `poppler_page_get_text`, `poppler_page_get_text_layout` (a box for each character, in points from the top left of
  /// the page as displayed) and `poppler_page_get_text_attributes`.
  borrowing func textLayer() -> TextLayer {
    let text = unsafe PDFSource.string(poppler_page_get_text(page))
    guard !text.isEmpty else { return TextLayer() }
    var rectangles: UnsafeMutablePointer<PopplerRectangle>?
    var count: guint = 0
    _ = unsafe poppler_page_get_text_layout(page, &rectangles, &count)
    defer { unsafe g_free(rectangles) }
    let boxes = unsafe UnsafeBufferPointer(start: rectangles, count: Int(count))
    let fonts = fontRuns()
    var cutter = WordCutter()
    var font = 0
    for (index, character) in text.unicodeScalars.enumerated() {
      guard index < Int(count) else { break }
      while font + 1 < fonts.count, index > fonts[font].last { font += 1 }
      let box = unsafe boxes[index]
      cutter.add(
        character, Box(x: box.x1, y: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1),
        font: fonts.isEmpty ? "" : fonts[font].name)
    }
    cutter.endWord()
    var layer = cutter.layer
    var seen: Set<String> = []
    layer.fontNames = Array(fonts.map(\.name).filter { seen.insert($0).inserted }.prefix(EngineLimits.names))
    layer.isComplete = layer.isComplete && text.unicodeScalars.count == Int(count)
    return layer
  }

  /// Fonts by runs of characters, in order: the name, and the index of the run's last character.
  private borrowing func fontRuns() -> [(name: String, last: Int)] {
    let list = unsafe poppler_page_get_text_attributes(page)
    defer { unsafe poppler_page_free_text_attributes(list) }
    var runs: [(name: String, last: Int)] = []
    var node = unsafe list
    while let current = unsafe node {
      if let attributes = unsafe current.pointee.data?.assumingMemoryBound(to: PopplerTextAttributes.self) {
        let name = unsafe attributes.pointee.font_name.map { unsafe String(cString: $0) } ?? ""
        runs.append((name, Int(unsafe attributes.pointee.end_index)))
      }
      unsafe node = unsafe current.pointee.next
    }
    return runs
  }
}
