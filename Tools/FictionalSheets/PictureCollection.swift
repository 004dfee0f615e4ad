internal import CLeptonica

/// Pages of one TIFF.
///
/// Calls leptonica's `Pixa`.
@safe struct PictureCollection: ~Copyable {
  private var pages: UnsafeMutablePointer<Pixa>?

  init() { unsafe pages = pixaCreate(0) }

  deinit {
    var owned = unsafe pages
    unsafe pixaDestroy(&owned)
  }

  /// Adds a copy of a picture.
  ///
  /// Calls `pixaAddPix`.
  mutating func add(_ picture: borrowing Picture) throws(SheetRenderer.Failure) {
    let status = unsafe picture.withPix { pix in unsafe pixaAddPix(pages, pix, Int32(L_COPY)) }
    guard status == 0 else { throw .pictureFailed("pixaAddPix") }
  }

  /// The pages as one TIFF.
  ///
  /// Calls `pixaWriteMemMultipageTiff`.
  func tiff() throws(SheetRenderer.Failure) -> [UInt8] {
    var data: UnsafeMutablePointer<UInt8>?
    var size = 0
    defer { unsafe lept_free(data) }
    guard unsafe pixaWriteMemMultipageTiff(&data, &size, pages) == 0, let start = unsafe data else {
      throw .pictureFailed("pixaWriteMemMultipageTiff")
    }
    return unsafe Array(UnsafeBufferPointer(start: start, count: size))
  }
}
