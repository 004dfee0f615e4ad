import Report

/// Which way a page lies, told by what can be read of it.
///
/// Counting ascenders and descenders (leptonica's `pixOrientDetect`) was tried and gave sheets of digits upside down.
enum PageDirection {
  /// What a sample of the page reads like when held one way.
  private struct Reading {
    /// Surely read characters of words that have letters; digits read upside down are digits, too.
    var letters = 0.0
    /// Words with at least three letters, read surely.
    var words = 0

    init(_ found: [RecognisedWord]) {
      for word in found where word.confidence > 0.6 {
        let count = word.text.count(where: \.isLetter)
        guard count >= 3, count * 3 >= word.text.count * 2 else { continue }
        letters += Double(count) * word.confidence * word.confidence
        if word.confidence > 0.8 { words += 1 }
      }
    }

    var isSure: Bool { words >= 6 }
  }

  /// Side of the sample in pixels at the preparer's resolution: some ten lines of a sheet.
  private static let side = 800

  /// Quarter turns clockwise that bring the page upright.
  ///
  /// - Parameters:
  ///   - page: The page in greys on even ground.
  ///   - read: Recognises a picture.
  /// - Returns: 0 to 3; 0 where no way reads clearly better than the one it came in.
  /// - Throws: ``EngineFault`` when a step has no memory or `read` fails.
  static func quarterTurns(
    of page: borrowing Picture, read: (GreyImage) throws(EngineFault) -> [RecognisedWord]
  ) throws(EngineFault) -> Int {
    let sample = try page.cropped(to: page.greyImage().busiestSquare(side: side))
    let asItCame = try Reading(read(sample.greyImage()))
    if asItCame.isSure { return 0 }
    // The page as it came is kept unless another way reads clearly better.
    var best = (turns: 0, letters: asItCame.letters * 1.3 + 4)
    for turns in 1..<4 {
      let turned = try Reading(read(sample.turned(quarterTurns: turns).greyImage()))
      if turned.letters > best.letters { best = (turns, turned.letters) }
    }
    return best.turns
  }
}
