import Lock
import Terminal

/// Where a passphrase comes from: the options a script gives, or the person at the terminal.
struct PassphraseEntry {
  let context: Context
  /// How often the person may try.
  static let mostTries = 3

  /// The passphrase that the options name; `nil` when neither is given.
  func fromOptions(vault path: [UInt8]?) throws(Problem) -> SecretBytes? {
    let descriptor = try context.invocation.number(of: .passphraseFD, atLeast: 0)
    let file = context.invocation.bytes(of: .passphraseFile)
    if descriptor != nil, file != nil { throw .optionsExclude(.passphraseFD, .passphraseFile) }
    if let descriptor { return try read(descriptor: Int32(descriptor)) }
    if let file { return try read(file: file, vault: path) }
    return nil
  }

  private func read(descriptor: Int32) throws(Problem) -> SecretBytes {
    do throws(LockError) {
      return try PassphraseSource.readPassphrase(fileDescriptor: descriptor)
    } catch {
      guard case .passphrase(let fault) = error else { throw Problem(error) }
      throw Problem(fault, source: "\(OptionName.passphraseFD.typed) \(descriptor)")
    }
  }

  private func read(file: [UInt8], vault path: [UInt8]?) throws(Problem) -> SecretBytes {
    do throws(LockError) {
      let reading = try PassphraseSource.readPassphrase(path: file, vaultFolder: path)
      if reading.canBeReadByOthers { context.console.warn(.passphraseFileReadableByOthers) }
      return reading.takePassphrase()
    } catch {
      guard case .passphrase(let fault) = error else { throw Problem(error) }
      throw Problem(fault, source: TerminalText.escaped(bytes: file))
    }
  }

  /// Asks once at the terminal, without echo; `nil` for a line that is no passphrase at all.
  func ask(_ question: Talk) throws(Problem) -> SecretBytes? {
    do throws(LockError) {
      return try TerminalPrompt.readSecret(prompt: context.console.talk.say(question))
    } catch {
      if case .passphrase = error { return nil }
      throw Problem(error)
    }
  }

  /// Opens the header by what the options name, or by asking up to three times.
  ///
  /// - Parameters:
  ///   - copies: The vault's header.
  ///   - path: The vault's folder.
  ///   - question: What to ask.
  ///   - nowhereToAsk: The problem where neither options nor a terminal are there.
  /// - Returns: The opened header.
  /// - Throws: `nowhereToAsk`, a wrong passphrase, or what is wrong with header or source.
  func open(
    _ copies: HeaderCopies, vault path: [UInt8], asking question: Talk, nowhereToAsk: Problem
  ) throws(Problem) -> OpenedHeader {
    if let secret = try fromOptions(vault: path) {
      return try ProblemMapping.locking { () throws(LockError) in try Self.open(copies, with: secret) }
    }
    guard context.console.mayAsk else { throw nowhereToAsk }
    for triesLeft in (0..<Self.mostTries).reversed() {
      if let secret = try ask(question) {
        do throws(LockError) {
          return try Self.open(copies, with: secret)
        } catch {
          let problem = Problem(error)
          guard problem == .passphraseWrong else { throw problem }
        }
      }
      if triesLeft > 0 { context.console.say(.wrongPassphrase(triesLeft: triesLeft)) }
    }
    throw .passphraseWrongThrice
  }

  /// Tries a secret as recovery code where it is well formed as one, else as passphrase.
  private static func open(
    _ copies: HeaderCopies, with secret: borrowing SecretBytes
  ) throws(LockError) -> OpenedHeader {
    // Its checksum makes a passphrase that looks like a code as good as impossible.
    if let code = try? RecoveryCode(text: secret) { return try copies.open(code: code) }
    return try copies.open(passphrase: secret)
  }
}
