/// What is wrong with a frame; every case means that the other side broke the protocol.
package enum FrameError: Error, Hashable, Sendable {
  /// The frame says it is longer than its kind may be.
  case tooLong(Int)
  /// No frame has this kind.
  case unknownKind(UInt8)
  /// The payload ends before the value does.
  case truncated
  /// Bytes are left after the value.
  case trailingBytes(Int)
  /// A text is not UTF-8, or holds a zero.
  case notText
  /// A list or a text is longer than its place allows.
  case tooMany(Int)
  /// A number is not finite, or outside what its place allows.
  case outOfRange
}
