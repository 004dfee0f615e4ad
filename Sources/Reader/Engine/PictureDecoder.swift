import CLeptonica

/// Decodes one picture of a file in memory, after its header was found to be within the limits.
enum PictureDecoder {
  /// What a header says.
  struct Header: Hashable {
    var width: Int
    var height: Int
    var bitsPerSample: Int
    var samplesPerPixel: Int
    var hasColourMap: Bool

    /// Bytes of the decoded picture: leptonica keeps colours in 32 bits, everything else packed.
    var decodedBytes: Int {
      let bits = samplesPerPixel >= 3 ? 32 : bitsPerSample * max(samplesPerPixel, 1)
      return width * height * bits / 8
    }

    /// Refuses what would be too large; called before anything is decoded.
    func check() throws(EngineFault) {
      let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
      guard width > 0, height > 0 else { throw .damaged }
      guard !overflow, pixels <= EngineLimits.picturePixels, max(width, height) <= 100_000 else {
        throw .tooLarge(width: width, height: height)
      }
    }
  }

  /// Reads the header of a picture, of a TIFF that of the page with this number from 0.
  ///
  /// Calls `pixReadHeaderMem`, for TIFF `readHeaderMemTiff`.
  static func header(of bytes: UnsafeRawBufferPointer, type: ContentType, page: Int) throws(EngineFault) -> Header {
    var (width, height, bits, samples): (l_int32, l_int32, l_int32, l_int32) = (0, 0, 0, 0)
    var (format, resolution, colourMap): (l_int32, l_int32, l_int32) = (0, 0, 0)
    let data = unsafe bytes.assumingMemoryBound(to: l_uint8.self).baseAddress
    let status =
      switch type {
      case .tiff:
        unsafe readHeaderMemTiff(
          data, bytes.count, l_int32(page), &width, &height, &bits, &samples, &resolution, &colourMap, &format)
      default:
        unsafe pixReadHeaderMem(data, bytes.count, &format, &width, &height, &bits, &samples, &colourMap)
      }
    guard status == 0 else { throw .damaged }
    return Header(
      width: Int(width), height: Int(height), bitsPerSample: Int(bits), samplesPerPixel: Int(samples),
      hasColourMap: colourMap != 0)
  }

  /// Pages of a TIFF, counted by their headers up to one more than the limit.
  static func pageCount(of bytes: UnsafeRawBufferPointer, type: ContentType) throws(EngineFault) -> Int {
    guard type == .tiff else { return 1 }
    var count = 0
    while count <= EngineLimits.pages, (try? unsafe header(of: bytes, type: type, page: count)) != nil { count += 1 }
    guard count > 0 else { throw .damaged }
    return count
  }

  /// Decodes the picture: JPEG at 1/2, 1/4 or 1/8 when its full size would take too much memory, and of a JPEG only the
  /// brightness unless colours are asked for.
  ///
  /// Calls `pixReadMemJpeg`, `pixReadMemTiff` or `pixReadMem`.
  static func decode(
    _ bytes: UnsafeRawBufferPointer, type: ContentType, page: Int, inColour: Bool
  ) throws(EngineFault) -> Picture {
    let header = try unsafe header(of: bytes, type: type, page: page)
    try header.check()
    let data = unsafe bytes.assumingMemoryBound(to: l_uint8.self).baseAddress
    switch type {
    case .jpeg:
      let decodedBytes = inColour ? header.decodedBytes : header.width * header.height
      var reduction = 1
      while decodedBytes / (reduction * reduction) > EngineLimits.pictureBytes / 2, reduction < 8 { reduction *= 2 }
      return try unsafe decodeJPEG(data, bytes.count, reduction: reduction, inColour: inColour)
    case .tiff:
      guard header.decodedBytes <= EngineLimits.pictureBytes else {
        throw .tooLarge(width: header.width, height: header.height)
      }
      return try unsafe damagedIfNil(pixReadMemTiff(data, bytes.count, l_int32(page)))
    default:
      guard header.decodedBytes <= EngineLimits.pictureBytes else {
        throw .tooLarge(width: header.width, height: header.height)
      }
      return try unsafe damagedIfNil(pixReadMem(data, bytes.count))
    }
  }

  private static func decodeJPEG(
    _ data: UnsafePointer<l_uint8>?, _ count: Int, reduction: Int, inColour: Bool
  ) throws(EngineFault) -> Picture {
    var warnings: l_int32 = 0
    let hint = inColour ? 0 : l_int32(L_JPEG_READ_LUMINANCE)
    let picture = try unsafe damagedIfNil(pixReadMemJpeg(data, count, 0, l_int32(reduction), &warnings, hint))
    // A file that was cut short is filled up with grey: rows would vanish without a word.
    guard warnings == 0 else { throw .damaged }
    return picture
  }

  private static func damagedIfNil(_ pix: UnsafeMutablePointer<PIX>?) throws(EngineFault) -> Picture {
    guard unsafe pix != nil else { throw .damaged }
    return try unsafe Picture(owning: pix)
  }
}
