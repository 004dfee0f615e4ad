import Foundation
import Testing

@testable import Lock

/// The tracer that stands between a child and the kernel.
enum Strace {
  static let isUsable: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/strace")
    process.arguments = ["-qq", "-o", "/dev/null", "-e", "trace=none", "true"]
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()
}

/// What happens to the keyring's calls is decided by strace: each one killed in turn, or answered with an error.
@Suite(
  .serialized,
  .enabled(if: KernelKeys.areUsable && Strace.isUsable, "needs strace and a kernel keyring"))
struct KeyringFaultTests {
  static let vaultVariable = "XDG_VAULT_TEST_ID"
  static let faultVariable = "XDG_VAULT_TEST_FAULT"

  func child(_ test: String, vaultID: VaultID, inject: String, fault: String = "") throws -> ChildProcess.Ending {
    try ChildProcess.run(
      "KeyringChildTests/\(test)",
      environment: [Self.vaultVariable: vaultID.hexadecimal, Self.faultVariable: fault],
      shell: "exec strace -f -qq -o /dev/null -e trace=add_key,keyctl -e inject=\(inject) ")
  }

  @Test("a kill at any call of unlocking, using or locking leaves no key without a timeout in reach")
  func survivesKills() throws {
    try KernelKeyring.linkUserKeyring()
    let vaultID = VaultID.random()
    var kills = 0
    for call in ["add_key", "keyctl"] {
      for place in 1..<100 {
        let ending = try child("unlockUseLock", vaultID: vaultID, inject: "\(call):signal=KILL:when=\(place)")
        let reachable = Set(KernelKeys.inUserKeyring())
        let rows = KernelKeys.rows(vaultID).filter { reachable.contains($0.serial) }
        #expect(!rows.contains { $0.timeout == "perm" }, "\(call) \(place): \(rows)")
        // Whatever was left, the next command finds a vault that is open or locked, and can lock it.
        _ = try LockSession.state(vaultID: vaultID)
        try LockSession.lock(vaultID: vaultID)
        // A kill between revoking and unlinking leaves a key that holds nothing; the kernel collects it in minutes.
        #expect(KernelKeys.isEmpty(vaultID, exceptDead: true))
        guard !ending.hasPassed else { break }
        kills += 1
      }
    }
    #expect(kills > 20)
  }

  @Test(
    "a keyring that is full, forbidden or missing is told as that",
    arguments: [
      ("add_key:error=EDQUOT", "quotaFull"), ("add_key:error=EPERM", "notPermitted"),
      ("add_key:error=ENOSYS", "notSupported"), ("add_key:error=ENOMEM", "other(12)"),
      ("keyctl:error=EPERM", "notPermitted"), ("keyctl:error=ENOSYS", "notSupported"),
      ("keyctl:error=EACCES", "notPermitted"),
    ])
  func tellsFault(inject: String, fault: String) throws {
    let vaultID = VaultID.random()
    let ending = try child("unlockFails", vaultID: vaultID, inject: inject, fault: fault)
    #expect(ending.hasPassed, "\(ending.output)")
    #expect(KernelKeys.isEmpty(vaultID))
  }
}

@Suite(.enabled(if: ChildProcess.isChild, "runs in a process of its own, started by KeyringFaultTests"))
struct KeyringChildTests {
  func variable(_ name: String) -> String { ProcessInfo.processInfo.environment[name] ?? "" }

  @Test("unlocks, uses and locks a vault")
  func unlockUseLock() throws {
    let vaultID = try #require(VaultID(bytes(variable(KeyringFaultTests.vaultVariable))))
    let key = try VaultKey.random()
    try LockSession.unlock(vaultKey: key, vaultID: vaultID, limits: .standard)
    // The second use displaces the note of the first.
    for _ in 0..<2 {
      let isOpen = try LockSession.current(vaultID: vaultID) != nil
      #expect(isOpen)
    }
    try LockSession.lock(vaultID: vaultID)
  }

  @Test("is told why the vault cannot stay open")
  func unlockFails() throws {
    let vaultID = try #require(VaultID(bytes(variable(KeyringFaultTests.vaultVariable))))
    let key = try VaultKey.random()
    do throws(LockError) {
      try LockSession.unlock(vaultKey: key, vaultID: vaultID, limits: .standard)
      Issue.record("it was stored")
    } catch {
      guard case .keyringUnavailable(let fault) = error else { throw error }
      #expect("\(fault)" == variable(KeyringFaultTests.faultVariable))
    }
  }
}
