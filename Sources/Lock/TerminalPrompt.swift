import CLinux
import Glibc

/// Asks for a secret at the terminal without showing it.
///
/// Rules of this file: the question goes to the controlling terminal and nowhere else; echo is off exactly while the
/// question waits; whatever ends or stops the process meanwhile finds the terminal as it was. Signals are taken through a
/// descriptor, not a handler, so that nothing runs at a moment that Swift's runtime does not expect; the signal is then
/// raised again and does what it would have done. Called on the main thread, before there is any other: a thread that does
/// not block the signals would take them first.
package enum TerminalPrompt {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// Asks one question and reads one line.
  ///
  /// After Ctrl-Z and `fg`, the question is asked again from the start.
  ///
  /// - Parameters:
  ///   - prompt: What to print, without a newline; the caller has escaped anything foreign in it.
  ///   - terminal: The terminal's path; another than the controlling one in tests only.
  /// - Returns: The line, not empty, UTF-8, at most ``PassphraseSource/mostBytes``.
  /// - Throws: ``LockError/noTerminal``; ``LockError/promptCancelled`` at the end of input (Ctrl-D);
  ///   ``LockError/passphrase(_:)`` for an empty, too long or ill-formed line.
  package static func readSecret(prompt: String, terminal: String = "/dev/tty") throws(LockError) -> SecretBytes {
    let descriptor = unsafe open(terminal, O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .noTerminal }
    defer { close(descriptor) }
    var buffer = try SecretBytes(count: PassphraseSource.mostBytes + 2)
    while true {
      switch try ask(prompt, at: descriptor, into: &buffer) {
      case .line(let count):
        guard count <= PassphraseSource.mostBytes else { throw .passphrase(.tooLong) }
        return try PassphraseSource.line(of: buffer, count: count)
      case .signal(let number):
        raise(number)
      }
    }
  }

  private enum Answer {
    case line(count: Int)
    case signal(Int32)
  }

  /// Asks once; on return, terminal and signal mask are as they were.
  private static func ask(
    _ prompt: String, at descriptor: Int32, into buffer: inout SecretBytes
  ) throws(LockError) -> Answer {
    var oldMask = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, nil, &oldMask)
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    // A signal that the caller blocks already has no effect now, and raising it would only bring it back here.
    for signal in signals where unsafe sigismember(&oldMask, signal) == 0 { unsafe sigaddset(&mask, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &mask, nil)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &oldMask, nil) }
    let signalDescriptor = unsafe signalfd(-1, &mask, Int32(SFD_CLOEXEC))
    guard signalDescriptor >= 0 else { throw .libraryFailed("signalfd") }
    defer { close(signalDescriptor) }

    var shown = termios()
    guard unsafe tcgetattr(descriptor, &shown) == 0 else { throw .noTerminal }
    var hidden = shown
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ICANON | ECHONL | ISIG)
    // Restoring comes first in the order of leaving: it must be done before the signals are let through.
    defer { unsafe tcsetattr(descriptor, TCSADRAIN, &shown) }
    guard unsafe tcsetattr(descriptor, TCSAFLUSH, &hidden) == 0 else { throw .noTerminal }
    write(prompt, to: descriptor)
    let answer = try wait(descriptor, signalDescriptor, into: &buffer)
    // The person's cursor stands behind the question; what comes next, a shell's prompt perhaps, begins a line.
    if case .signal = answer { write("\n", to: descriptor) }
    return answer
  }

  private static func wait(
    _ descriptor: Int32, _ signalDescriptor: Int32, into buffer: inout SecretBytes
  ) throws(LockError) -> Answer {
    try buffer.withMutableBytes { bytes throws(LockError) in
      try unsafe bytes.withUnsafeMutableBytes { target throws(LockError) in
        var filled = 0
        while true {
          var requests = [
            pollfd(fd: signalDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          ]
          guard unsafe poll(&requests, 2, -1) > 0 else { continue }
          if requests[0].revents != 0, let signal = takeSignal(signalDescriptor) { return .signal(signal) }
          guard requests[1].revents != 0 else { continue }
          // A line that is too long is read to its end, over the last byte again and again, so that no rest of it is left
          // for the shell.
          let place = min(filled, target.count - 1)
          let count = unsafe read(descriptor, target.baseAddress?.advanced(by: place), target.count - place)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else {
            guard filled > 0 else {
              // Ctrl-D shows nothing; what comes next begins a line.
              write("\n", to: descriptor)
              throw .promptCancelled
            }
            return .line(count: filled)
          }
          filled += count
          if unsafe target[place..<place + count].last == UInt8(ascii: "\n") { return .line(count: filled) }
        }
      }
    }
  }

  private static func takeSignal(_ descriptor: Int32) -> Int32? {
    var info = signalfd_siginfo()
    let count = unsafe read(descriptor, &info, MemoryLayout<signalfd_siginfo>.size)
    return count == MemoryLayout<signalfd_siginfo>.size ? Int32(info.ssi_signo) : nil
  }

  private static func write(_ text: String, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { source in
        unsafe Glibc.write(descriptor, source.baseAddress?.advanced(by: written), source.count - written)
      }
      // A terminal that does not take the question will not give an answer either; reading says so.
      guard count > 0 || errno == EINTR else { return }
      written += max(count, 0)
    }
  }
}
