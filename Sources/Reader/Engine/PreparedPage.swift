import Report

/// A page's pixels as the recogniser gets them, and the way back to the page.
struct PreparedPage {
  var image: GreyImage
  var geometry: PageGeometry
  var preparation: PagePreparation

  /// A recognised word, placed on the page.
  func word(_ found: RecognisedWord) -> Word {
    let area = found.area
    return Word(
      text: found.text,
      box: geometry.box(x: Double(area.x), y: Double(area.y), width: Double(area.width), height: Double(area.height)),
      confidence: found.confidence)
  }
}
