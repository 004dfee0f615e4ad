import Lock
import Report
import Terminal
import Vault

/// `vault init`: a new vault under a passphrase, and the recovery code shown once.
enum InitCommand {
  private static let fewestCharacters = 8

  static func run(_ context: Context) throws(Problem) {
    let path = try context.vaultPath()
    let shown = TerminalText.escaped(bytes: path)
    let exists = try ProblemMapping.storing(at: path) { () throws(StoreError) in try Store.exists(at: path) }
    guard !exists else { throw .vaultExists(shown) }
    let isAskedBack = !context.answersYes
    let entry = PassphraseEntry(context: context)
    let passphrase = try passphrase(entry, vault: path, context)
    if isAskedBack, !context.console.mayAsk { throw .recoveryCodeNowhereToAsk }
    if characterCount(of: passphrase) < fewestCharacters { context.console.warn(.shortPassphrase) }

    let parts = try ProblemMapping.locking { () throws(LockError) in try VaultParts(passphrase: passphrase) }
    if let memory = parts.loweredMemory { context.console.warn(.memoryLowered(mebibytes: memory)) }
    let code = try ProblemMapping.locking { () throws(LockError) in try parts.code.text() }
    if isAskedBack { try askBack(code, entry, context) }
    let header = parts.header
    do throws(StoreError) {
      _ = try Store.create(
        at: path, header: header, key: parts.takeKey(), options: context.storeOptions, patience: context.patience)
    } catch {
      throw Problem(error, path: path)
    }
    try report(code, path: shown, wasAskedBack: isAskedBack, context)
  }

  private static func passphrase(
    _ entry: PassphraseEntry, vault path: [UInt8], _ context: Context
  ) throws(Problem) -> SecretBytes {
    if let given = try entry.fromOptions(vault: path) { return given }
    guard context.console.mayAsk else { throw .passphraseNowhereToAsk }
    for _ in 0..<PassphraseEntry.mostTries {
      guard let first = try entry.ask(.askNewPassphrase), characterCount(of: first) >= fewestCharacters else {
        context.console.say(.passphraseShort)
        continue
      }
      if let second = try entry.ask(.askPassphraseAgain), isSame(first, second) { return first }
      context.console.say(.passphrasesDiffer)
    }
    throw .passphrasesDiffer
  }

  /// Shows the code at the terminal and takes it back before anything is made.
  private static func askBack(
    _ code: borrowing SecretBytes, _ entry: PassphraseEntry, _ context: Context
  ) throws(Problem) {
    context.console.say(.recoveryIntro)
    context.console.showAtTerminal { show in code.withBytes { show($0) } }
    for _ in 0..<PassphraseEntry.mostTries {
      if let typed = try entry.ask(.recoveryAskBack), isSameCode(typed, code) { return }
      context.console.say(.recoveryDiffers)
    }
    throw .recoveryCodeNotConfirmed
  }

  /// The code goes out as bytes, straight from guarded memory.
  private static func report(
    _ code: borrowing SecretBytes, path: String, wasAskedBack: Bool, _ context: Context
  ) throws(Problem) {
    let console = context.console
    if console.isJSON {
      let path = JSONValue.string(path).text
      try console.put(Array("{\"schema\":\"vault.init/1\",\"path\":\(path),\"recoveryCode\":\"".utf8))
      try console.put { take in code.withBytes { take($0) } }
      return try console.put(Array("\"}\n".utf8))
    }
    console.say(.vaultMade(path))
    guard !wasAskedBack else { return }
    console.say(.recoveryIntro)
    try console.put { take in code.withBytes { take($0) } }
    try console.put([UInt8(ascii: "\n")])
  }

  private static func isSame(_ left: borrowing SecretBytes, _ right: borrowing SecretBytes) -> Bool {
    left.withBytes { one in right.withBytes { other in ConstantTime.areEqual(one, other) } }
  }

  private static func isSameCode(_ typed: borrowing SecretBytes, _ code: borrowing SecretBytes) -> Bool {
    guard let given = try? RecoveryCode(text: typed), let text = try? given.text() else { return false }
    return isSame(text, code)
  }

  /// Characters of UTF-8 text, counted by the bytes that begin one.
  private static func characterCount(of secret: borrowing SecretBytes) -> Int {
    secret.withBytes { bytes in
      (0..<bytes.byteCount).count { unsafe bytes.unsafeLoad(fromByteOffset: $0, as: UInt8.self) & 0xC0 != 0x80 }
    }
  }
}
