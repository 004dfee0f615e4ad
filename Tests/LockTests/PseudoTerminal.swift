import Foundation

/// A terminal whose keyboard and screen the test holds.
final class PseudoTerminal: Sendable {
  let master: Int32
  let slave: Int32
  let path: String

  struct Unavailable: Error {}

  init() throws {
    // TIOCSPTLCK and TIOCGPTN, which Swift does not import.
    let unlock: UInt = 0x4004_5431
    let getNumber: UInt = 0x8004_5430
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var locked: Int32 = 0
    var number: Int32 = 0
    guard master >= 0, unsafe ioctl(master, unlock, &locked) == 0, unsafe ioctl(master, getNumber, &number) == 0
    else { throw Unavailable() }
    path = "/dev/pts/\(number)"
    slave = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
  }

  deinit {
    close(slave)
    close(master)
  }

  var echoes: Bool {
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    return settings.c_lflag & tcflag_t(ECHO) != 0
  }

  func type(_ bytes: [UInt8]) {
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// What stands on the screen, waiting up to a second until it contains `text`.
  func screen(until text: String) -> String {
    var shown: [UInt8] = []
    for _ in 0..<100 {
      var request = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&request, 1, 10) > 0 {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe read(master, &bytes, bytes.count)
        shown += bytes.prefix(max(count, 0))
      }
      if String(decoding: shown, as: UTF8.self).contains(text) { break }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
