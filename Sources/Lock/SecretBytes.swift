import Synchronization

/// A secret in guarded memory that no swap, core dump or copy reaches, wiped when its owner lets go.
///
/// The bytes lie between guard pages and are locked into memory. Where the locked-memory limit is too small the secret
/// still works, unlocked, and ``wasLeftUnlocked`` says so once for the whole process. The type cannot be copied and has
/// no description, so neither copying nor printing a secret compiles; its bytes are lent to a closure as a span.
@safe
package struct SecretBytes: ~Copyable, @unchecked Sendable {
  private let memory: UnsafeMutableRawPointer
  /// How many bytes the secret has.
  package let count: Int

  private static let leftUnlocked = Atomic<Bool>(false)

  /// Whether any secret of this process so far could not be locked into memory (`ulimit -l` too small).
  package static var wasLeftUnlocked: Bool { leftUnlocked.load(ordering: .relaxed) }

  /// Reserves a secret of zeros, to be filled through ``withMutableBytes(_:)``.
  ///
  /// - Parameter count: The size in bytes; 0 is allowed.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when the memory cannot be had.
  package init(count: Int) throws(LockError) {
    let (memory, isLocked) = unsafe try Sodium.allocate(count: count)
    unsafe self.memory = unsafe memory
    self.count = count
    if !isLocked { Self.leftUnlocked.store(true, ordering: .relaxed) }
    unsafe Sodium.wipe(UnsafeMutableRawBufferPointer(start: memory, count: count))
  }

  /// Copies borrowed bytes into a secret of their own.
  ///
  /// - Parameter bytes: The bytes to take; the caller still wipes its own.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when the memory cannot be had.
  package init(copying bytes: RawSpan) throws(LockError) {
    try self.init(count: bytes.byteCount)
    unsafe bytes.withUnsafeBytes { source in
      unsafe UnsafeMutableRawBufferPointer(start: memory, count: count).copyMemory(from: source)
    }
  }

  deinit {
    unsafe Sodium.free(memory)
  }

  /// Draws a new secret from the kernel's random source.
  ///
  /// - Parameter count: The size in bytes.
  /// - Returns: A secret that nobody else has.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when the memory cannot be had.
  package static func random(count: Int) throws(LockError) -> SecretBytes {
    let secret = try SecretBytes(count: count)
    unsafe Sodium.fillWithRandom(UnsafeMutableRawBufferPointer(start: secret.memory, count: count))
    return secret
  }

  /// Lends the bytes for reading.
  ///
  /// - Parameter body: Must not keep what the span shows.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  package func withBytes<R: ~Copyable, E: Error>(_ body: (RawSpan) throws(E) -> R) throws(E) -> R {
    let bytes = unsafe UnsafeRawBufferPointer(start: memory, count: count)
    return try body(unsafe bytes.bytes)
  }

  /// Lends the bytes for writing.
  ///
  /// - Parameter body: Must not keep what the span shows.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  package mutating func withMutableBytes<R: ~Copyable, E: Error>(
    _ body: (inout MutableRawSpan) throws(E) -> R
  ) throws(E) -> R {
    let bytes = unsafe UnsafeMutableRawBufferPointer(start: memory, count: count)
    var span = unsafe bytes.mutableBytes
    return try body(&span)
  }

  /// Copies a part of the secret into a secret of its own.
  ///
  /// - Parameter range: Which bytes; within `0..<count`.
  /// - Returns: The part.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when the memory cannot be had.
  package func part(_ range: Range<Int>) throws(LockError) -> SecretBytes {
    try withBytes { bytes throws(LockError) in
      try SecretBytes(copying: bytes.extracting(range))
    }
  }
}
