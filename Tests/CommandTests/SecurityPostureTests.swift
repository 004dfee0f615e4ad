import Foundation
import Report
import Testing

/// Build settings and run-time state that SECURITY.md promises, measured on the built program and on a running one.
@Suite struct SecurityPostureTests {
  private let program = VaultProgram.path

  @Test("the program is position-independent, its relocations are read-only and its stack is not executable")
  func linkerSettings() throws {
    let headers = try readelf("-lW", program)
    let dynamic = try readelf("-dW", program)
    #expect(dynamic.contains("Flags: NOW PIE") || (dynamic.contains("PIE") && dynamic.contains("NOW")))
    #expect(headers.contains("GNU_RELRO"))
    let stack = try #require(headers.split(separator: "\n").first { $0.contains("GNU_STACK") })
    #expect(stack.contains(" RW ") && !stack.contains("RWE"))
  }

  @Test("libraries are looked for in no folder but the system's and the program's own")
  func noRunPath() throws {
    let dynamic = try readelf("-dW", program)
    let paths = dynamic.split(separator: "\n").filter { $0.contains("RUNPATH") || $0.contains("RPATH") }
    #expect(paths.allSatisfy { $0.contains("[$ORIGIN]") }, "\(paths)")
  }

  @Test("the Swift library is inside, so a crash prints no memory")
  func swiftLibraryIsStatic() throws {
    let dynamic = try readelf("-dW", program)
    #expect(!dynamic.contains("libswift"))
    #expect(!dynamic.contains("libFoundation"))
  }

  @Test("a program that waits for a passphrase makes no core, gains no privilege and locks its secret in memory")
  func runTimeState() throws {
    let waiting = try WaitingUnlock()
    defer { waiting.end() }
    let status = try String(contentsOfFile: "/proc/\(waiting.identifier)/status", encoding: .utf8)
    let limits = try String(contentsOfFile: "/proc/\(waiting.identifier)/limits", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    #expect(status.contains("Umask:\t0077"))
    let locked = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmLck:") })
    #expect(!locked.contains(" 0 kB"), "no memory is locked while a passphrase is read")
    let cores = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    #expect(cores.split(separator: " ").dropFirst(4).prefix(2).allSatisfy { $0 == "0" })
  }

  @Test("only the listed variables are left in the environment of a running program's libraries")
  func environmentIsReduced() throws {
    let program = try VaultProgram()
    program.environment["OPENSSL_CONF"] = program.folder + "/no-such-file"
    program.environment["TESSDATA_PREFIX"] = program.folder
    program.environment["FONTCONFIG_FILE"] = program.folder + "/no-such-file"
    try program.makeUnlockedVault()
    #expect(try program.run("status", "--json").json()["locked"]?.boolValue == false)
  }

  @Test("a crash prints no memory, even when a report is asked for")
  func crashIsQuiet() throws {
    let waiting = try WaitingUnlock(asking: ["SWIFT_BACKTRACE": "enable=yes"])
    kill(waiting.identifier, SIGSEGV)
    let printed = waiting.end()
    #expect(waiting.wasEndedBySignal)
    #expect(!printed.contains("0x") && !printed.contains("Thread"), "\(printed.prefix(200))")
  }

  private func readelf(_ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/readelf")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}

/// A `vault unlock` that waits for its passphrase on a pipe that nobody writes to.
private final class WaitingUnlock {
  private let vault: VaultProgram
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  init(asking extra: [String: String] = [:]) throws {
    vault = try VaultProgram()
    try vault.makeVault()
    process.executableURL = URL(filePath: VaultProgram.path)
    process.arguments = ["unlock", "--passphrase-fd", "0"]
    process.environment = vault.environment.merging(extra) { $1 }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    for _ in 0..<500 where !isReading { usleep(10_000) }
    try #require(isReading, "the program did not come to wait for its passphrase")
  }

  var identifier: Int32 { process.processIdentifier }
  var wasEndedBySignal: Bool { process.terminationReason == .uncaughtSignal }

  private var isReading: Bool {
    (try? String(contentsOfFile: "/proc/\(identifier)/wchan", encoding: .utf8))?.contains("pipe") == true
  }

  /// Ends it and gives what it printed.
  @discardableResult
  func end() -> String {
    process.terminate()
    process.waitUntilExit()
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
