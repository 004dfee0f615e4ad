import Glibc

/// Finds the recognition models and fonts that Debian's packages install, for builds that do not carry them inside.
package enum HostResources {
  /// A thing the reader needs that is not on this machine.
  package enum Missing: Error, Hashable, Sendable {
    /// No recognition model of a language; the package brings it.
    case model(language: String, package: String)
    /// No fonts to stand in for those a PDF may leave out; the package brings them.
    case fonts(package: String)
  }

  /// Where things are; nothing of them was read yet.
  package struct Places: Hashable, Sendable {
    /// Paths of model files by language.
    package var models: [String: String]
    /// The paths of the font files.
    package var fonts: [String]
  }

  private static let modelFolders = [
    "/usr/share/tesseract-ocr/5/tessdata", "/usr/share/tesseract-ocr/4.00/tessdata", "/usr/share/tessdata",
  ]
  private static let fontFolders = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"]
  private static let languages = ["deu", "eng"]

  /// Looks for everything the reader needs.
  package static func locate() throws(Missing) -> Places {
    try locate(modelFolders: modelFolders, fontFolders: fontFolders)
  }

  /// Looks in the folders given, each in turn.
  static func locate(modelFolders: [String], fontFolders: [String]) throws(Missing) -> Places {
    var models: [String: String] = [:]
    for language in languages {
      let paths = modelFolders.map { "\($0)/\(language).traineddata" }
      guard let path = paths.first(where: isReadable) else {
        throw .model(language: language, package: "tesseract-ocr-\(language)")
      }
      models[language] = path
    }
    // One place with the plain face tells that the package is there.
    guard let folder = fontFolders.first(where: { isReadable("\($0)/LiberationSans-Regular.ttf") }) else {
      throw .fonts(package: "fonts-liberation")
    }
    let fonts = faces.map { "\(folder)/Liberation\($0).ttf" }.filter(isReadable)
    return Places(models: models, fonts: fonts)
  }

  /// The faces that stand in for the fourteen fonts a PDF may use without carrying them (ISO 32000-1, 9.6.2.2).
  private static let faces = ["Sans", "Serif", "Mono"].flatMap { family in
    ["Regular", "Bold", "Italic", "BoldItalic"].map { "\(family)-\($0)" }
  }

  private static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }
}
