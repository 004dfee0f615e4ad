import Glibc

/// Reads a passphrase that a script hands over, straight into guarded memory.
///
/// One newline or CRLF at the end is not part of the passphrase; anything after it is refused, so that a file with two
/// lines is not half used. Spaces are kept. The bytes must be UTF-8; they are normalised where they are used.
package enum PassphraseSource {
  /// The most bytes a passphrase may have, its newline included.
  package static let mostBytes = 1024

  /// Reads a passphrase from an open descriptor, to its end.
  ///
  /// - Parameter fileDescriptor: Open for reading, and not a terminal. It stays open.
  /// - Returns: The passphrase, without its newline.
  /// - Throws: ``LockError/passphrase(_:)`` for every fault.
  package static func readPassphrase(fileDescriptor: Int32) throws(LockError) -> SecretBytes {
    guard isatty(fileDescriptor) == 0 else { throw .passphrase(.descriptorIsTerminal) }
    var buffer = try SecretBytes(count: mostBytes + 1)
    let count = try fill(&buffer, from: fileDescriptor)
    guard count <= mostBytes else { throw .passphrase(.tooLong) }
    return try line(of: buffer, count: count)
  }

  /// Takes one line out of what was read.
  ///
  /// - Parameters:
  ///   - buffer: The bytes.
  ///   - count: How many of them were read.
  /// - Returns: The line, without its newline.
  /// - Throws: ``LockError/passphrase(_:)`` when the line is empty, not UTF-8, or not the only one.
  static func line(of buffer: borrowing SecretBytes, count: Int) throws(LockError) -> SecretBytes {
    let newline = UInt8(ascii: "\n")
    let end = try buffer.withBytes { bytes throws(LockError) in
      func byte(_ offset: Int) -> UInt8 { unsafe bytes.unsafeLoad(fromByteOffset: offset, as: UInt8.self) }
      var end = count
      if end > 0, byte(end - 1) == newline {
        end -= 1
        if end > 0, byte(end - 1) == UInt8(ascii: "\r") { end -= 1 }
      }
      for offset in 0..<end where byte(offset) == newline { throw .passphrase(.severalLines) }
      return end
    }
    guard end > 0 else { throw .passphrase(.empty) }
    let line = try buffer.part(0..<end)
    _ = try NFC.normalised(line)
    return line
  }

  /// Reads until the end or until the buffer is full, and returns how many bytes came.
  private static func fill(_ buffer: inout SecretBytes, from descriptor: Int32) throws(LockError) -> Int {
    try buffer.withMutableBytes { bytes throws(LockError) in
      try unsafe bytes.withUnsafeMutableBytes { target throws(LockError) in
        var filled = 0
        while filled < target.count {
          let count = unsafe read(descriptor, target.baseAddress?.advanced(by: filled), target.count - filled)
          if count == 0 { break }
          if count > 0 {
            filled += count
            continue
          }
          switch errno {
          case EINTR: continue
          case EAGAIN: waitUntilReadable(descriptor)
          case EBADF: throw .passphrase(.descriptorNotOpen)
          case EISDIR: throw .passphrase(.notAFile)
          case let code: throw .passphrase(.readFailed(code))
          }
        }
        return filled
      }
    }
  }

  private static func waitUntilReadable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    // An interruption only means that the caller reads, and waits, once more.
    _ = unsafe poll(&request, 1, -1)
  }
}
