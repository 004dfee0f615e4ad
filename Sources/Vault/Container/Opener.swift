internal import Lock

/// Opens a sealed file, whole or in part; nothing leaves a chunk before its tag has verified.
struct Opener<Source: SealedSource & ~Copyable>: ~Copyable {
  /// How many chunks are read and opened together.
  private static var batch: UInt64 { 64 }

  private let source: Source
  private let layout: ChunkLayout
  private let key: MessageKey
  let prefix: SealedPrefix

  /// Derives the file's key and compares the commitment (docs/format.md 2.5, order 7).
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - prefix: What ``SealedPrefix`` read from that file.
  ///   - vaultID: 16 bytes.
  ///   - inputKey: The input key that goes with the header's kind and epoch.
  /// - Throws: ``SealError/wrongKey`` when the commitment differs.
  init(
    _ source: consuming Source, prefix: SealedPrefix, vaultID: [UInt8], inputKey: borrowing SecretBytes
  ) throws(SealError) {
    let layout = try ChunkLayout(fileCount: source.count)
    let key = try SealError.locked(
      MessageKey(inputKey: inputKey, vaultID: vaultID, header: prefix.header, salt: prefix.salt))
    guard ConstantTime.areEqual(key.commitment, prefix.commitment) else { throw .wrongKey }
    self.layout = layout
    self.key = key
    self.prefix = prefix
    self.source = source
  }

  /// Opens the whole file.
  ///
  /// - Returns: The content, after every tag and all of the padding were verified.
  /// - Throws: The first refusal of docs/format.md 2.5, order 8 to 9.
  func content() throws(SealError) -> [UInt8] {
    var plaintext = try open(chunks: 0..<layout.fullChunks + 1)
    let count = try Self.contentCount(trailer: plaintext.suffix(Padding.trailerCount), of: layout)
    let padding = plaintext[Int(count)..<plaintext.count - Padding.trailerCount]
    guard padding.allSatisfy({ $0 == 0 }) else { throw .badPadding }
    plaintext.removeLast(plaintext.count - Int(count))
    return plaintext
  }

  /// The content's length, from the last chunk or the last two.
  func contentCount() throws(SealError) -> UInt64 {
    guard layout.plaintextCount >= UInt64(Padding.trailerCount) else { throw .badPadding }
    let first = (layout.plaintextCount - UInt64(Padding.trailerCount)) / UInt64(ChunkLayout.chunkCount)
    let end = try open(chunks: first..<layout.fullChunks + 1)
    return try Self.contentCount(trailer: end.suffix(Padding.trailerCount), of: layout)
  }

  /// Opens a part of the content, reading only the chunks it lies in and those that hold the length.
  ///
  /// - Parameter range: Bytes of the content; what lies past its end is left out.
  /// - Returns: The bytes. Padding outside the chunks that were read is not looked at.
  /// - Throws: The first refusal of docs/format.md 2.5, order 8 to 9.
  func content(in range: Range<UInt64>) throws(SealError) -> [UInt8] {
    let count = try contentCount()
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return [] }
    let size = UInt64(ChunkLayout.chunkCount)
    let chunks = range.lowerBound / size..<(range.upperBound - 1) / size + 1
    let plaintext = try open(chunks: chunks)
    let first = chunks.lowerBound * size
    let paddingEnd = layout.plaintextCount - UInt64(Padding.trailerCount)
    let padding = (count..<paddingEnd).clamped(to: first..<first + UInt64(plaintext.count))
    guard plaintext[Int(padding.lowerBound - first)..<Int(padding.upperBound - first)].allSatisfy({ $0 == 0 }) else {
      throw .badPadding
    }
    return Array(plaintext[Int(range.lowerBound - first)..<Int(range.upperBound - first)])
  }

  private func open(chunks: Range<UInt64>) throws(SealError) -> [UInt8] {
    var plaintext: [UInt8] = []
    plaintext.reserveCapacity(Int(chunks.upperBound - chunks.lowerBound) * ChunkLayout.chunkCount)
    var next = chunks.lowerBound
    while next < chunks.upperBound {
      let end = min(chunks.upperBound, next + Self.batch)
      let (first, last) = (layout.place(of: next), layout.place(of: end - 1))
      let sealed = try source.read(at: first.offset, count: Int(last.offset - first.offset) + last.count)
      guard UInt64(sealed.count) == last.offset - first.offset + UInt64(last.count) else { throw .truncated }
      try sealed.lendBytes { bytes throws(SealError) in
        for index in next..<end {
          let place = layout.place(of: index)
          let start = Int(place.offset - first.offset)
          try key.open(bytes.extracting(start..<start + place.count), chunk: index, into: &plaintext)
        }
      }
      next = end
    }
    return plaintext
  }

  /// Checks what the last 8 bytes say against the length the file has (docs/format.md 2.3).
  private static func contentCount(trailer: ArraySlice<UInt8>, of layout: ChunkLayout) throws(SealError) -> UInt64 {
    guard trailer.count == Padding.trailerCount else { throw .badPadding }
    let count = UInt64(bigEndian: Array(trailer.reversed()), at: 0)
    guard Padding.plaintextCount(forContent: count) == layout.plaintextCount else { throw .badPadding }
    return count
  }
}
