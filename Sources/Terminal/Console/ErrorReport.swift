package import Report

/// How an error looks: two lines for people, one object for scripts (craft section 7).
package enum ErrorReport {
  /// `vault: error: …` and, if there is one, `vault: hint: …`.
  package static func lines(_ problem: Problem, language: Language) -> [String] {
    let isGerman = language == .german
    var lines = ["vault: \(isGerman ? "Fehler" : "error"): \(problem.text(in: language))"]
    if let hint = problem.hint { lines.append("vault: \(isGerman ? "Hinweis" : "hint"): \(hint.text(in: language))") }
    return lines
  }

  /// `vault.error/1`.
  package static func json(_ problem: Problem, language: Language) -> JSONValue {
    .object([
      JSONMember("schema", .string("vault.error/1")),
      JSONMember("kind", .string(problem.kind)),
      JSONMember("message", .string(problem.text(in: language))),
      JSONMember("hint", .optional(problem.hint?.text(in: language))),
      JSONMember("status", .integer(Int(problem.status.rawValue))),
    ])
  }

  /// `vault.refusal/1`: what `vault read` prints on standard output of a document that cannot be read.
  package static func refusal(_ problem: Problem, language: Language) -> JSONValue {
    .object([
      JSONMember("schema", .string("vault.refusal/1")),
      JSONMember("reason", .string(problem.kind)),
      JSONMember("message", .string(problem.text(in: language))),
    ])
  }
}
