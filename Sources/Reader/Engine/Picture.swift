import CLeptonica

/// A picture of leptonica's, owned: freed when it goes out of scope.
@safe
struct Picture: ~Copyable {
  private let pix: UnsafeMutablePointer<PIX>

  /// Takes over what a leptonica call returned; `nil` from it means the call found no memory or nonsense.
  init(owning pix: UnsafeMutablePointer<PIX>?) throws(EngineFault) {
    guard let pix = unsafe pix else { throw .pageUnreadable }
    unsafe self.pix = unsafe pix
  }

  /// A picture of a grey image.
  ///
  /// Calls `pixCreate`.
  init(_ image: GreyImage, resolution: Int) throws(EngineFault) {
    try unsafe self.init(owning: pixCreate(l_int32(image.width), l_int32(image.height), 8))
    let words = Int(unsafe pixGetWpl(pix))
    let data = unsafe pixGetData(pix)
    unsafe data?.withMemoryRebound(to: UInt8.self, capacity: words * 4 * image.height) { bytes in
      let rows = unsafe UnsafeMutableRawBufferPointer(start: bytes, count: words * 4 * image.height)
      unsafe image.pixels.withUnsafeBytes { pixels in
        for row in 0..<image.height {
          unsafe UnsafeMutableRawBufferPointer(rebasing: rows[row * words * 4..<(row + 1) * words * 4])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: pixels[row * image.width..<(row + 1) * image.width]))
        }
      }
    }
    // Leptonica keeps four pixels in a 32-bit word, the first in its highest byte.
    unsafe pixEndianByteSwap(pix)
    unsafe pixSetResolution(pix, l_int32(resolution), l_int32(resolution))
  }

  deinit {
    var pix: UnsafeMutablePointer<PIX>? = unsafe pix
    unsafe pixDestroy(&pix)
  }

  var width: Int { Int(unsafe pixGetWidth(pix)) }
  var height: Int { Int(unsafe pixGetHeight(pix)) }
  var depth: Int { Int(unsafe pixGetDepth(pix)) }
  /// Dots per inch across and down as the file said, 0 when it did not.
  var resolutionX: Int { Int(unsafe pixGetXRes(pix)) }
  var resolutionY: Int { Int(unsafe pixGetYRes(pix)) }

  /// Lends the pointer to one leptonica call or a few.
  borrowing func withPix<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeMutablePointer<PIX>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(pix)
  }

  /// The picture that one leptonica call makes of this one.
  borrowing func map(_ make: (UnsafeMutablePointer<PIX>) -> UnsafeMutablePointer<PIX>?) throws(EngineFault) -> Picture {
    try unsafe Picture(owning: make(pix))
  }

  /// Its grey pixels in memory order; only for pictures of depth 8.
  borrowing func greyImage() throws(EngineFault) -> GreyImage {
    let swapped = try unsafe map { unsafe pixEndianByteSwapNew($0) }
    let (width, height) = (width, height)
    return try unsafe swapped.withPix { pix throws(EngineFault) in
      guard unsafe pixGetDepth(pix) == 8, let data = unsafe pixGetData(pix) else { throw .pageUnreadable }
      let stride = Int(unsafe pixGetWpl(pix)) * 4
      let rows = unsafe UnsafeRawBufferPointer(start: data, count: stride * height)
      let pixels = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
        let target = UnsafeMutableRawBufferPointer(buffer)
        for row in 0..<height {
          unsafe UnsafeMutableRawBufferPointer(rebasing: target[row * width..<(row + 1) * width])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: rows[row * stride..<row * stride + width]))
        }
        count = width * height
      }
      return GreyImage(width: width, height: height, pixels: pixels)
    }
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// Calls `pixWriteMemPng`.
  borrowing func png() throws(EngineFault) -> [UInt8] {
    var bytes: UnsafeMutablePointer<l_uint8>?
    var count = 0
    let status = unsafe pixWriteMemPng(&bytes, &count, pix, 0)
    defer { unsafe lept_free(bytes) }
    guard status == 0, let bytes = unsafe bytes else { throw .pageUnreadable }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

extension Picture {
  /// A picture of pixels in cairo's RGB24.
  ///
  /// Calls `pixCreate`.
  init(
    colours: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int, resolution: Int
  ) throws(EngineFault) {
    try unsafe self.init(owning: pixCreate(l_int32(width), l_int32(height), 32))
    unsafe withPix { pix in
      guard let data = unsafe pixGetData(pix) else { return }
      let words = Int(unsafe pixGetWpl(pix))
      for row in 0..<height {
        for column in 0..<width {
          // Cairo keeps 0xXXRRGGBB in a native word, leptonica 0xRRGGBBAA.
          let colour = unsafe colours.loadUnaligned(fromByteOffset: row * stride + column * 4, as: UInt32.self)
          unsafe data[row * words + column] = colour << 8 | 0xFF
        }
      }
      unsafe pixSetResolution(pix, l_int32(resolution), l_int32(resolution))
    }
  }
}
