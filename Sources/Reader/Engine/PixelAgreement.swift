import Report

/// Compares numbers of a text layer with the pixels they are said to describe: what a forged or broken encoding, white writing
/// or a picture laid on top cannot pass.
struct PixelAgreement {
  /// Number words that were looked for.
  private(set) var sampled = 0
  /// Those that the pixels show too.
  private(set) var agreed = 0

  /// Words read from pixels per page; every digit of every font is among them.
  private static let sampleLimit = 40
  private static let wanted = 12
  private static let margin = 3
  private static let gap = 48
  private static let stripWidth = 1800

  /// Nothing to compare.
  init() {}

  /// Compares a page's numbers with its pixels.
  ///
  /// - Parameters:
  ///   - words: The text layer.
  ///   - page: The page's pixels.
  ///   - scale: Pixels per point.
  ///   - read: Recognises a picture in a page mode.
  /// - Throws: Whatever `read` throws.
  init(
    of words: [LayerWord], on page: GreyImage, scale: Double,
    read: (GreyImage, PageMode) throws(EngineFault) -> [RecognisedWord]
  ) throws(EngineFault) {
    let numbers = words.filter { Self.isNumber($0.word.text) }
    guard !numbers.isEmpty else { return }
    // Whatever has no ink at its place is not what a person sees, sampled or not.
    let blank = numbers.count { !Self.hasInk(page, Self.area(of: $0.word.box, scale: scale)) }
    let sample = Self.sample(of: numbers)
    let areas = sample.map { Self.area(of: $0.word.box, scale: scale).grown(by: Self.margin) }
    let shown = try Self.texts(in: areas, of: page, read: read)
    var agreedInSample = 0
    for (index, number) in sample.enumerated() {
      if Self.agrees(number.word.text, shown[index]) {
        agreedInSample += 1
      } else if try Self.agrees(number.word.text, Self.alone(areas[index], of: page, read: read)) {
        agreedInSample += 1
      }
    }
    sampled = sample.count + blank
    agreed = agreedInSample
  }

  /// Whether a word is a number a report could carry: digits, with at most signs around them.
  static func isNumber(_ text: String) -> Bool {
    text.contains { ("0"..."9").contains($0) } && text.allSatisfy { "0123456789.,+-–<>≤≥*()[]/:%=".contains($0) }
  }

  /// Words that together hold every digit each font draws, filled up evenly over the page.
  static func sample(of numbers: [LayerWord]) -> [LayerWord] {
    struct Glyph: Hashable {
      var font: String
      var digit: Character
    }
    var unseen = Set(
      numbers.flatMap { number in number.word.text.filter(\.isNumber).map { Glyph(font: number.font, digit: $0) } })
    var chosen: Set<Int> = []
    let step = max(numbers.count / wanted, 1)
    for index in stride(from: 0, to: numbers.count, by: step).prefix(wanted) { chosen.insert(index) }
    for index in chosen {
      for digit in numbers[index].word.text { unseen.remove(Glyph(font: numbers[index].font, digit: digit)) }
    }
    for (index, number) in numbers.enumerated() where chosen.count < sampleLimit && !unseen.isEmpty {
      let own = number.word.text.map { Glyph(font: number.font, digit: $0) }
      if own.contains(where: unseen.contains) {
        chosen.insert(index)
        unseen.subtract(own)
      }
    }
    return chosen.sorted().map { numbers[$0] }
  }

  /// Whether two readings of a number hold the same digits, and the same decimal sign where both saw one.
  static func agrees(_ layer: String, _ pixels: String) -> Bool {
    let ours = plain(layer)
    let theirs = plain(pixels)
    if ours == theirs { return true }
    let signs: Set<Character> = ["."]
    // The recogniser loses commas; it does not invent them.
    return ours.filter { !signs.contains($0) } == theirs.filter { !signs.contains($0) } && !theirs.contains(".")
  }

  /// Digits and decimal signs; letters that the recogniser mistakes digits for are taken as the digit.
  private static func plain(_ text: String) -> String {
    String(
      text.compactMap { character in
        switch character {
        case "0"..."9": character
        case ".", ",": "."
        case "O", "o": "0"
        case "l", "I", "|", "!": "1"
        case "S": "5"
        case "B": "8"
        default: nil
        }
      })
  }

  private static func area(of box: Box, scale: Double) -> PixelArea {
    let bounded = { (value: Double) in Int(min(max(value, -100_000), 100_000)) }
    let x = bounded((box.x * scale).rounded(.down))
    let y = bounded((box.y * scale).rounded(.down))
    return PixelArea(
      x: x, y: y, width: bounded((box.right * scale).rounded(.up)) - x,
      height: bounded((box.bottom * scale).rounded(.up)) - y)
  }

  private static func hasInk(_ page: GreyImage, _ area: PixelArea) -> Bool {
    guard let (darkest, brightest) = page.extremes(in: area) else { return false }
    return Int(brightest) - Int(darkest) > 50
  }

  /// Reads the areas in one go, laid out as lines of a small page of their own; the text found for each.
  private static func texts(
    in areas: [PixelArea], of page: GreyImage, read: (GreyImage, PageMode) throws(EngineFault) -> [RecognisedWord]
  ) throws(EngineFault) -> [String] {
    var places: [PixelArea] = []
    var (x, y, lineHeight) = (gap, gap, 0)
    for area in areas {
      let (width, height) = (min(max(area.width, 1), stripWidth - 2 * gap), min(max(area.height, 1), 200))
      if x + width + gap > stripWidth { (x, y, lineHeight) = (gap, y + lineHeight + gap / 2, 0) }
      places.append(PixelArea(x: x, y: y, width: width, height: height))
      x += width + gap
      lineHeight = max(lineHeight, height)
    }
    var strip = GreyImage(width: stripWidth, height: y + lineHeight + gap)
    for (area, place) in zip(areas, places) {
      strip.paste(
        PixelArea(x: area.x, y: area.y, width: place.width, height: place.height), of: page, atX: place.x, y: place.y)
    }
    let found = try read(strip, .block)
    return places.map { place in
      found.filter { word in
        let middleX = word.area.x + word.area.width / 2
        let middleY = word.area.y + word.area.height / 2
        return (place.x...place.x + place.width).contains(middleX)
          && (place.y...place.y + place.height).contains(middleY)
      }
      .map(\.text).joined()
    }
  }

  /// Reads one area by itself, twice as large.
  private static func alone(
    _ area: PixelArea, of page: GreyImage, read: (GreyImage, PageMode) throws(EngineFault) -> [RecognisedWord]
  ) throws(EngineFault) -> String {
    let area = area.clipped(toWidth: page.width, height: page.height)
    guard area.width > 0, area.height > 0, area.width < 4000, area.height < 400 else { return "" }
    var cut = GreyImage(width: area.width + 2 * gap, height: area.height + gap)
    cut.paste(area, of: page, atX: gap, y: gap / 2)
    let larger = try Picture(cut, resolution: 0).scaled(byX: 2, y: 2).greyImage()
    return try read(larger, .line).map(\.text).joined()
  }
}
