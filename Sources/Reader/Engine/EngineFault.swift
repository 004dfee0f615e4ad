/// Why the engine gave no page: one case for each sentence a person may be told.
package enum EngineFault: Error, Hashable, Sendable {
  /// There is not one byte.
  case empty
  /// The bytes are neither a PDF nor a picture the engine knows.
  case notADocument
  /// A picture in Apple's HEIC (or another HEIF) container: recognised, and refused by name.
  case heic
  /// A PDF that opens only with a password.
  case encrypted
  /// The kind is known, but the bytes are cut short or broken.
  case damaged
  /// More pages than one document may have.
  case tooManyPages(found: Int, limit: Int)
  /// A picture whose pixels would not fit into the memory the reader may use; found in its header, never decoded.
  case tooLarge(width: Int, height: Int)
  /// There is no page of that number.
  case noSuchPage(Int)
  /// A page that its library could not draw or decode.
  case pageUnreadable
  /// A recognition model that is missing from the resources, or that the recogniser refused.
  case modelUnusable(language: String)
}
