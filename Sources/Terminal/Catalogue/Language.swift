/// The languages a person can be spoken to in; English is the base.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case german = "de"

  /// The language of an environment: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set decides (POSIX).
  ///
  /// - Parameter variable: Looks up one variable.
  /// - Returns: German where the locale's language is `de`, else English.
  package static func of(environment variable: (String) -> String?) -> Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = variable(name), !value.isEmpty else { continue }
      let tag = value.prefix { $0 != "_" && $0 != "." && $0 != "@" }.lowercased()
      return tag == "de" ? .german : .english
    }
    return .english
  }
}

/// Anything a person can be told; every conforming enum has one catalogue per language, both exhaustive.
package protocol Sentence: Sendable {
  /// The words in English.
  var english: String { get }
  /// The words in German.
  var german: String { get }
}

extension Sentence {
  /// The words in a language.
  package func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .german: german
    }
  }
}
