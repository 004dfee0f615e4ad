import Glibc
import Lock
import Reader
import Report
import Terminal

/// A document as it was handed over: sealed in memory, with the digest that was taken before any reader saw it.
struct DocumentFile {
  /// The last component of its path as bytes, `-` for standard input.
  let name: [UInt8]
  /// What the person typed, for messages, escaped.
  let shownName: String
  let memory: SealedMemoryFile
  let sha256: [UInt8]

  /// No document may have more bytes; told before one of them is read.
  private static let mostBytes = ReaderLimits().documentBytes

  /// Opens an operand: a regular file, or standard input for `-`.
  init(operand: [UInt8]) throws(Problem) {
    shownName = TerminalText.escaped(bytes: operand)
    if operand == [UInt8(ascii: "-")] {
      name = operand
      guard isatty(0) == 0 else { throw .fileNotRegular(shownName) }
      memory = try Self.take(descriptor: 0, shownName)
    } else {
      name = Self.lastComponent(of: operand)
      let descriptor = try Self.open(operand, shownName)
      defer { close(descriptor) }
      memory = try Self.take(descriptor: descriptor, shownName)
    }
    guard memory.count > 0 else { throw .fileEmpty(shownName) }
    let memory = memory
    sha256 = try ProblemMapping.locking { () throws(LockError) in
      try memory.withBytes { bytes throws(LockError) in try SHA256Digest.of(bytes) }
    }
  }

  /// What the reading says of the file.
  func source(kind: SourceKind, pages: Int) -> SourceFile {
    SourceFile(
      name: String(decoding: name, as: UTF8.self), bytes: memory.count, sha256: hexadecimalDigest, kind: kind,
      pages: pages)
  }

  var hexadecimalDigest: String { Hexadecimal.text(sha256) }

  /// Opens without waiting for a FIFO's writer and without doing anything to a device.
  private static func open(_ path: [UInt8], _ shown: String) throws(Problem) -> Int32 {
    let descriptor = unsafe Glibc.open(
      path.map(CChar.init(bitPattern:)) + [0], O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw problem(errno, shown) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .fileNotRegular(shown)
    }
    guard status.st_size <= mostBytes else {
      close(descriptor)
      throw .fileTooLarge(shown, mebibytes: mostBytes >> 20)
    }
    return descriptor
  }

  private static func problem(_ code: Int32, _ shown: String) -> Problem {
    switch code {
    case ENOENT, ENOTDIR, ENAMETOOLONG: .fileMissing(shown)
    // A socket, or a device without a driver.
    case ENXIO, ENODEV: .fileNotRegular(shown)
    default: .fileUnreadable(shown)
    }
  }

  private static func take(descriptor: Int32, _ shown: String) throws(Problem) -> SealedMemoryFile {
    do throws(MemoryFileError) {
      return try SealedMemoryFile(readingFrom: descriptor, limit: mostBytes)
    } catch {
      switch error {
      case .tooLarge(let limit): throw .fileTooLarge(shown, mebibytes: limit >> 20)
      case .unreadable(EISDIR): throw .fileNotRegular(shown)
      // The copy in memory met the limit on file sizes or on memory files; the document itself can be read.
      case .unreadable(EFBIG), .unreadable(ENOSPC): throw .storageFull
      case .unreadable: throw .fileUnreadable(shown)
      case .unavailable: throw .readerUnavailable
      }
    }
  }

  private static func lastComponent(of path: [UInt8]) -> [UInt8] {
    path.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? path
  }
}
