/// What a document is by its first bytes; a name's extension is never asked.
enum ContentType: Hashable {
  case pdf
  case png
  case jpeg
  case tiff
  case webp
  case heic

  /// The kind, or `nil` for bytes that are none of them.
  init?(of bytes: RawSpan) {
    let head = (0..<min(bytes.byteCount, 1024)).map { bytes.byte(at: $0) }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: [0x49, 0x49, 0x2A, 0x00]) || head.starts(with: [0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webp
    } else if Self.isHEIF(head) {
      self = .heic
    } else if Self.contains(head, Array("%PDF-".utf8)) {
      // ISO 32000-1, annex H, implementation note 13: readers accept the header anywhere in the first 1024 bytes.
      self = .pdf
    } else {
      return nil
    }
  }

  private static func isHEIF(_ head: [UInt8]) -> Bool {
    guard head.dropFirst(4).starts(with: Array("ftyp".utf8)), head.count >= 12 else { return false }
    let brand = String(decoding: head[8..<12], as: UTF8.self)
    return ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif"].contains(brand)
  }

  private static func contains(_ head: [UInt8], _ pattern: [UInt8]) -> Bool {
    head.indices.contains { head[$0...].starts(with: pattern) }
  }
}

extension RawSpan {
  /// The byte at a checked offset.
  func byte(at offset: Int) -> UInt8 { unsafe unsafeLoad(fromByteOffset: offset, as: UInt8.self) }
}
