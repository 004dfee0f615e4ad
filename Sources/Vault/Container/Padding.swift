/// Padmé: the length a plaintext is padded to, so that a sealed file's size tells little of its content (docs/format.md 2.3).
///
/// From Nikitin et al., "Reducing Metadata Leakage from Encrypted Files and Communication with PURBs" (2019), algorithm 1:
/// at most 12 % is added, and about log log of the size leaks.
enum Padding {
  /// Bytes at the end of every plaintext that hold the content's length.
  static let trailerCount = 8

  /// The length of the plaintext that holds a content of this length; `nil` where no 62-bit number is large enough.
  static func plaintextCount(forContent count: UInt64) -> UInt64? {
    guard count < 1 << 61 else { return nil }
    return roundedUp(count + UInt64(trailerCount))
  }

  /// The least Padmé value at or above a length of at least 2.
  private static func roundedUp(_ length: UInt64) -> UInt64 {
    let exponent = 63 - length.leadingZeroBitCount
    let significant = 64 - UInt64(exponent).leadingZeroBitCount
    let mask = (UInt64(1) << UInt64(exponent - significant)) - 1
    return (length + mask) & ~mask
  }
}
