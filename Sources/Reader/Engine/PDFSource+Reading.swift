import Report

extension PDFSource {
  /// Dots per inch at which the text layer is compared with the pixels.
  private static let comparedResolution = 200
  /// A page is recognised from its pixels as well when pictures cover this share of it.
  private static let pictureShare = 0.5
  /// It is, too, when this share of its characters cannot be decoded.
  private static let undecodableShare = 0.02
  /// It is, too, when fewer of the sampled numbers than this agree with the pixels.
  private static let agreeingShare = 0.95

  func read(page number: Int) throws(EngineFault) -> ScannedPage {
    // Counts before drawing: a picture too large to decode stops here.
    let content = try structure.content(ofPage: number)
    let page = try page(number)
    let layer = page.textLayer()
    let pictures = page.pictureBoxes()
    let size = page.size
    let agreement = try agreement(of: layer, page)
    let evidence = TextLayerEvidence(
      invisibleCharacters: content.invisible, visibleCharacters: content.visible,
      largestImageCoverage: PictureCoverage.share(of: pictures, width: size.width, height: size.height),
      fontNames: layer.fontNames, undecodableCharacters: layer.undecodableCharacters, producer: producer,
      creator: creator, pixelSampled: agreement.sampled, pixelAgreed: agreement.agreed, activeContent: activeContent,
      complete: content.isComplete && layer.isComplete)
    var scanned = ScannedPage(
      number: number, width: size.width, height: size.height, textLayer: layer.words.map(\.word), evidence: evidence)
    if Self.needsRecognition(layer, evidence) {
      try recognise(page, number: number, pictures: pictures, into: &scanned)
    }
    return scanned
  }

  func render(page number: Int, resolution: Int) throws(EngineFault) -> [UInt8] {
    _ = try structure.content(ofPage: number)
    return try page(number).drawn(resolution: resolution, inColour: true).picture.png()
  }

  /// Whether the text layer cannot stand alone; a question of measures only, belief is the intake's.
  private static func needsRecognition(_ layer: TextLayer, _ evidence: TextLayerEvidence) -> Bool {
    let characters = layer.words.reduce(0) { $0 + $1.word.text.count }
    return characters == 0 || !evidence.complete || evidence.invisibleCharacters > 0
      || evidence.largestImageCoverage >= pictureShare
      || Double(evidence.undecodableCharacters) > Double(characters) * undecodableShare
      || Double(evidence.pixelAgreed) < Double(evidence.pixelSampled) * agreeingShare
  }

  private func agreement(of layer: TextLayer, _ page: borrowing PDFPage) throws(EngineFault) -> PixelAgreement {
    guard layer.words.contains(where: { PixelAgreement.isNumber($0.word.text) }) else { return PixelAgreement() }
    let drawn = try page.drawn(resolution: Self.comparedResolution, inColour: false)
    let recogniser = try recognisers.recogniser("deu")
    return try PixelAgreement(of: layer.words, on: drawn.picture.greyImage(), scale: drawn.resolution / 72) {
      image, mode throws(EngineFault) in recogniser.words(in: image, mode: mode, resolution: Self.comparedResolution)
    }
  }

  /// Draws the page, prepares it and runs the passes.
  private func recognise(
    _ page: borrowing PDFPage, number: Int, pictures: [Box], into scanned: inout ScannedPage
  ) throws(EngineFault) {
    let size = page.size
    let resolution = drawingResolution(number: number, pictures: pictures)
    let drawn = try page.drawn(resolution: resolution, inColour: false)
    let prepared = try PagePreparer.prepare(drawn.picture, size: size, read: recognisers.sample(of:))
    let turns = prepared.preparation.quarterTurns
    scanned.width = prepared.geometry.pageWidth
    scanned.height = prepared.geometry.pageHeight
    scanned.textLayer = scanned.textLayer.map { word in
      var word = word
      word.box = word.box.turned(quarterTurns: turns, pageWidth: size.width, pageHeight: size.height)
      return word
    }
    scanned.passes = try recognisers.passes(over: prepared)
    scanned.preparation = prepared.preparation
  }

  /// The resolution of the scan that the page is, where it is one: drawing it so adds no blur of its own.
  private func drawingResolution(number: Int, pictures: [Box]) -> Int {
    let largest = structure.pictures(ofPage: number).max { $0.width * $0.height < $1.width * $1.height }
    guard let largest, let place = pictures.max(by: { $0.area < $1.area }), place.width > 100 else {
      return PagePreparer.resolution
    }
    // A scan may lie on the page turned: the longer sides belong together.
    let own = Double(max(largest.width, largest.height)) * 72 / max(place.width, place.height)
    return own < 250 || own > 420 ? PagePreparer.resolution : Int(own.rounded())
  }
}
