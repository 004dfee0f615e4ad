import Foundation
import Testing

@testable import Lock

/// Tests that change the whole process, and therefore run in a process of their own: the test program started again, with
/// one test chosen and a variable that lets it run.
enum ChildProcess {
  static let variable = "XDG_VAULT_TEST_CHILD"
  static let isChild = unsafe getenv(variable) != nil

  struct Ending {
    let status: Int32
    let output: String

    /// Whether the chosen test ran and passed; a filter that matches nothing passes too, but says 0 tests.
    var hasPassed: Bool { status == 0 && output.contains("Test run with 1 test") }
  }

  /// Runs one test of this program in a child.
  static func run(_ test: String, environment: [String: String] = [:], shell: String = "exec ") throws -> Ending {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "\(shell)\"$0\" --testing-library swift-testing --filter \"$1\" 2>&1", program, test,
    ]
    process.environment = ["PATH": "/usr/bin:/bin", variable: "1"].merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}

@Suite struct ProcessHardeningTests {
  @Test("after hardening, the kernel itself says that nothing leaks")
  func hardens() throws {
    let environment = [
      "HOME": "/h", "LC_TIME": "C", "XDG_DATA_HOME": "/d", "TZ": "UTC", "NO_COLOR": "", "SSLKEYLOGFILE": "/tmp/k",
      "OPENSSL_CONF": "/tmp/c", "LD_PRELOAD_NOT": "x", "VAULT_DIRECTORY": "x", "HTTPS_PROXY": "x", "LCX": "x",
    ]
    let ending = try ChildProcess.run("ChildTests/hardened", environment: environment, shell: "umask 000; exec ")
    #expect(ending.hasPassed, "\(ending.output)")
  }

  @Test("a secret still works, and says so, where no memory may be locked")
  func worksUnlocked() throws {
    // Root may lock memory whatever the limit, so the child gives up being root.
    let asNobody = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let ending = try ChildProcess.run("ChildTests/unlockable", shell: "ulimit -l 0; exec \(asNobody)")
    #expect(ending.hasPassed, "\(ending.output)")
  }
}

@Suite(.enabled(if: ChildProcess.isChild, "runs in a process of its own, started by ProcessHardeningTests"))
struct ChildTests {
  @Test("hardened")
  func hardened() throws {
    let before = ProcessPosture.measure()
    #expect(!before.hasNoNewPrivileges)
    let keyringFault = try ProcessHardening.apply()
    let after = ProcessPosture.measure()
    #expect(!after.isDumpable)
    #expect(after.coresAreForbidden)
    #expect(after.hasNoNewPrivileges)
    #expect(after.umask == 0o077)
    #expect(after.reachesUserKeyring == (keyringFault == nil))
    #expect(after.ignoresPipeAndSizeSignals)
    #expect(after.canLockMemory == before.canLockMemory)
    let names = ["HOME", "LC_TIME", "XDG_DATA_HOME", "TZ", "NO_COLOR", "XDG_VAULT_TEST_CHILD"]
    #expect(Set(ProcessInfo.processInfo.environment.keys) == Set(names))
    #expect(ProcessInfo.processInfo.environment["HOME"] == "/h")

    let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let descriptor = unsafe open(path, O_CREAT | O_RDWR, 0o666)
    defer {
      close(descriptor)
      unsafe unlink(path)
    }
    var status = stat()
    #expect(unsafe fstat(descriptor, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    var limit = rlimit(rlim_cur: 10, rlim_max: 10)
    #expect(unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0)
    let written = unsafe write(descriptor, "0123456789", 10)
    let over = unsafe write(descriptor, "x", 1)
    #expect(written == 10 && over == -1 && errno == EFBIG)
  }

  @Test("unlockable")
  func unlockable() throws {
    #expect(!ProcessPosture.measure().canLockMemory)
    #expect(!SecretBytes.wasLeftUnlocked)
    let secret = try SecretBytes.random(count: 32)
    #expect(SecretBytes.wasLeftUnlocked)
    #expect(copy(secret) != [UInt8](repeating: 0, count: 32))
  }
}
