/// The bounds that every frame meets, in the child before it writes and in the parent before it believes.
package enum FrameLimits {
  /// Payload of a request.
  package static let requestBytes = 64
  /// Payload of an answer that carries a page.
  package static let pageBytes = 24 << 20
  /// Payload of an answer that carries a picture.
  package static let pictureBytes = 64 << 20
  /// Payload of every other answer.
  package static let shortBytes = 16 << 10
  /// Pages that a document may say it has.
  package static let pages = 100_000
  /// Words of one list: the text layer, or one pass.
  package static let words = EngineLimits.wordsPerPage
  /// Passes of one page.
  package static let passes = 16
  /// Notes, font names and names of active content of one page.
  package static let names = 256
  /// UTF-8 bytes of a word.
  package static let wordBytes = 1024
  /// UTF-8 bytes of a note or a name.
  package static let nameBytes = 512
  /// Points along one side of a page; PDF allows 14,400, and user units more.
  package static let pageSide = 200_000.0
  /// How many times a page's side a box may lie outside it: files draw beyond the edge, and it is cut off there.
  package static let overhang = 2.0
  /// Counts of characters and pixels.
  package static let count = 1 << 40
}
