import Foundation
import Glibc

/// A run of `vault` at a pseudo-terminal of its own: waits for what it asks, then types.
struct TerminalDialog {
  /// What is typed once some words have appeared; the text so far is given to it.
  struct Answer {
    var question: String
    var typed: (String) -> String

    init(_ question: String, _ typed: String) {
      self.question = question
      self.typed = { _ in typed }
    }

    init(_ question: String, _ typed: @escaping (String) -> String) {
      self.question = question
      self.typed = typed
    }
  }

  /// Everything that appeared on the terminal, typed lines with echo included.
  var screen: String
  var status: Int32
  /// Whether the terminal echoed again when the program had ended.
  var echoIsOn: Bool

  /// Runs the program with its three streams and its controlling terminal on one pseudo-terminal.
  init(_ program: VaultProgram, _ arguments: String..., answers: [Answer]) throws {
    let (controller, path) = try Self.pseudoTerminal()
    let process = Process()
    // setsid makes a session without a terminal, and the first one it opens becomes its own.
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments =
      ["--wait", "/bin/sh", "-c", "t=$1; shift; exec \"$@\" <\"$t\" >\"$t\" 2>&1", "sh", path, VaultProgram.path]
      + arguments
    process.environment = program.environment.merging(["TERM": "xterm"]) { $1 }
    process.currentDirectoryURL = URL(filePath: program.folder)
    let held = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    try process.run()
    (screen, _) = Self.converse(controller, answers, while: process)
    process.waitUntilExit()
    status = process.terminationStatus
    var settings = termios()
    echoIsOn = unsafe tcgetattr(held, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    close(held)
    close(controller)
  }

  /// Opens a pseudo-terminal: the controlling side, and the path of the other (pts(4), ioctl_tty(2)).
  private static func pseudoTerminal() throws -> (Int32, String) {
    let setLock: UInt = 0x4004_5431  // TIOCSPTLCK
    let getNumber: UInt = 0x8004_5430  // TIOCGPTN
    let controller = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var unlocked: Int32 = 0
    var number: UInt32 = 0
    guard controller >= 0, unsafe ioctl(controller, setLock, &unlocked) == 0,
      unsafe ioctl(controller, getNumber, &number) == 0
    else { throw CocoaError(.fileReadUnknown) }
    return (controller, "/dev/pts/\(number)")
  }

  private static func converse(
    _ controller: Int32, _ answers: [Answer], while process: Process
  ) -> (String, Bool) {
    var seen: [UInt8] = []
    var searched = 0
    var waiting = answers[...]
    let end = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < end {
      var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
      let isReady = unsafe poll(&request, 1, 50) > 0
      if isReady, request.revents & Int16(POLLIN) != 0 {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = unsafe Glibc.read(controller, &buffer, buffer.count)
        if count > 0 { seen += buffer.prefix(count) }
      } else if !process.isRunning {
        return (String(decoding: seen, as: UTF8.self), true)
      }
      guard let answer = waiting.first else { continue }
      let fresh = String(decoding: seen[searched...], as: UTF8.self)
      guard fresh.contains(answer.question) else { continue }
      searched = seen.count
      waiting = waiting.dropFirst()
      // What is typed before echo is off is thrown away by the program, as it should be.
      usleep(100_000)
      let typed = Array((answer.typed(String(decoding: seen, as: UTF8.self)) + "\n").utf8)
      _ = unsafe Glibc.write(controller, typed, typed.count)
    }
    process.terminate()
    return (String(decoding: seen, as: UTF8.self), false)
  }
}
