/// The bounds that foreign documents meet; each is far above any lab sheet and far below what would hurt.
package enum EngineLimits {
  /// Pages of one document; a longer one is refused with this number in the message.
  package static let pages = 500
  /// Words kept of one page, from the text layer and from each pass.
  package static let wordsPerPage = 20_000
  /// Pixels a picture may have by its own header (a 600-dpi A4 page has 35 million).
  package static let picturePixels = 120_000_000
  /// Bytes a decoded picture may take; JPEG is decoded at a fraction of its size to stay below it.
  package static let pictureBytes = 170_000_000
  /// Pixels of a page as drawn for recognition (A4 at 400 dpi has 15.5 million).
  package static let pagePixels = 16_000_000
  /// Pixels of a JPEG 2000 picture inside a PDF, which poppler decodes as a whole at twelve bytes a pixel.
  package static let wholeDecodedPixels = 25_000_000
  /// Bytes of content streams looked at for one page.
  package static let contentBytes = 16_000_000
  /// Operators of content streams looked at for one page.
  package static let contentOperators = 2_000_000
  /// How deep form XObjects may be nested before the look at a page is called incomplete.
  package static let formDepth = 12
  /// Names of attachments, scripts and fonts kept of one document or page.
  package static let names = 64
}
