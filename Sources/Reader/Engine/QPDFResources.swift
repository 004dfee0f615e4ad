/// A picture a PDF carries, by its dictionary: known before it is decoded.
struct QPDFPicture: Hashable {
  var width: Int
  var height: Int
  /// JPEG 2000, which poppler decodes as a whole.
  var isWholeDecoded: Bool

  /// Whether drawing it could take more memory than the reader may use.
  var isTooLarge: Bool {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow || pixels > (isWholeDecoded ? EngineLimits.wholeDecodedPixels : EngineLimits.picturePixels)
  }
}

/// A resource dictionary of a page or form.
struct QPDFResources: ContentResources {
  private let dictionary: QPDFObject?

  init(_ dictionary: QPDFObject?) {
    self.dictionary = dictionary
  }

  func usesTwoByteCodes(font name: String) -> Bool {
    dictionary?["/Font"]?["/" + name]?["/Subtype"]?.name == "/Type0"
  }

  func fillOpacity(state name: String) -> Double? {
    dictionary?["/ExtGState"]?["/" + name]?["/ca"]?.real
  }

  func xObject(named name: String) -> ContentXObject<QPDFResources> {
    guard let object = dictionary?["/XObject"]?["/" + name] else { return .unreadable }
    guard object["/Subtype"]?.name == "/Form" else { return .picture }
    guard let content = object.streamContent() else { return .unreadable }
    return .form(content: content, resources: object["/Resources"].map { QPDFResources($0) } ?? self)
  }

  /// Every picture that this dictionary or one of its forms names.
  func pictures() -> [QPDFPicture] {
    var seen: Set<Int> = []
    var found: [QPDFPicture] = []
    collectPictures(into: &found, seen: &seen, depth: 0)
    return found
  }

  private func collectPictures(into found: inout [QPDFPicture], seen: inout Set<Int>, depth: Int) {
    guard depth <= EngineLimits.formDepth, let objects = dictionary?["/XObject"] else { return }
    for key in objects.keys {
      guard let object = objects[key], seen.insert(object.number).inserted else { continue }
      if object["/Subtype"]?.name == "/Form" {
        QPDFResources(object["/Resources"]).collectPictures(into: &found, seen: &seen, depth: depth + 1)
      }
      for picture in [object, object["/SMask"], object["/Mask"]].compactMap({ $0 }) where picture.isStream {
        guard let width = picture["/Width"]?.integer, let height = picture["/Height"]?.integer else { continue }
        found.append(QPDFPicture(width: width, height: height, isWholeDecoded: picture.isJPEG2000))
      }
    }
  }
}

extension QPDFObject {
  fileprivate var isJPEG2000: Bool {
    guard let filter = self["/Filter"] else { return false }
    return filter.name == "/JPXDecode" || filter.elements.contains { $0.name == "/JPXDecode" }
  }
}
