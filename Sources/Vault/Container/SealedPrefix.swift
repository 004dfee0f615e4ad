internal import Lock

/// What a file is opened as: its kind, whose it is and which generation, known before it is read.
struct FilePlace: Hashable {
  let kind: FileKind
  /// 16 bytes.
  let fileID: [UInt8]
  /// `nil` only for an index, whose name does not say.
  let generation: UInt64?
}

/// The part of a sealed file before its chunks: enough to say which file it is, not yet whether it is whole.
struct SealedPrefix {
  let header: SealedHeader
  let salt: [UInt8]
  let commitment: [UInt8]

  /// Reads the prefix and refuses a file that is not what it is opened as (docs/format.md 2.5, order 1 to 6).
  init(of source: borrowing some SealedSource & ~Copyable, as place: FilePlace) throws(SealError) {
    let bytes = try source.read(at: 0, count: ChunkLayout.prefixCount)
    header = try SealedHeader(parsing: bytes)
    guard header.kind == place.kind.rawValue, header.fileID == place.fileID,
      place.generation == nil || header.generation == place.generation
    else { throw .misplaced }
    _ = try ChunkLayout(fileCount: source.count)
    // The source may have become shorter since its length was taken.
    guard bytes.count == ChunkLayout.prefixCount else { throw .truncated }
    salt = Array(bytes[SealedHeader.count..<SealedHeader.count + MessageKey.saltCount])
    commitment = Array(bytes[(SealedHeader.count + MessageKey.saltCount)...])
  }
}
