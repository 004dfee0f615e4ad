import CTesseract

/// How the recogniser is told to look for lines on a page.
enum PageMode: Hashable, CaseIterable {
  /// One block of text of one size: keeps the lines of a table together.
  case block
  /// Whatever writing there is, in any order: finds lone numbers that the block mode misses.
  case sparse
  /// One line of text.
  case line

  /// How grey becomes black and white: Otsu's one threshold for a page (0) or Sauvola's local one (2).
  ///
  /// The modes differ on purpose. On an even ground the local threshold eats thin strokes (`mg/dl` became `moj/dl`), on a
  /// blurred page the one threshold loses small signs; passes that see different black do not share their mistakes.
  fileprivate var thresholding: String {
    switch self {
    case .block, .line: "0"
    case .sparse: "2"
    }
  }

  fileprivate var segmentation: TessPageSegMode {
    switch self {
    case .block: PSM_SINGLE_BLOCK
    case .sparse: PSM_SPARSE_TEXT
    case .line: PSM_SINGLE_LINE
    }
  }
}

/// A word in pixels of the picture that was recognised.
struct RecognisedWord: Hashable {
  var text: String
  var area: PixelArea
  /// 0 to 1.
  var confidence: Double
}

/// One language's recognition engine, made from a model in memory and kept for the child's life.
///
/// Dictionaries are off: they turn what is printed into words that are likelier. Nothing is read from a file or from the
/// environment.
@safe
final class Recogniser {
  private let engine: OpaquePointer

  /// Calls `TessBaseAPIInit5`.
  init(_ model: EngineResources.Model) throws(EngineFault) {
    let language = model.language
    guard let engine = unsafe TessBaseAPICreate() else { throw .modelUnusable(language: language) }
    let settings = [
      ("load_system_dawg", "0"), ("load_freq_dawg", "0"), ("load_punc_dawg", "0"), ("load_number_dawg", "0"),
      ("load_unambig_dawg", "0"), ("load_bigram_dawg", "0"), ("debug_file", "/dev/null"),
    ]
    let status = unsafe Self.withCStrings(settings) { names, values, count in
      unsafe TessBaseAPIInit5(
        engine, model.bytes.assumingMemoryBound(to: CChar.self).baseAddress, Int32(model.bytes.count), language,
        OEM_LSTM_ONLY, nil, 0, names, values, count, 0)
    }
    guard status == 0 else {
      unsafe TessBaseAPIDelete(engine)
      throw .modelUnusable(language: language)
    }
    unsafe TessBaseAPISetVariable(engine, "tessedit_do_invert", "0")
    unsafe self.engine = engine
  }

  deinit {
    unsafe TessBaseAPIEnd(engine)
    unsafe TessBaseAPIDelete(engine)
  }

  /// Words of a picture in the order the recogniser gives them.
  ///
  /// Calls `TessBaseAPIRecognize`.
  func words(in image: GreyImage, mode: PageMode, resolution: Int) -> [RecognisedWord] {
    tesseract_use_one_thread()
    unsafe TessBaseAPISetPageSegMode(engine, mode.segmentation)
    unsafe TessBaseAPISetVariable(engine, "thresholding_method", mode.thresholding)
    unsafe image.pixels.withUnsafeBufferPointer { pixels in
      unsafe TessBaseAPISetImage(
        engine, pixels.baseAddress, Int32(image.width), Int32(image.height), 1, Int32(image.width))
    }
    unsafe TessBaseAPISetSourceResolution(engine, Int32(resolution))
    defer { unsafe TessBaseAPIClear(engine) }
    guard unsafe TessBaseAPIRecognize(engine, nil) == 0, let results = unsafe TessBaseAPIGetIterator(engine) else {
      return []
    }
    defer { unsafe TessResultIteratorDelete(results) }
    return unsafe Self.collect(results)
  }

  private static func collect(_ results: OpaquePointer) -> [RecognisedWord] {
    var words: [RecognisedWord] = []
    let place = unsafe TessResultIteratorGetPageIteratorConst(results)
    repeat {
      guard let text = unsafe TessResultIteratorGetUTF8Text(results, RIL_WORD) else { continue }
      defer { unsafe TessDeleteText(text) }
      var (left, top, right, bottom): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard unsafe TessPageIteratorBoundingBox(place, RIL_WORD, &left, &top, &right, &bottom) != 0 else { continue }
      let printed = unsafe String(cString: text)
      guard !printed.allSatisfy(\.isWhitespace) else { continue }
      let confidence = Double(unsafe TessResultIteratorConfidence(results, RIL_WORD)) / 100
      words.append(
        RecognisedWord(
          text: printed,
          area: PixelArea(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top)),
          confidence: min(max(confidence, 0), 1)))
    } while unsafe words.count < EngineLimits.wordsPerPage && TessResultIteratorNext(results, RIL_WORD) != 0
    return words
  }

  /// Lends names and values as the two arrays of C strings that the initialiser takes.
  private static func withCStrings<Result>(
    _ settings: [(String, String)],
    _ body: (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int
    )
      -> Result
  ) -> Result {
    func copies(_ strings: [String]) -> UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?> {
      let array = UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: strings.count)
      for (index, string) in strings.enumerated() {
        let bytes = Array(string.utf8CString)
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count)
        _ = unsafe copy.initialize(from: bytes)
        unsafe array.initializeElement(at: index, to: copy.baseAddress)
      }
      return unsafe array
    }
    func free(_ array: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) {
      for index in array.indices { unsafe array[index]?.deallocate() }
      unsafe array.deallocate()
    }
    let names = unsafe copies(settings.map(\.0))
    let values = unsafe copies(settings.map(\.1))
    defer {
      unsafe free(names)
      unsafe free(values)
    }
    guard let firstName = names.baseAddress, let firstValue = values.baseAddress else {
      preconditionFailure("no settings")
    }
    return unsafe body(firstName, firstValue, settings.count)
  }
}
