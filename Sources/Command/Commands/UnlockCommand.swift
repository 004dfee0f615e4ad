import Lock
import Report
import Terminal
import Vault

/// `vault unlock`: the key into the kernel's keyring, for a limited time.
enum UnlockCommand {
  static func run(_ context: Context) throws(Problem) {
    let path = try context.vaultPath()
    let copies = try ProblemMapping.storing(at: path) { () throws(StoreError) in try Store.headers(at: path) }
    let opened = try PassphraseEntry(context: context).open(
      copies, vault: path, asking: .askPassphrase, nowhereToAsk: .passphraseNowhereToAsk)
    let vaultID = opened.header.vaultID
    try ProblemMapping.locking { () throws(LockError) in
      try LockSession.unlock(vaultKey: opened.vaultKey, vaultID: vaultID, limits: .standard)
    }
    let limits: LockLimits
    do throws(Problem) {
      limits = try applyLimits(of: Gate.open(opened.takeKey(), path, context), path)
    } catch {
      // A vault that does not open is not left unlocked.
      _ = try? LockSession.lock(vaultID: vaultID)
      throw error
    }
    try report(limits, path: path, context)
  }

  /// The person's limits, which only the opened vault knows, in place of the standard ones.
  private static func applyLimits(of store: Store, _ path: [UInt8]) throws(Problem) -> LockLimits {
    let settings = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.settings() }
    return try ProblemMapping.locking { () throws(LockError) in
      let limits = try LockLimits(
        idle: settings.idleLimitSeconds.map { .seconds($0) } ?? LockLimits.standard.idle,
        absolute: settings.absoluteLimitSeconds.map { .seconds($0) } ?? LockLimits.standard.absolute)
      let vaultID = store.header.vaultID
      if limits != .standard, let key = try LockSession.current(vaultID: vaultID, limits: limits) {
        try LockSession.unlock(vaultKey: key, vaultID: vaultID, limits: limits)
      }
      return limits
    }
  }

  private static func report(_ limits: LockLimits, path: [UInt8], _ context: Context) throws(Problem) {
    let idle = Int(min(limits.idle, limits.absolute).components.seconds)
    guard context.console.isJSON else { return context.console.say(.unlockedFor(minutes: max(1, idle / 60))) }
    try context.console.print(
      json: .object([
        JSONMember("schema", .string("vault.unlocked/1")),
        JSONMember("path", .string(TerminalText.escaped(bytes: path))),
        JSONMember("idleSeconds", .integer(Int(limits.idle.components.seconds))),
        JSONMember("absoluteSeconds", .integer(Int(limits.absolute.components.seconds))),
      ]))
  }
}
