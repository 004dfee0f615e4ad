import CConfine
import Glibc

/// Why a memory file could not be made.
package enum MemoryFileError: Error, Hashable, Sendable {
  /// More bytes than the caller allows; the payload is that limit.
  case tooLarge(limit: Int)
  /// The source could not be read; the payload is the kernel's error number.
  case unreadable(Int32)
  /// The kernel gave no memory file; the payload is its error number.
  case unavailable(Int32)
}

/// Bytes in a file that exists in memory only, sealed: nobody who holds it can change it, neither we nor the reader.
package final class SealedMemoryFile: Sendable {
  /// The file itself, for sealing it into a vault; never closed or written by who takes it.
  package let descriptor: Int32
  /// Its size in bytes; fixed by the seals.
  package let count: Int

  /// A sealed copy of `bytes`.
  ///
  /// Calls `memfd_create` and `fcntl` with `F_ADD_SEALS`.
  package convenience init(copying bytes: RawSpan) throws(MemoryFileError) {
    let descriptor = try Self.create()
    let status = unsafe bytes.withUnsafeBytes { unsafe Self.writeAll($0, to: descriptor) }
    try self.init(sealing: descriptor, count: bytes.byteCount, status)
  }

  /// A sealed copy of `bytes`.
  package convenience init(copying bytes: [UInt8]) throws(MemoryFileError) {
    try unsafe self.init(copying: bytes.span.bytes)
  }

  /// A sealed copy of everything a descriptor gives until its end, so that a document need not lie in the heap as well.
  ///
  /// - Parameters:
  ///   - source: A file, pipe or terminal open for reading; it stays open.
  ///   - limit: The most bytes taken; one more is an error, so that nothing is cut short in silence.
  /// - Throws: ``MemoryFileError``; nothing is left behind.
  package convenience init(readingFrom source: Int32, limit: Int) throws(MemoryFileError) {
    let descriptor = try Self.create()
    var total = 0
    var status: Int32 = 0
    var tooLarge = false
    unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 16) { buffer in
      while status == 0 {
        let got = unsafe read(source, buffer.baseAddress, buffer.count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else {
          status = got < 0 ? errno : 0
          break
        }
        total += got
        tooLarge = total > limit
        if tooLarge { break }
        unsafe status = Self.writeAll(UnsafeRawBufferPointer(rebasing: buffer[..<got]), to: descriptor)
      }
    }
    if tooLarge {
      close(descriptor)
      throw .tooLarge(limit: limit)
    }
    guard status == 0 else {
      close(descriptor)
      throw .unreadable(status)
    }
    try self.init(sealing: descriptor, count: total, 0)
  }

  /// A sealed copy of a file of ours or the system's; never of a document, whose path a caller opens with its own care.
  convenience init(readingPath path: String, limit: Int) throws(MemoryFileError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(errno) }
    defer { close(descriptor) }
    try self.init(readingFrom: descriptor, limit: limit)
  }

  private init(sealing descriptor: Int32, count: Int, _ status: Int32) throws(MemoryFileError) {
    self.descriptor = descriptor
    self.count = count
    guard status == 0 else { throw .unavailable(status) }
    let sealed = confine_seal(descriptor)
    guard sealed == 0 else { throw .unavailable(-sealed) }
  }

  deinit { close(descriptor) }

  /// Lends the bytes for the time of one call.
  package func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let mapping = MemoryMapping(descriptor: descriptor, count: count) else { return try body(RawSpan()) }
    return try unsafe body(mapping.bytes.bytes)
  }

  private static func create() throws(MemoryFileError) -> Int32 {
    let descriptor = unsafe confine_memory_file("vault")
    guard descriptor >= 0 else { throw .unavailable(-descriptor) }
    return descriptor
  }

  private static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = unsafe bytes[...]
    while unsafe !rest.isEmpty {
      let written = unsafe write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if written < 0, errno == EINTR { continue }
      guard written > 0 else { return errno }
      unsafe rest = rest.dropFirst(written)
    }
    return 0
  }
}

/// A memory file's bytes in the address space, read-only, until this goes out of scope.
@safe
struct MemoryMapping: ~Copyable {
  let bytes: UnsafeRawBufferPointer

  /// Calls `mmap`; `nil` for an empty file, or when there is no room.
  init?(descriptor: Int32, count: Int) {
    guard count > 0, let start = unsafe mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, 0) else { return nil }
    guard unsafe start != MAP_FAILED else { return nil }
    unsafe bytes = UnsafeRawBufferPointer(start: start, count: count)
  }

  deinit { unsafe munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
