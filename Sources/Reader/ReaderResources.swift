/// What every reader is given besides the document: recognition models and fonts, as memory files shared by all of them.
package struct ReaderResources: Sendable {
  /// Recognition models by the name of their language.
  package let models: [(language: String, file: SealedMemoryFile)]
  /// Fonts by a file name that ends in `.ttf`, `.otf` or `.pfb`, without which poppler does not open them.
  package let fonts: [(name: String, file: SealedMemoryFile)]

  /// Keeps the files for as long as readers may be started.
  ///
  /// Names that hold anything but ASCII letters, digits, `-`, `_` and `.` are left out: they become file names in the
  /// reader's private folder.
  package init(
    models: [(language: String, file: SealedMemoryFile)], fonts: [(name: String, file: SealedMemoryFile)]
  ) {
    self.models = models.filter { Self.isPlain($0.language) }
    self.fonts = fonts.filter { Self.isPlain($0.name) }
  }

  /// Takes what Debian's packages install; the reader itself opens none of those files.
  ///
  /// - Throws: ``MemoryFileError`` when a file that was found a moment ago cannot be read.
  package init(_ places: HostResources.Places) throws(MemoryFileError) {
    var models: [(language: String, file: SealedMemoryFile)] = []
    for (language, path) in places.models.sorted(by: { $0.key < $1.key }) {
      models.append((language, try SealedMemoryFile(readingPath: path, limit: Self.mostBytes)))
    }
    var fonts: [(name: String, file: SealedMemoryFile)] = []
    for path in places.fonts {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      fonts.append((name, try SealedMemoryFile(readingPath: path, limit: Self.mostBytes)))
    }
    self.init(models: models, fonts: fonts)
  }

  /// Bytes of the largest model or font that is taken.
  private static let mostBytes = 64 << 20

  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: ".") else { return false }
    return name.utf8.count <= 64
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: false
        }
      }
  }
}
