import CKeyutils
import Foundation
import Testing

@testable import Lock

/// What the kernel itself says about keys, read past the code under test.
enum KernelKeys {
  struct Row: Equatable {
    let serial: Int32
    let flags: String
    let timeout: String
    let name: String

    /// Whether it is revoked or expired, and so holds nothing that can be read.
    var isDead: Bool { flags.contains("R") || timeout == "expd" }
  }

  /// Whether a keyring works on this machine at all.
  static let areUsable: Bool = {
    do throws(LockError) {
      try KernelKeyring.linkUserKeyring()
      return true
    } catch { return false }
  }()

  /// The lines of `/proc/keys` whose description begins with the vault's name.
  static func rows(_ vaultID: VaultID) -> [Row] {
    let text = (try? String(contentsOfFile: "/proc/keys", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      guard fields.count > 8, fields[8].hasPrefix("vault:\(vaultID.hexadecimal)") else { return nil }
      let serial = Int32(truncatingIfNeeded: Int(fields[0], radix: 16) ?? 0)
      return Row(serial: serial, flags: String(fields[1]), timeout: String(fields[3]), name: String(fields[8]))
    }
  }

  /// The numbers of the keys in the user keyring.
  static func inUserKeyring() -> [Int32] {
    var serials = [Int32](repeating: 0, count: 4096)
    let count = unsafe serials.withUnsafeMutableBytes { bytes in
      unsafe keyctl_read(
        KEY_SPEC_USER_KEYRING, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    return Array(serials.prefix(max(0, count / 4)))
  }

  /// Waits up to a second for the kernel's own collection of dropped keys.
  static func isEmpty(_ vaultID: VaultID, exceptDead: Bool = false) -> Bool {
    for _ in 0..<100 {
      if rows(vaultID).allSatisfy({ exceptDead && $0.isDead }) { return true }
      usleep(10_000)
    }
    return false
  }

  /// Runs on a thread of its own, whose process keyring nobody else has.
  static func onFreshThread<Answer: Sendable>(_ body: @escaping @Sendable () -> Answer) -> Answer? {
    let answer = Answers<Answer>()
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      answer.put(body())
      done.signal()
    }
    _ = done.wait(timeout: .now() + 20)
    return answer.take()
  }
}

private final class Answers<Answer: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var answer: Answer?

  func put(_ new: Answer) { lock.withLock { answer = new } }
  func take() -> Answer? { lock.withLock { answer } }
}
