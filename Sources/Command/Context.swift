import Terminal
import Vault

/// What every command is given: its command line, the terminal, and where the vault is.
struct Context {
  let invocation: Invocation
  let console: Console
  let language: Language

  init(_ invocation: Invocation, preview: ArgumentPreview? = nil) throws(Problem) {
    var language = preview?.language ?? Surroundings.language
    if let typed = try invocation.text(of: .lang) {
      guard let known = Language(rawValue: typed) else {
        throw .badValue(option: .lang, value: TerminalText.escaped(typed), expected: .expectsLanguage)
      }
      language = known
    }
    self.invocation = invocation
    self.language = language
    console = try Console(
      invocation: invocation, language: language, isJSON: preview?.wantsJSON ?? false,
      variable: Surroundings.text(of:))
  }

  /// The vault's folder, as bytes.
  func vaultPath() throws(Problem) -> [UInt8] {
    try VaultLocation.path(
      option: invocation.bytes(of: .vault), vaultDirectory: Surroundings.bytes(of: "VAULT_DIR"),
      dataHome: Surroundings.bytes(of: "XDG_DATA_HOME"), home: Surroundings.bytes(of: "HOME"))
  }

  /// Where the mark of the newest state lies.
  var storeOptions: StoreOptions {
    StoreOptions(
      stateFolder: StateFolder.path(
        stateHome: Surroundings.bytes(of: "XDG_STATE_HOME"), home: Surroundings.bytes(of: "HOME")))
  }

  /// How long a writing command waits for another one, saying so.
  var patience: Patience {
    let console = console
    return Patience(limit: .seconds(30)) { console.say(.waitingForWriter($0)) }
  }

  /// Whether a question may be answered for the person.
  var answersYes: Bool { invocation.has(.yes) }
}
