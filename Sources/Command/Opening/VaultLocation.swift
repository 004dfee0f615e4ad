import Terminal

/// Where the vault lies (docs/format.md).
enum VaultLocation {
  /// The first of `--vault`, `VAULT_DIR`, `XDG_DATA_HOME/vault` and `HOME/.local/share/vault` that is set.
  ///
  /// A relative `XDG_DATA_HOME` is ignored, as the XDG base directory specification asks.
  static func path(
    option: [UInt8]?, vaultDirectory: [UInt8]?, dataHome: [UInt8]?, home: [UInt8]?
  ) throws(Problem) -> [UInt8] {
    if let option { return option }
    if let vaultDirectory, !vaultDirectory.isEmpty { return vaultDirectory }
    let slash = UInt8(ascii: "/")
    if let dataHome, dataHome.first == slash { return dataHome + Array("/vault".utf8) }
    guard let home, home.first == slash else { throw .noHome }
    return home + Array("/.local/share/vault".utf8)
  }
}
