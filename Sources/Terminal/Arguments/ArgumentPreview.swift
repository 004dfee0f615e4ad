/// What must be known of a command line before it is understood: how to speak about its mistakes.
package struct ArgumentPreview: Sendable {
  /// Whether `--help` or `-h` stands anywhere before `--`.
  package private(set) var wantsHelp = false
  /// Whether errors go out as JSON.
  package private(set) var wantsJSON = false
  /// The value of `--lang`, if there is one that is known.
  package private(set) var language: Language?
  /// The first word that is a command's name.
  package private(set) var command: CommandName?

  package init(_ arguments: [[UInt8]]) {
    var isValue = false
    for argument in arguments {
      let word = String(decoding: argument, as: UTF8.self)
      if word == "--help" || word == "-h" { wantsHelp = true }
      if isValue {
        language = language ?? Language(rawValue: word)
        isValue = false
        continue
      }
      if word == "--" { return }
      if word == "--json" { wantsJSON = true }
      if word.hasPrefix("--lang=") { language = Language(rawValue: String(word.dropFirst("--lang=".count))) }
      if word == "--lang" {
        isValue = true
      } else if command == nil, !word.hasPrefix("-") {
        command = CommandName(rawValue: word)
      }
    }
  }
}
