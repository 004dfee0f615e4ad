import Glibc

/// The only place of this room that calls the kernel: bytes out, lines in, and what is known of a stream.
enum SystemStreams {
  /// How writing ended.
  enum Written: Sendable, Hashable {
    case complete
    /// The reader of the pipe is gone.
    case closed
    case failed
  }

  /// Writes all bytes to a descriptor; calls `write` until they are gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Written {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count < 0, errno != EINTR {
        return errno == EPIPE ? .closed : .failed
      }
    }
    return .complete
  }

  /// Writes lent bytes to a descriptor without copying them.
  static func write(_ bytes: RawSpan, to descriptor: Int32) -> Written {
    unsafe bytes.withUnsafeBytes { source in
      var done = 0
      while done < source.count {
        let count = unsafe Glibc.write(descriptor, source.baseAddress?.advanced(by: done), source.count - done)
        if count > 0 {
          done += count
        } else if count < 0, errno != EINTR {
          return errno == EPIPE ? .closed : .failed
        }
      }
      return .complete
    }
  }

  /// Writes lent bytes and a line end to `/dev/tty`.
  static func showAtTerminal(_ lend: ((RawSpan) -> Void) -> Void) {
    let descriptor = unsafe open("/dev/tty", O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    lend { bytes in _ = write(bytes, to: descriptor) }
    _ = write([UInt8(ascii: "\n")], to: descriptor)
  }

  /// Whether a descriptor is a terminal; calls `isatty`.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; calls `ioctl` with `TIOCGWINSZ`.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Whether there is a terminal to ask at, wherever the streams lead; opens `/dev/tty`.
  static func hasControllingTerminal() -> Bool {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// Shows a question at `/dev/tty` and reads one line there; `nil` without a terminal or at the end of input.
  ///
  /// - Parameters:
  ///   - question: What stands before the answer.
  ///   - mostBytes: What follows on a longer line is dropped.
  /// - Returns: The line without its end.
  static func ask(_ question: String, mostBytes: Int = 1024) -> [UInt8]? {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard write(Array(question.utf8), to: descriptor) == .complete else { return nil }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = unsafe Glibc.read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else {
        // Ctrl-D shows nothing; what comes next begins a line.
        _ = write([UInt8(ascii: "\n")], to: descriptor)
        return line.isEmpty ? nil : line
      }
      if byte == UInt8(ascii: "\n") { return line }
      if line.count < mostBytes { line.append(byte) }
    }
  }

  /// Takes a progress line away before a signal from the keyboard or a supervisor ends the process, which it then does.
  static func eraseProgressOnSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { number in
        let erase: StaticString = "\r\u{1B}[K"
        _ = unsafe Glibc.write(2, erase.utf8Start, erase.utf8CodeUnitCount)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Ends the process the way a closed pipe ends any other program: by `SIGPIPE`, without a word.
  static func endByClosedPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    // Only reached where the signal is blocked.
    exit(141)
  }
}
