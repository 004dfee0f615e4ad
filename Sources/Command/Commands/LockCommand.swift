import Lock
import Report
import Terminal
import Vault

/// `vault lock`: the key out of the kernel's keyring, at once.
enum LockCommand {
  static func run(_ context: Context) throws(Problem) {
    let path = try context.vaultPath()
    let copies = try ProblemMapping.storing(at: path) { () throws(StoreError) in try Store.headers(at: path) }
    let wasOpen = try lock(try Gate.vaultID(of: copies))
    guard context.console.isJSON else { return context.console.say(wasOpen ? .lockedNow : .lockedAlready) }
    try context.console.print(
      json: .object([
        JSONMember("schema", .string("vault.locked/1")),
        JSONMember("path", .string(TerminalText.escaped(bytes: path))), JSONMember("wasUnlocked", .bool(wasOpen)),
      ]))
  }

  private static func lock(_ vaultID: VaultID) throws(Problem) -> Bool {
    do throws(LockError) {
      return try LockSession.lock(vaultID: vaultID)
    } catch {
      // Where no keyring works, no key was ever in it.
      guard case .keyringUnavailable = error else { throw Problem(error) }
      return false
    }
  }
}
