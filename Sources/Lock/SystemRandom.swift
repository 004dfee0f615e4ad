/// Random bytes that are no secret: salts, nonces, identifiers.
package enum SystemRandom {
  /// Draws bytes from the kernel's random source.
  ///
  /// - Parameter count: How many; not negative.
  /// - Returns: The bytes, in ordinary memory. A key is drawn with ``SecretBytes/random(count:)`` instead.
  package static func bytes(_ count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    unsafe bytes.withUnsafeMutableBytes { unsafe Sodium.fillWithRandom($0) }
    return bytes
  }
}
