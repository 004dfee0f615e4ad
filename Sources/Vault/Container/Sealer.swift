internal import Lock

/// Seals one file from a stream, a chunk at a time; what it makes goes to the caller's buffer.
///
/// Feed the content with ``append(_:into:)`` in pieces of any size, then call ``finish(into:)`` once, at the end. The content's length
/// need not be known before: it is written last.
struct Sealer: ~Copyable {
  private let key: MessageKey
  private var pending: [UInt8] = []
  private var nextChunk: UInt64 = 0
  private var contentCount: UInt64 = 0
  /// Header, salt and commitment, to be written before anything else.
  let prefix: [UInt8]

  var commitment: [UInt8] { key.commitment }

  /// Begins a file.
  ///
  /// The salt is drawn here; callers cannot supply one.
  ///
  /// - Parameters:
  ///   - header: Kind, file id, epoch and generation the result may be opened as.
  ///   - vaultID: 16 bytes.
  ///   - inputKey: The input key that goes with kind and epoch.
  /// - Throws: A failure of the library.
  init(header: SealedHeader, vaultID: [UInt8], inputKey: borrowing SecretBytes) throws(LockError) {
    try self.init(
      header: header, vaultID: vaultID, inputKey: inputKey, vectorSalt: SystemRandom.bytes(MessageKey.saltCount))
  }

  /// Begins a file with a given salt, which only a test vector may do: two files under one salt and header share their key.
  init(
    header: SealedHeader, vaultID: [UInt8], inputKey: borrowing SecretBytes, vectorSalt salt: [UInt8]
  ) throws(LockError) {
    key = try MessageKey(inputKey: inputKey, vaultID: vaultID, header: header, salt: salt)
    prefix = header.bytes + salt + key.commitment
    pending.reserveCapacity(ChunkLayout.chunkCount)
  }

  /// Takes the next bytes of the content.
  mutating func append(_ content: RawSpan, into output: inout [UInt8]) throws(LockError) {
    contentCount += UInt64(content.byteCount)
    try take(content, into: &output)
  }

  /// Pads, writes the length and seals the last chunk.
  ///
  /// - Returns: How many bytes the whole file has, prefix included.
  mutating func finish(into output: inout [UInt8]) throws(SealError) -> UInt64 {
    guard let total = Padding.plaintextCount(forContent: contentCount),
      let fileCount = ChunkLayout.fileCount(forContent: contentCount)
    else { throw .tooLarge }
    do throws(LockError) {
      var missing = total - contentCount - UInt64(Padding.trailerCount)
      let zeros = [UInt8](repeating: 0, count: Int(min(missing, UInt64(ChunkLayout.chunkCount))))
      while missing > 0 {
        let count = Int(min(missing, UInt64(zeros.count)))
        try zeros.lendBytes { bytes throws(LockError) in try take(bytes.extracting(first: count), into: &output) }
        missing -= UInt64(count)
      }
      // The one number of the format with its lowest byte first.
      let trailer = Array(contentCount.bigEndianBytes.reversed())
      try trailer.lendBytes { bytes throws(LockError) in try take(bytes, into: &output) }
      try sealPending(into: &output)
    } catch {
      throw .lock(error)
    }
    return fileCount
  }

  private mutating func take(_ bytes: RawSpan, into output: inout [UInt8]) throws(LockError) {
    var rest = bytes.extracting(first: bytes.byteCount)
    while rest.byteCount > 0 {
      // A whole chunk that lies ready is sealed from where it lies.
      if pending.isEmpty, rest.byteCount >= ChunkLayout.chunkCount {
        try key.seal(rest.extracting(first: ChunkLayout.chunkCount), chunk: nextChunk, into: &output)
        nextChunk += 1
        rest = rest.extracting(droppingFirst: ChunkLayout.chunkCount)
        continue
      }
      let count = min(rest.byteCount, ChunkLayout.chunkCount - pending.count)
      pending.append(contentsOf: rest.extracting(first: count).copied)
      rest = rest.extracting(droppingFirst: count)
      if pending.count == ChunkLayout.chunkCount { try sealPending(into: &output) }
    }
  }

  private mutating func sealPending(into output: inout [UInt8]) throws(LockError) {
    let index = nextChunk
    try pending.lendBytes { bytes throws(LockError) in try key.seal(bytes, chunk: index, into: &output) }
    nextChunk += 1
    pending.removeAll(keepingCapacity: true)
  }
}
