internal import Glibc

/// The content of a scan file, piece by piece: the directory, then the files.
struct OriginalsStream {
  private static let pieceCount: UInt64 = 1 << 20

  private var waiting: [OriginalFile]
  private var directory: [UInt8]?
  private var offset: UInt64 = 0

  init(_ files: [OriginalFile]) {
    waiting = files.reversed()
    directory = OriginalsDirectory(files: files.map(\.facts)).encoded
  }

  /// The next piece; `nil` at the end.
  mutating func next() throws(SealError) -> [UInt8]? {
    if let directory {
      self.directory = nil
      guard directory.count <= OriginalsDirectory.lengthCount + OriginalsDirectory.mostBytes else { throw .tooLarge }
      return directory
    }
    guard let file = waiting.last else { return nil }
    switch file.content {
    case .bytes(let bytes):
      waiting.removeLast()
      return bytes
    case .descriptor(let descriptor, let count):
      guard offset < count else {
        waiting.removeLast()
        offset = 0
        return try next()
      }
      let piece = try Self.read(descriptor, at: offset, count: Int(min(Self.pieceCount, count - offset)))
      offset += UInt64(piece.count)
      return piece
    }
  }

  /// Calls `pread` on a descriptor that stays its owner's; a file that became shorter is a fault.
  private static func read(_ descriptor: Int32, at offset: UInt64, count: Int) throws(SealError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let result = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress?.advanced(by: done), count - done, off_t(offset) + off_t(done))
      }
      if result < 0, errno == EINTR { continue }
      guard result > 0 else { throw .file(FileFault(step: .read, code: result < 0 ? errno : EIO)) }
      done += result
    }
    return bytes
  }
}
