import Report

/// A file of pictures: one of PNG, JPEG or WebP, or the pages of a TIFF.
@safe
final class PictureSource: PageSource {
  let pageCount: Int
  private let bytes: UnsafeRawBufferPointer
  private let type: ContentType
  private let recognisers: RecogniserSet

  /// Looks at the headers of all pages; decodes none.
  init(_ bytes: UnsafeRawBufferPointer, _ type: ContentType, _ recognisers: RecogniserSet) throws(EngineFault) {
    unsafe self.bytes = unsafe bytes
    self.type = type
    self.recognisers = recognisers
    pageCount = try unsafe PictureDecoder.pageCount(of: bytes, type: type)
    guard pageCount <= EngineLimits.pages else { throw .tooManyPages(found: pageCount, limit: EngineLimits.pages) }
    for page in 0..<pageCount {
      try unsafe PictureDecoder.header(of: bytes, type: type, page: page).check()
    }
  }

  func read(page number: Int) throws(EngineFault) -> ScannedPage {
    let page = try prepared(page: number)
    return ScannedPage(
      number: number, width: page.geometry.pageWidth, height: page.geometry.pageHeight,
      passes: try recognisers.passes(over: page), preparation: page.preparation)
  }

  func render(page number: Int, resolution: Int) throws(EngineFault) -> [UInt8] {
    let turns = try prepared(page: number).preparation.quarterTurns
    let picture = try unsafe PictureDecoder.decode(bytes, type: type, page: number - 1, inColour: true)
    let size = Self.size(of: picture)
    return
      try picture
      .scaled(
        byX: Double(resolution) / 72 * size.width / Double(picture.width),
        y: Double(resolution) / 72 * size.height / Double(picture.height)
      )
      .turned(quarterTurns: turns).png()
  }

  private func prepared(page number: Int) throws(EngineFault) -> PreparedPage {
    let picture = try unsafe PictureDecoder.decode(bytes, type: type, page: number - 1, inColour: false)
    return try PagePreparer.prepare(picture, size: Self.size(of: picture), read: recognisers.sample(of:))
  }

  /// Width and height in points: by the resolution the file states where that gives a sheet of paper, else as A4.
  ///
  /// Cameras state 72 dots per inch, which would make a photograph a poster.
  private static func size(of picture: borrowing Picture) -> (width: Double, height: Double) {
    let (width, height) = (Double(picture.width), Double(picture.height))
    let (across, down) = (Double(picture.resolutionX), Double(picture.resolutionY))
    if across >= 60, down >= 60, (4.0...18.0).contains(max(width / across, height / down)) {
      return (width / across * 72, height / down * 72)
    }
    let scale = 841.89 / max(width, height)
    return (width * scale, height * scale)
  }
}
