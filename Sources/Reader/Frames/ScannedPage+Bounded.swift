import Report

extension ScannedPage {
  /// The page as it fits into a frame: an honest reader cuts what is too much itself and says so, instead of losing the page.
  func bounded() -> ScannedPage {
    var page = self
    let bounds = BoxBounds(width: width, height: height)
    var cut = 0
    page.textLayer = Self.bounded(textLayer, bounds, &cut)
    page.passes = passes.prefix(FrameLimits.passes).map { pass in
      var pass = pass
      pass.name = pass.name.cut(to: FrameLimits.nameBytes)
      pass.words = Self.bounded(pass.words, bounds, &cut)
      return pass
    }
    page.notes = Self.bounded(notes)
    if var evidence {
      evidence.fontNames = Self.bounded(evidence.fontNames)
      evidence.activeContent = Self.bounded(evidence.activeContent)
      evidence.producer = evidence.producer.cut(to: FrameLimits.nameBytes)
      evidence.creator = evidence.creator.cut(to: FrameLimits.nameBytes)
      evidence.largestImageCoverage = min(max(evidence.largestImageCoverage, 0), 1)
      page.evidence = evidence
    }
    if cut > 0 { page.notes = Array(page.notes.prefix(FrameLimits.names - 1)) + ["words left out or cut: \(cut)"] }
    return page
  }

  private static func bounded(_ words: [Word], _ bounds: BoxBounds, _ cut: inout Int) -> [Word] {
    var kept: [Word] = []
    for word in words {
      let box = word.box
      let fits =
        bounds.across.contains(box.x) && bounds.down.contains(box.y)
        && (0...bounds.across.upperBound).contains(box.width) && (0...bounds.down.upperBound).contains(box.height)
      guard fits, kept.count < FrameLimits.words else {
        cut += 1
        continue
      }
      var word = word
      word.confidence = word.confidence.isFinite ? min(max(word.confidence, 0), 1) : 0
      let text = word.text.cut(to: FrameLimits.wordBytes)
      if text != word.text {
        word.text = text
        cut += 1
      }
      kept.append(word)
    }
    return kept
  }

  private static func bounded(_ names: [String]) -> [String] {
    names.prefix(FrameLimits.names).map { $0.cut(to: FrameLimits.nameBytes) }
  }
}

extension String {
  /// The longest beginning of at most `most` bytes that ends at a character, without zeros.
  fileprivate func cut(to most: Int) -> String {
    if utf8.count <= most, !utf8.contains(0) { return self }
    var result = ""
    for scalar in unicodeScalars where scalar.value != 0 {
      guard result.utf8.count + String(scalar).utf8.count <= most else { break }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
