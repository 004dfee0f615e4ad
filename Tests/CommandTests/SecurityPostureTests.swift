import Foundation
import Testing

/// Build settings and run-time state that SECURITY.md promises, measured on the built program and on a running one.
@Suite struct SecurityPostureTests {
  private let program = BuiltVault.path

  @Test("the program is position-independent, its relocations are read-only and its stack is not executable")
  func linkerSettings() throws {
    let headers = try Tool.run("/usr/bin/readelf", "-lW", program)
    let dynamic = try Tool.run("/usr/bin/readelf", "-dW", program)
    #expect(dynamic.contains("Flags: NOW PIE") || (dynamic.contains("PIE") && dynamic.contains("NOW")))
    #expect(headers.contains("GNU_RELRO"))
    let stack = try #require(headers.split(separator: "\n").first { $0.contains("GNU_STACK") })
    #expect(stack.contains(" RW ") && !stack.contains("RWE"))
  }

  @Test("no library search path is compiled in")
  func noRunPath() throws {
    let dynamic = try Tool.run("/usr/bin/readelf", "-dW", program)
    #expect(!dynamic.contains("RUNPATH") && !dynamic.contains("RPATH"))
  }

  @Test("the Swift library is inside, so a crash prints no memory")
  func swiftLibraryIsStatic() throws {
    let dynamic = try Tool.run("/usr/bin/readelf", "-dW", program)
    #expect(!dynamic.contains("libswift"))
    #expect(!dynamic.contains("libFoundation"))
  }

  @Test("a program that waits for a passphrase makes no core, gains no privilege and locks its secret in memory")
  func runTimeState() throws {
    let home = try TemporaryFolder()
    let passphrase = home.path + "/passphrase"
    try "a fictional passphrase\n".write(toFile: passphrase, atomically: false, encoding: .utf8)
    unsafe chmod(passphrase, 0o600)
    let made = BuiltVault.run("init", "--passphrase-file", passphrase, "--yes", home: home)
    try #require(made.status == 0, "init ended with \(made.status): \(made.errors)")

    let running = Process()
    running.executableURL = URL(filePath: program)
    running.arguments = ["unlock", "--passphrase-fd", "0"]
    running.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin", "SECRET_LEFTOVER": "1"]
    let input = Pipe()
    running.standardInput = input
    running.standardOutput = FileHandle.nullDevice
    running.standardError = FileHandle.nullDevice
    try running.run()
    defer {
      running.terminate()
      running.waitUntilExit()
    }
    let process = "/proc/\(running.processIdentifier)"
    try waitUntil { (try? String(contentsOfFile: process + "/wchan", encoding: .utf8))?.contains("pipe") == true }
    let status = try String(contentsOfFile: process + "/status", encoding: .utf8)
    let limits = try String(contentsOfFile: process + "/limits", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    #expect(status.contains("Umask:\t0077"))
    let locked = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmLck:") })
    #expect(!locked.contains(" 0 kB"), "no memory is locked while a passphrase is read")
    let cores = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    #expect(cores.split(separator: " ").dropFirst(4).prefix(2).allSatisfy { $0 == "0" })
  }

  @Test("a crash prints no memory")
  func crashIsQuiet() throws {
    let running = Process()
    running.executableURL = URL(filePath: program)
    running.arguments = ["unlock", "--passphrase-fd", "0"]
    let home = try TemporaryFolder()
    let passphrase = home.path + "/passphrase"
    try "a fictional passphrase\n".write(toFile: passphrase, atomically: false, encoding: .utf8)
    unsafe chmod(passphrase, 0o600)
    try #require(BuiltVault.run("init", "--passphrase-file", passphrase, "--yes", home: home).status == 0)
    running.environment = ["HOME": home.path, "PATH": "/usr/bin:/bin", "SWIFT_BACKTRACE": "enable=yes"]
    let input = Pipe()
    let errors = Pipe()
    running.standardInput = input
    running.standardOutput = errors
    running.standardError = errors
    try running.run()
    let process = "/proc/\(running.processIdentifier)"
    try waitUntil { (try? String(contentsOfFile: process + "/wchan", encoding: .utf8))?.contains("pipe") == true }
    kill(running.processIdentifier, SIGSEGV)
    running.waitUntilExit()
    #expect(running.terminationReason == .uncaughtSignal)
    let printed = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(!printed.contains("Registers") && !printed.contains("0x"), "\(printed.prefix(200))")
  }

  private func waitUntil(_ condition: () -> Bool) throws {
    for _ in 0..<500 where !condition() { usleep(10_000) }
    try #require(condition(), "the program did not come to wait for its passphrase")
  }
}
