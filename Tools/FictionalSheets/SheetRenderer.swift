internal import CLeptonica
internal import Report

/// Turns a sheet into the bytes of a document.
///
/// Everything stays in memory; the same sheet gives the same bytes.
package enum SheetRenderer {
  /// Why no document came out.
  package enum Failure: Error, Sendable, Hashable {
    /// leptonica had no memory or refused the picture; the step says where.
    case pictureFailed(String)
  }

  /// How text lies in a PDF that we write ourselves.
  package enum HandmadeForm: String, Sendable, CaseIterable {
    /// Visible text in Helvetica, which is not embedded.
    case plain = "plain-pdf"
    /// Visible text whose ToUnicode map swaps digits.
    case forged = "forged-pdf"
    /// The scanned page with its text invisible on top.
    case hybrid = "hybrid-pdf"
  }

  /// A born-digital PDF with embedded fonts, as a laboratory's program writes it.
  ///
  /// Calls cairo.
  package static func pdf(_ sheet: FictionalSheet) -> [UInt8] {
    let canvas = CairoCanvas.pdf(creationDate: sheet.head.issueDate.iso + "T12:00:00Z")
    for page in SheetComposer.compose(sheet).pages {
      canvas.draw(page)
      canvas.endPage()
    }
    return canvas.finishedPDF()
  }

  /// The files of a scan: one, or one for each page where the format holds a single picture.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that is scanned.
  ///   - damage: What happened to it; drawn from the sheet's seed.
  ///   - dpi: The resolution of a clean scan.
  ///   - format: The kind of file.
  /// - Returns: The files' bytes in the order of the pages.
  /// - Throws: When leptonica refuses.
  package static func scan(
    _ sheet: FictionalSheet, damage: Damage = .clean, dpi: Int = 300, format: ScanFormat = .scanPDF
  ) throws(Failure) -> [[UInt8]] {
    var random = SeededRandom(seed: sheet.seed ^ 0x5CA7)
    let pages = SheetComposer.compose(sheet).pages
    if format == .scanPDF { return [try scanPDF(pages, hidden: [], damage: damage, dpi: dpi, random: &random)] }
    var files: [[UInt8]] = []
    var collection = PictureCollection()
    for page in pages {
      let scanned = try damage.scan(page, dpi: Double(dpi), random: &random)
      switch format {
      case .png: files.append(try scanned.picture.png())
      case .jpeg: files.append(try scanned.picture.jpeg(quality: scanned.quality))
      case .tiff, .scanPDF: try collection.add(scanned.picture)
      }
    }
    return format == .tiff ? [try collection.tiff()] : files
  }

  /// A scan of all pages as one PDF of pictures.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that is scanned.
  ///   - damage: What happened to it; drawn from the sheet's seed.
  ///   - dpi: The resolution of a clean scan.
  /// - Returns: The PDF's bytes.
  /// - Throws: When leptonica refuses.
  package static func scanPDF(_ sheet: FictionalSheet, damage: Damage = .clean, dpi: Int = 300) throws(Failure)
    -> [UInt8]
  {
    var random = SeededRandom(seed: sheet.seed ^ 0x5CA7)
    return try scanPDF(
      SheetComposer.compose(sheet).pages, hidden: [], damage: damage, dpi: dpi, random: &random)
  }

  /// A PDF that cairo would not write.
  ///
  /// - Parameters:
  ///   - sheet: For `plain` and `forged` a sheet with western characters only.
  ///   - form: How its text lies in it.
  ///   - damage: For `hybrid`, what happened to the page's picture.
  /// - Returns: The PDF's bytes.
  /// - Throws: When leptonica refuses the picture of a hybrid.
  package static func handmadePDF(_ sheet: FictionalSheet, form: HandmadeForm, damage: Damage = .clean) throws(Failure)
    -> [UInt8]
  {
    let pages = SheetComposer.compose(sheet).pages
    switch form {
    case .plain:
      return HandmadePDF(unicodeMap: nil, producer: "Erfundenes Laborsystem 1.0").bytes(
        pages.map(HandmadePDF.page(drawing:)))
    case .forged:
      return HandmadePDF(unicodeMap: HandmadePDF.forgedMap, producer: "Erfundenes Laborsystem 1.0")
        .bytes(pages.map(HandmadePDF.page(drawing:)))
    case .hybrid:
      var random = SeededRandom(seed: sheet.seed ^ 0x5CA7)
      return try scanPDF(pages, hidden: pages, damage: damage, dpi: 300, random: &random)
    }
  }

  private static func scanPDF(
    _ pages: [PageDrawing], hidden: [PageDrawing], damage: Damage, dpi: Int, random: inout SeededRandom
  ) throws(Failure) -> [UInt8] {
    var made: [HandmadePDF.Page] = []
    for (index, page) in pages.enumerated() {
      let scanned = try damage.scan(page, dpi: Double(dpi), random: &random)
      let resolution = scanned.picture.resolution
      made.append(
        HandmadePDF.page(
          image: try scanned.picture.pdfImage(quality: scanned.quality),
          width: Double(scanned.picture.width) * 72 / Double(resolution.x),
          height: Double(scanned.picture.height) * 72 / Double(resolution.y),
          hiddenText: index < hidden.count ? hidden[index] : nil))
    }
    return HandmadePDF(unicodeMap: nil, producer: "Erfundener Scanner 2").bytes(made)
  }
}
