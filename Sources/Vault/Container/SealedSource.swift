/// Where the bytes of a sealed file come from.
protocol SealedSource: ~Copyable {
  /// The file's length.
  var count: UInt64 { get }
  /// Reads up to `count` bytes from an offset; fewer only where the file ends.
  func read(at offset: UInt64, count: Int) throws(SealError) -> [UInt8]
}

/// A sealed file in memory.
struct SealedBytes: SealedSource {
  let bytes: [UInt8]

  var count: UInt64 { UInt64(bytes.count) }

  func read(at offset: UInt64, count: Int) -> [UInt8] {
    let start = Int(clamping: min(offset, UInt64(bytes.count)))
    return Array(bytes[start..<min(bytes.count, start + count)])
  }
}

/// A sealed file in a folder, of the length it had when it was opened.
struct SealedFile: SealedSource, ~Copyable {
  private let handle: FileHandle
  let count: UInt64

  /// Takes a file after checking that it is a regular file of ours and no larger than allowed.
  init(_ handle: consuming FileHandle, mostBytes: UInt64) throws(SealError) {
    let attributes = try SealError.system(handle.attributes())
    guard attributes.isRegular, attributes.isOurs else { throw .foreign }
    guard attributes.count <= mostBytes else { throw .tooLarge }
    count = attributes.count
    self.handle = handle
  }

  func read(at offset: UInt64, count: Int) throws(SealError) -> [UInt8] {
    try SealError.system(handle.read(at: offset, count: count))
  }
}
