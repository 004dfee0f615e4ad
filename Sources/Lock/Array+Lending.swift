extension [UInt8] {
  /// Lends the bytes as the span that the ciphers and digests take.
  ///
  /// The standard library marks `Span.bytes` unsafe for every element type, since some types have padding; a byte has
  /// none. This is the one place that says so.
  ///
  /// - Parameter body: Must not keep what the span shows.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  package func lendBytes<R: ~Copyable, E: Error>(_ body: (RawSpan) throws(E) -> R) throws(E) -> R {
    try body(unsafe span.bytes)
  }
}
