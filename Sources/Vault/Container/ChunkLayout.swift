/// Where the chunks of a sealed file lie, worked out from its length alone (docs/format.md 2.2).
struct ChunkLayout: Equatable {
  /// Plaintext bytes of every chunk but the last.
  static let chunkCount = 16_384
  /// Ciphertext and tag of every chunk but the last.
  static let sealedChunkCount = 16_400
  static let tagCount = 16
  /// Header, salt and commitment.
  static let prefixCount = 96
  /// AES-GCM wears out under one key; the specification lets 2^38 be the limit.
  static let mostChunks: UInt64 = 1 << 38

  /// Chunks of full length; one shorter chunk follows them.
  let fullChunks: UInt64
  /// Plaintext bytes of the last chunk, 0 to 16,383.
  let lastCount: Int

  /// The plaintext's length, padding and trailer included.
  var plaintextCount: UInt64 { fullChunks * UInt64(Self.chunkCount) + UInt64(lastCount) }

  /// Reads the layout off a file's length.
  ///
  /// - Throws: ``SealError/truncated`` where the end mark is missing, ``SealError/badLength`` where no file has that length.
  init(fileCount: UInt64) throws(SealError) {
    guard fileCount > UInt64(Self.prefixCount) else { throw .truncated }
    let (chunks, rest) = (fileCount - UInt64(Self.prefixCount)).quotientAndRemainder(
      dividingBy: UInt64(Self.sealedChunkCount))
    guard rest != 0 else { throw .truncated }
    guard rest >= UInt64(Self.tagCount), chunks < Self.mostChunks else { throw .badLength }
    fullChunks = chunks
    lastCount = Int(rest) - Self.tagCount
  }

  /// The length of the sealed file that holds a content of this length; `nil` where it would be too large for any file.
  static func fileCount(forContent count: UInt64) -> UInt64? {
    guard let plaintext = Padding.plaintextCount(forContent: count) else { return nil }
    let chunks = plaintext / UInt64(chunkCount) + 1
    guard chunks <= mostChunks else { return nil }
    return UInt64(prefixCount) + plaintext + chunks * UInt64(tagCount)
  }

  /// Where chunk `index` lies in the file: its first byte and its length, tag included.
  func place(of index: UInt64) -> (offset: UInt64, count: Int) {
    let offset = UInt64(Self.prefixCount) + index * UInt64(Self.sealedChunkCount)
    return (offset, index < fullChunks ? Self.sealedChunkCount : lastCount + Self.tagCount)
  }
}
