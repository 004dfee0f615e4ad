import Lock
import Terminal
import Vault

/// `vault status`: of a locked vault only what can be read without its key.
enum StatusCommand {
  static func run(_ context: Context) throws(Problem) {
    let path = try context.vaultPath()
    let copies = try ProblemMapping.storing(at: path) { () throws(StoreError) in try Store.headers(at: path) }
    _ = try Gate.vaultID(of: copies)
    guard let header = copies.readable.first else { throw .headerDamaged }
    var status = VaultStatus(
      path: TerminalText.escaped(bytes: path), version: Int(header.version), isLocked: true,
      slots: header.slots.map(label))
    if let key = try Gate.keyringKey(copies, context) {
      let store = try Gate.open(key, path, context)
      status.isLocked = false
      status.reports = store.summaries.count
      status.unlisted = try ProblemMapping.storing(at: path) { () throws(StoreError) in try store.unlistedCount() }
    }
    if context.console.isJSON { return try context.console.print(json: StatusScreen.json(status)) }
    try context.console.print(StatusScreen.lines(status, context.console.output))
  }

  private static func label(_ slot: KeySlot) -> Label {
    switch slot {
    case .passphrase: .slotPassphrase
    case .recovery: .slotRecovery
    case .other: .slotOther
    }
  }
}
