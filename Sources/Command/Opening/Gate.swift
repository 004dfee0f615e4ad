import Lock
import Terminal
import Vault

/// The one way to an opened vault: every gated command goes through it (docs/decisions/005).
enum Gate {
  /// Opens the vault for a command, or says why not and nothing else.
  ///
  /// In this order: a passphrase that the options name opens for this command only; a confirming command asks for a proof;
  /// an unlocked vault opens by the key in the kernel's keyring, which counts as a use; at a terminal the person is asked.
  static func open(_ context: Context) throws(Problem) -> Store {
    let path = try context.vaultPath()
    let copies = try ProblemMapping.storing(at: path) { () throws(StoreError) in try Store.headers(at: path) }
    let entry = PassphraseEntry(context: context)
    let invocation = context.invocation
    let isScripted = invocation.bytes(of: .passphraseFD) != nil || invocation.bytes(of: .passphraseFile) != nil
    if isScripted {
      return try prove(entry, copies, path, question: .askPassphrase, nowhereToAsk: .locked, context)
    }
    let isConfirming = invocation.command.access(operands: invocation.operands.count) == .confirming
    guard let key = try keyringKey(copies, context) else {
      return try prove(entry, copies, path, question: .askPassphrase, nowhereToAsk: .locked, context)
    }
    if isConfirming {
      return try prove(entry, copies, path, question: .askProof, nowhereToAsk: .passphraseNowhereToAsk, context)
    }
    return try open(key, path, context)
  }

  /// The key while the vault is unlocked; `nil` when it is locked.
  static func keyringKey(_ copies: HeaderCopies, _ context: Context) throws(Problem) -> VaultKey? {
    let vaultID = try vaultID(of: copies)
    do throws(LockError) {
      return try LockSession.current(vaultID: vaultID)
    } catch {
      guard case .keyringUnavailable = error else { throw Problem(error) }
      if context.console.mayAsk { context.console.warn(.keyringUnavailable) }
      return nil
    }
  }

  /// The vault's id, from the newest copy of the header that can be read.
  static func vaultID(of copies: HeaderCopies) throws(Problem) -> VaultID {
    guard let header = copies.readable.first else {
      _ = try ProblemMapping.locking { () throws(LockError) in try copies.first.get() }
      throw .headerDamaged
    }
    return header.vaultID
  }

  /// Opens the store with a key and passes on what it warns of.
  static func open(_ key: consuming VaultKey, _ path: [UInt8], _ context: Context) throws(Problem) -> Store {
    let store: Store
    do throws(StoreError) {
      store = try Store.open(at: path, key: key, options: context.storeOptions)
    } catch {
      throw Problem(error, path: path)
    }
    for warning in store.warnings { context.console.warn(Talk(warning)) }
    return store
  }

  private static func prove(
    _ entry: PassphraseEntry, _ copies: HeaderCopies, _ path: [UInt8], question: Talk, nowhereToAsk: Problem,
    _ context: Context
  ) throws(Problem) -> Store {
    let opened = try entry.open(copies, vault: path, asking: question, nowhereToAsk: nowhereToAsk)
    return try open(opened.takeKey(), path, context)
  }
}

extension Talk {
  /// A warning of the store in the words for it.
  init(_ warning: StoreWarning) {
    switch warning {
    case .noMark: self = .markUnavailable
    case .markForged: self = .markForged
    case .olderThanKnown: self = .olderThanKnown
    case .indexRecovered: self = .indexRecovered
    case .headerCopyDiffers: self = .headerCopyDamaged
    case .folderOpenToOthers: self = .folderOpenToOthers
    case .supersededKept: self = .supersededKept
    }
  }
}
