import CSodium

/// The one door to libsodium: guarded memory, random bytes, comparison that takes the same time for every answer.
enum Sodium {
  /// Whether `sodium_init` succeeded; asked once, before the first use of anything else here.
  static let isReady: Bool = sodium_init() >= 0

  /// Allocates memory between guard pages, locked against swapping when the limit allows it.
  ///
  /// Calls `sodium_malloc`.
  ///
  /// - Parameter count: The size in bytes; 0 is allowed.
  /// - Returns: The memory, and whether it is locked: `sodium_malloc` itself does not say, so `sodium_mlock` is asked
  ///   once more, which changes nothing when the pages are locked already.
  /// - Throws: ``LockError/outOfMemory(bytes:)`` when there is none.
  static func allocate(count: Int) throws(LockError) -> (memory: UnsafeMutableRawPointer, isLocked: Bool) {
    guard isReady else { throw .libraryFailed("libsodium: sodium_init") }
    guard count >= 0, let memory = unsafe sodium_malloc(count) else { throw .outOfMemory(bytes: count) }
    let isLocked = unsafe count == 0 || sodium_mlock(memory, count) == 0
    return unsafe (memory, isLocked)
  }

  /// Wipes and frees what ``allocate(count:)`` gave.
  ///
  /// Calls `sodium_free`, which ends the process on an overrun.
  static func free(_ memory: UnsafeMutableRawPointer) {
    unsafe sodium_free(memory)
  }

  /// Overwrites memory in a way the compiler may not leave out.
  ///
  /// Calls `sodium_memzero`.
  static func wipe(_ bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe sodium_memzero(start, bytes.count)
  }

  /// Fills memory with bytes from the kernel.
  ///
  /// Calls `randombytes_buf`, which ends the process when there are none.
  static func fillWithRandom(_ bytes: UnsafeMutableRawBufferPointer) {
    guard let start = bytes.baseAddress else { return }
    unsafe randombytes_buf(start, bytes.count)
  }

  /// Compares two stretches of the same length.
  ///
  /// Calls `sodium_memcmp`.
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    guard let leftStart = left.baseAddress, let rightStart = right.baseAddress else { return true }
    return unsafe sodium_memcmp(leftStart, rightStart, left.count) == 0
  }
}
