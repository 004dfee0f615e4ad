/// Comparison that takes the same time wherever two texts differ.
package enum ConstantTime {
  /// Compares two stretches of bytes without saying by its timing where they differ.
  ///
  /// - Parameters:
  ///   - left: One side.
  ///   - right: The other; a different length answers `false` at once, since lengths are no secret.
  /// - Returns: Whether both have the same bytes.
  package static func areEqual(_ left: RawSpan, _ right: RawSpan) -> Bool {
    unsafe left.withUnsafeBytes { leftBytes in
      unsafe right.withUnsafeBytes { rightBytes in unsafe Sodium.areEqual(leftBytes, rightBytes) }
    }
  }

  /// The same for bytes that are already in ordinary memory, such as tags and commitments.
  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.lendBytes { leftBytes in right.lendBytes { rightBytes in areEqual(leftBytes, rightBytes) } }
  }
}
