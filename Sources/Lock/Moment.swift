import Glibc

/// A moment on the three clocks that the idle lock looks at.
package struct Moment: Sendable, Equatable {
  /// Which run of the kernel it is: the boot clock means nothing in another one.
  package let bootID: BootID
  /// `CLOCK_BOOTTIME`: counts while the machine sleeps, and nobody can set it.
  package let sinceBoot: Duration
  /// `CLOCK_REALTIME` since 1970: can be set, but goes on while a virtual machine lies in a snapshot.
  package let wall: Duration

  /// Puts a moment together.
  ///
  /// - Parameters:
  ///   - bootID: The run of the kernel.
  ///   - sinceBoot: The boot clock.
  ///   - wall: The wall clock.
  package init(bootID: BootID, sinceBoot: Duration, wall: Duration) {
    self.bootID = bootID
    self.sinceBoot = sinceBoot
    self.wall = wall
  }

  /// Reads the clocks and the kernel's boot id.
  ///
  /// - Returns: The present moment.
  /// - Throws: ``LockError/keyringUnavailable(_:)`` with `noClock` where `/proc` or the clock is missing.
  package static func now() throws(LockError) -> Moment {
    guard let bootID = BootID.current(), let sinceBoot = time(CLOCK_BOOTTIME), let wall = time(CLOCK_REALTIME) else {
      throw .keyringUnavailable(.noClock)
    }
    return Moment(bootID: bootID, sinceBoot: sinceBoot, wall: wall)
  }

  /// The moment a test gives, else the present one.
  static func now(unless given: Moment?) throws(LockError) -> Moment {
    if let given { return given }
    return try now()
  }

  private static func time(_ clock: clockid_t) -> Duration? {
    var time = timespec()
    guard unsafe clock_gettime(clock, &time) == 0 else { return nil }
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}

/// The random name that the kernel gives each of its runs.
package struct BootID: Sendable, Hashable {
  /// The length in bytes.
  package static let count = 16

  /// The 16 bytes.
  package let bytes: [UInt8]

  /// `nil` for any other length.
  ///
  /// - Parameter bytes: 16 bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.count else { return nil }
    self.bytes = bytes
  }

  /// Reads the form in which the kernel writes it: 32 hexadecimal digits with hyphens.
  ///
  /// `nil` when there are not exactly 32 digits.
  ///
  /// - Parameter text: The file's content.
  init?(kernelText text: String) {
    let digits = text.utf8.compactMap { UInt8(String(UnicodeScalar($0)), radix: 16) }
    guard digits.count == 2 * Self.count else { return nil }
    bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  static func current() -> BootID? {
    let descriptor = unsafe open("/proc/sys/kernel/random/boot_id", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var text = [UInt8](repeating: 0, count: 64)
    let count = unsafe read(descriptor, &text, text.count)
    guard count > 0 else { return nil }
    return BootID(kernelText: String(decoding: text.prefix(count), as: UTF8.self))
  }
}
