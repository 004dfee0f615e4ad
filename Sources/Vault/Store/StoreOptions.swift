/// What a store needs to know of the world around it.
package struct StoreOptions: Sendable {
  /// The folder that holds the marks, `$XDG_STATE_HOME/vault`; `nil` when there is no home for it.
  package var stateFolder: [UInt8]?
  /// Only for tests: fails steps of the file system.
  package var probe: (any FileProbe)?

  package init(stateFolder: [UInt8]?, probe: (any FileProbe)? = nil) {
    self.stateFolder = stateFolder
    self.probe = probe
  }
}

/// The folder of the marks, by the XDG base directory specification.
package enum StateFolder {
  /// Works the folder out from the environment.
  ///
  /// - Parameters:
  ///   - stateHome: The value of `XDG_STATE_HOME`, or `nil`; a relative path is ignored, as the specification asks.
  ///   - home: The value of `HOME`, or `nil`.
  /// - Returns: `nil` where neither gives an absolute path.
  package static func path(stateHome: [UInt8]?, home: [UInt8]?) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    if let stateHome, stateHome.first == slash { return stateHome + Array("/vault".utf8) }
    if let home, home.first == slash { return home + Array("/.local/state/vault".utf8) }
    return nil
  }
}
