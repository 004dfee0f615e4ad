import CLeptonica
import CPoppler
import CQPDF
import CTesseract
import Report

extension EngineMaker {
  /// Makes the engine that reads real documents: poppler, leptonica, tesseract, qpdf.
  package static func documents() -> EngineMaker {
    var resources = EngineResources(models: [], fontFolder: nil)
    return unsafe EngineMaker(
      prepare: { models, fontFolder in
        resources = EngineResources(
          models: models.map { unsafe EngineResources.Model(language: $0.language, bytes: $0.bytes) },
          fontFolder: fontFolder)
        resources.prepare()
      },
      open: { bytes throws(EngineFault) in try unsafe DocumentEngine(bytes: bytes, resources: resources) })
  }
}

extension DocumentEngine: PageEngine {
  /// What reads here, with versions, for the diagnostics record.
  package var readers: [String] {
    var names = ["tesseract " + Self.text(unsafe TessVersion())]
    if let leptonica = unsafe getLeptonicaVersion() {
      names.append(Self.text(leptonica))
      unsafe lept_free(leptonica)
    }
    guard kind == .pdf else { return names }
    return ["poppler " + Self.text(unsafe poppler_get_version()), "qpdf " + Self.text(unsafe qpdf_get_qpdf_version())]
      + names
  }

  @safe
  private static func text(_ version: UnsafePointer<CChar>?) -> String {
    guard let version = unsafe version else { return "" }
    return unsafe String(cString: version)
  }
}
