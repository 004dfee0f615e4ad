import CUTF8Proc

/// Unicode normalisation form C of secret text, without the text ever leaving guarded memory.
///
/// The same passphrase typed on two keyboards may arrive composed or decomposed; both must give the same key.
enum NFC {
  private static let options = UTF8PROC_COMPOSE.rawValue | UTF8PROC_STABLE.rawValue

  /// Normalises a text into a new secret.
  ///
  /// Calls `utf8proc_decompose` and `utf8proc_reencode` on buffers of ours.
  ///
  /// - Parameter text: UTF-8.
  /// - Returns: The text in NFC, UTF-8.
  /// - Throws: ``LockError/passphrase(_:)``, or ``LockError/outOfMemory(bytes:)``.
  static func normalised(_ text: borrowing SecretBytes) throws(LockError) -> SecretBytes {
    let codepointCount = try text.withBytes { bytes throws(LockError) in
      try unsafe decompose(bytes, into: UnsafeMutableRawBufferPointer(start: nil, count: 0))
    }
    // Four bytes a codepoint, and one element more, which `utf8proc_reencode` wants for its closing NUL.
    var codepoints = try SecretBytes(count: (codepointCount + 1) * 4)
    let count = try text.withBytes { bytes throws(LockError) in
      try codepoints.withMutableBytes { target throws(LockError) in
        try unsafe target.withUnsafeMutableBytes { buffer throws(LockError) in
          let written = try unsafe decompose(bytes, into: buffer)
          let count = unsafe utf8proc_reencode(
            buffer.baseAddress?.assumingMemoryBound(to: utf8proc_int32_t.self), written,
            utf8proc_option_t(rawValue: options))
          guard count >= 0 else { throw .libraryFailed("utf8proc_reencode") }
          return count
        }
      }
    }
    return try codepoints.part(0..<count)
  }

  /// Decomposes into `buffer` as far as it reaches and returns how many codepoints there are.
  private static func decompose(
    _ text: RawSpan, into buffer: UnsafeMutableRawBufferPointer
  ) throws(LockError) -> Int {
    let count = unsafe text.withUnsafeBytes { bytes in
      unsafe utf8proc_decompose(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count,
        buffer.baseAddress?.assumingMemoryBound(to: utf8proc_int32_t.self), buffer.count / 4,
        utf8proc_option_t(rawValue: options))
    }
    guard count != UTF8PROC_ERROR_INVALIDUTF8 else { throw .passphrase(.notUTF8) }
    guard count >= 0 else { throw .libraryFailed("utf8proc_decompose") }
    return count
  }
}
