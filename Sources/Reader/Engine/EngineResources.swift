/// What the engine needs besides the document: recognition models and fonts, handed over before the child is confined.
///
/// The model bytes are not copied: whoever makes this value keeps them mapped for as long as an engine lives.
@safe
package struct EngineResources {
  /// One recognition model, the bytes of a `.traineddata` file.
  @safe
  package struct Model {
    /// The three-letter name the recogniser knows the language by.
    package var language: String
    package var bytes: UnsafeRawBufferPointer

    package init(language: String, bytes: UnsafeRawBufferPointer) {
      self.language = language
      unsafe self.bytes = unsafe bytes
    }
  }

  package var models: [Model]
  /// A folder of font files whose names end in `.ttf`, `.otf` or `.pfb`; links to `/proc/self/fd/N` will do.
  package var fontFolder: String?

  package init(models: [Model], fontFolder: String?) {
    self.models = models
    self.fontFolder = fontFolder
  }

  /// Sets up what is global to the process: silence, one thread, the fonts.
  ///
  /// Called once, before Landlock and before a document byte is read, because the fonts are looked at by path here.
  package func prepare() {
    LibrarySilence.begin()
    FontSetup.begin(folder: fontFolder)
  }

  /// The model of a language, if it was handed over.
  func model(_ language: String) -> Model? {
    models.first { $0.language == language }
  }
}
