internal import CLeptonica

/// The file formats of a scan.
package enum ScanFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case tiff
  case scanPDF = "scan-pdf"

  /// The usual end of a file's name.
  package var fileExtension: String {
    switch self {
    case .png: "png"
    case .jpeg: "jpg"
    case .tiff: "tiff"
    case .scanPDF: "pdf"
    }
  }

  /// Whether one file holds all pages.
  package var holdsManyPages: Bool { self == .tiff || self == .scanPDF }
}

/// One page of a scan, ready to be written.
struct ScannedSheetPage: ~Copyable {
  var picture: Picture
  /// JPEG quality, 1 to 100.
  var quality: Int
}

extension Picture {
  private typealias Writer = (
    UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>, UnsafeMutablePointer<Pix>
  ) -> Int32

  /// The picture as PNG.
  ///
  /// Calls `pixWriteMemPng`.
  func png() throws(SheetRenderer.Failure) -> [UInt8] {
    try unsafe written("pixWriteMemPng") { data, size, pix in unsafe pixWriteMemPng(data, size, pix, 0) }
  }

  /// The picture as JPEG, in eight bits at least.
  ///
  /// Calls `pixWriteMemJpeg`.
  func jpeg(quality: Int) throws(SheetRenderer.Failure) -> [UInt8] {
    guard !isBilevel else { return try grey().jpeg(quality: quality) }
    return try unsafe written("pixWriteMemJpeg") { data, size, pix in
      unsafe pixWriteMemJpeg(data, size, pix, Int32(quality), 0)
    }
  }

  /// The picture as a TIFF of one page.
  ///
  /// Calls `pixWriteMemTiff`.
  func tiff() throws(SheetRenderer.Failure) -> [UInt8] {
    let compression = isBilevel ? IFF_TIFF_G4 : IFF_TIFF_LZW
    return try unsafe written("pixWriteMemTiff") { data, size, pix in
      unsafe pixWriteMemTiff(data, size, pix, Int32(compression))
    }
  }

  /// The picture as a PDF carries it: fax coding for one bit, JPEG otherwise.
  ///
  /// Calls `pixGenerateCIData`.
  func pdfImage(quality: Int) throws(SheetRenderer.Failure) -> HandmadePDF.Image {
    let type = isBilevel ? L_G4_ENCODE : L_JPEG_ENCODE
    return try unsafe withPix { pix throws(SheetRenderer.Failure) in
      var made: UnsafeMutablePointer<L_COMP_DATA>?
      defer { unsafe l_CIDataDestroy(&made) }
      guard unsafe pixGenerateCIData(pix, Int32(type), Int32(quality), 0, &made) == 0, let data = unsafe made?.pointee
      else {
        throw .pictureFailed("pixGenerateCIData")
      }
      let bytes = unsafe Array(UnsafeBufferPointer(start: data.datacomp, count: data.nbytescomp))
      let (width, height) = unsafe (data.w, data.h)
      let common = "/Type /XObject /Subtype /Image /Width \(width) /Height \(height)"
      if isBilevel {
        let isBlackOne = unsafe data.minisblack == 1 ? "" : " /BlackIs1 false"
        let parameters = "<< /K -1 /Columns \(width) /Rows \(height)\(isBlackOne) >>"
        return HandmadePDF.Image(
          entries:
            "\(common) /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms \(parameters)",
          bytes: bytes)
      }
      let space = unsafe data.spp == 3 ? "/DeviceRGB" : "/DeviceGray"
      return HandmadePDF.Image(
        entries: "\(common) /ColorSpace \(space) /BitsPerComponent 8 /Filter /DCTDecode", bytes: bytes)
    }
  }

  /// Runs one of leptonica's writers and copies what it allocated.
  private func written(_ step: String, _ write: Writer) throws(SheetRenderer.Failure) -> [UInt8] {
    try unsafe withPix { pix throws(SheetRenderer.Failure) in
      var data: UnsafeMutablePointer<UInt8>?
      var size = 0
      defer { unsafe lept_free(data) }
      guard unsafe write(&data, &size, pix) == 0, let start = unsafe data else { throw .pictureFailed(step) }
      return unsafe Array(UnsafeBufferPointer(start: start, count: size))
    }
  }
}
