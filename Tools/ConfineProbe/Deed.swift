import Glibc
import Reader

/// Things that a parser which was taken over might try; each ends in notes for the parent, or in the end of the process.
enum Deed {
  static func run(_ name: String, _ argument: String) throws(EngineFault) -> [String] {
    switch name {
    case "read": return []
    case "refuse": throw .pageUnreadable
    case "surroundings": return unsafe Surroundings.notes
    case "raw": writeRaw(argument)
    case "die": abort()
    case "spin": spin()
    case "stand-still": standStill()
    case "exit": exit(3)
    case "hoard": return [hoard(mebibytes: Int(argument) ?? 0)]
    case "hold": hold(mebibytes: Int(argument) ?? 0)
    case "font": return [openFont(argument)]
    default: return [system(name, argument)]
    }
  }

  /// One system call by name; the argument is a path or a number.
  private static func system(_ name: String, _ argument: String) -> String {
    let here = Int(AT_FDCWD)
    let number = Int(argument) ?? 0
    return switch name {
    case "open-read": Kernel.attempt(257, path: argument, at: 1, here, Int(O_RDONLY))
    case "open-old": Kernel.attempt(2, path: argument, at: 0, Int(O_RDONLY))
    case "open-write": Kernel.attempt(257, path: argument, at: 1, here, Int(O_WRONLY))
    case "open-create": Kernel.attempt(257, path: argument, at: 1, here, Int(O_RDWR | O_CREAT), 0o600)
    case "open-path-only": Kernel.attempt(257, path: argument, at: 1, here, 0x20_0000)
    case "open-two": Kernel.attempt(437, path: argument, at: 1, here, 0, 24)
    case "stat": Kernel.attempt(4, path: argument, at: 0, scratch)
    case "list": Kernel.attempt(217, 0, scratch, 64)
    case "unlink": Kernel.attempt(87, path: argument, at: 0)
    case "rename": Kernel.attempt(82, path: argument, at: 0, scratch)
    case "mkdir": Kernel.attempt(83, path: argument, at: 0, 0o700)
    case "readlink": Kernel.attempt(89, path: argument, at: 0, scratch, 64)
    case "chmod": Kernel.attempt(90, path: argument, at: 0, 0o777)
    case "socket": Kernel.attempt(41, 2, 1)
    case "socket-unix": Kernel.attempt(41, 1, 1)
    case "socketpair": Kernel.attempt(53, 1, 1, 0, scratch)
    case "io-uring": Kernel.attempt(425, 1, scratch)
    case "add-key": Kernel.attempt(248, path: "user", at: 0, scratch, scratch, 1, -3)
    case "request-key": Kernel.attempt(249, path: "user", at: 0, scratch, 0, 0)
    case "keyctl": Kernel.attempt(250, 0, -3, 0)
    case "exec": Kernel.attempt(59, path: argument, at: 0, 0, 0)
    case "exec-memory": Kernel.attempt(322, path: "", at: 1, 5, 0, 0, 0x1000)
    case "ptrace": Kernel.attempt(101, 16, number)
    case "read-memory-of": Kernel.attempt(310, number, 0, 0, 0, 0, 0)
    case "fork": Kernel.attempt(56, Int(SIGCHLD))
    case "fork-old": Kernel.attempt(57)
    case "thread": Kernel.attempt(56, 0x0001_0F00, scratch)
    case "clone3": Kernel.attempt(435, scratch, 88)
    case "kill": Kernel.attempt(62, number, 9)
    case "kill-thread": Kernel.attempt(234, number, number, 9)
    case "signal-itself": Kernel.attempt(234, Int(getpid()), Int(getpid()), 0)
    case "pidfd": Kernel.attempt(434, number, 0)
    case "mount": Kernel.attempt(165, path: "/", at: 1, 0, 0, 0, 0)
    case "unshare": Kernel.attempt(272, 0x1000_0000)
    case "setns": Kernel.attempt(308, 0, 0)
    case "chroot": Kernel.attempt(161, path: "/", at: 0)
    case "chdir": Kernel.attempt(80, path: "/", at: 0)
    case "bpf": Kernel.attempt(321, 0, 0, 0)
    case "perf": Kernel.attempt(298, scratch, 0, -1, -1, 0)
    case "userfaultfd": Kernel.attempt(323, 0)
    case "x32": Kernel.attempt(0x4000_0000 + 39)
    case "memory-file": Kernel.attempt(319, path: "x", at: 0, 0)
    case "write-document": Kernel.attempt(1, 5, scratch, 1)
    case "write-document-at": Kernel.attempt(18, 5, scratch, 1, 0)
    case "map-document-writable": Kernel.attempt(9, 0, 4096, 3, 1, 5, 0)
    case "signal-by-descriptor": Kernel.attempt(72, 3, 8, 1)
    case "truncate-document": Kernel.attempt(77, 5, 0)
    case "map-executable": Kernel.attempt(9, 0, 4096, 5, 0x22, -1, 0)
    case "make-executable": Kernel.attempt(10, scratch & ~4095, 4096, 5)
    case "dumpable": Kernel.attempt(157, 4, 1)
    case "raise-limit": Kernel.attempt(302, 0, 9, scratch, 0)
    case "terminal": Kernel.attempt(16, 0, 0x5412, scratch)
    case "write-error": Kernel.attempt(1, 2, scratch, 1)
    default: "no such deed"
    }
  }

  /// A page of memory that calls may read from and write to.
  private static let scratch = Int(
    bitPattern: UnsafeMutableRawPointer.allocate(byteCount: 8192, alignment: 4096))

  /// Puts bytes on the answer pipe that are no answer of ours, then waits to be ended.
  private static func writeRaw(_ hexadecimal: String) -> Never {
    let digits = Array(hexadecimal.utf8)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { place in
      UInt8(String(decoding: digits[place...place + 1], as: UTF8.self), radix: 16) ?? 0
    }
    _ = unsafe bytes.withUnsafeBytes { unsafe write(4, $0.baseAddress, $0.count) }
    standStill()
  }

  /// Uses processor time for ever.
  static func spin() -> Never {
    var count: UInt64 = 0
    while true { count &+= 1 }
  }

  /// Does nothing for ever, without using processor time: waits on the request pipe and takes what comes.
  static func standStill() -> Never {
    while true {
      var byte: UInt8 = 0
      if unsafe read(3, &byte, 1) <= 0 { exit(0) }
    }
  }

  /// Whether that much memory can be had.
  private static func hoard(mebibytes: Int) -> String {
    guard let memory = unsafe malloc(mebibytes << 20) else { return "ENOMEM" }
    unsafe memset(memory, 1, mebibytes << 20)
    unsafe free(memory)
    return "allowed"
  }

  /// Keeps that much memory and works on.
  private static func hold(mebibytes: Int) -> Never {
    if let memory = unsafe malloc(mebibytes << 20) { unsafe memset(memory, 1, mebibytes << 20) }
    spin()
  }

  /// The first bytes of a font, opened by its path in the private folder as poppler would.
  private static func openFont(_ name: String) -> String {
    guard let folder = unsafe Surroundings.fontFolder else { return "no folder" }
    let descriptor = unsafe open(folder + "/" + name, O_RDONLY)
    guard descriptor >= 0 else { return "error \(errno)" }
    var head: [UInt8] = Array(repeating: 0, count: 4)
    let got = unsafe read(descriptor, &head, 4)
    close(descriptor)
    return got == 4 ? String(decoding: head, as: UTF8.self) : "short"
  }
}
