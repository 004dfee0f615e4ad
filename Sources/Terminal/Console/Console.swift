package import Report

/// What a command says and asks: results on standard output, everything about them on standard error, questions at `/dev/tty`.
package struct Console: Sendable {
  /// How results are dressed.
  package let output: Style
  /// How talk on standard error is dressed.
  package let talk: Style
  /// Whether results and errors are JSON.
  package let isJSON: Bool
  /// Whether only results are wanted.
  package let isQuiet: Bool
  /// Whether the person can be asked: a terminal, and neither `--no-input` nor `--json`.
  package let mayAsk: Bool
  private let showsProgress: Bool

  /// Looks at the streams and the environment once.
  ///
  /// - Parameters:
  ///   - invocation: The command line.
  ///   - language: What to speak.
  ///   - wantsJSON: Whether `--json` stood on a line that was only looked over for help.
  ///   - variable: Looks up one environment variable.
  /// - Throws: ``Problem/badValue(option:value:expected:)`` for a `--color` that is none.
  package init(
    invocation: Invocation, language: Language, isJSON wantsJSON: Bool = false, variable: (String) -> String?
  ) throws(Problem) {
    let wish = try invocation.colorWish()
    let isPlain = invocation.has(.plain)
    let columns = variable("COLUMNS").flatMap { Int($0) }
    let term = variable("TERM")
    func style(of descriptor: Int32) -> Style {
      let isTerminal = SystemStreams.isTerminal(descriptor)
      let width = (isTerminal ? SystemStreams.columns(of: descriptor) : nil) ?? columns ?? 80
      let usesColor = Style.usesColor(wish: wish, isTerminal: isTerminal, noColor: variable("NO_COLOR"), term: term)
      return Style(usesColor: usesColor && !isPlain, isPlain: isPlain, width: width, language: language)
    }
    output = style(of: 1)
    talk = style(of: 2)
    isJSON = wantsJSON || invocation.has(.json)
    isQuiet = invocation.has(.quiet)
    mayAsk = !isJSON && !invocation.has(.noInput) && SystemStreams.hasControllingTerminal()
    showsProgress = !isJSON && !isQuiet && !isPlain && SystemStreams.isTerminal(2) && term != nil && term != "dumb"
  }

  /// Whether standard output is a terminal, for what must not be written to one.
  package var writesToTerminal: Bool { SystemStreams.isTerminal(1) }

  /// Prints lines of a result.
  package func print(_ lines: [String]) throws(Problem) {
    try put(Array((lines.joined(separator: "\n") + "\n").utf8))
  }

  /// Prints the one JSON document of a command.
  package func print(json: JSONValue) throws(Problem) {
    try put(Array((TerminalText.harmless(json: json.text) + "\n").utf8))
  }

  /// Writes bytes to standard output as they are; a closed pipe ends the process quietly.
  package func put(_ bytes: [UInt8]) throws(Problem) {
    switch SystemStreams.write(bytes, to: 1) {
    case .complete: return
    case .closed: SystemStreams.endByClosedPipe()
    case .failed: throw .outputBroken
    }
  }

  /// Writes a secret to standard output straight from where it is lent, without a copy.
  package func put(_ lend: ((RawSpan) -> Void) -> Void) throws(Problem) {
    var written = SystemStreams.Written.complete
    lend { written = SystemStreams.write($0, to: 1) }
    switch written {
    case .complete: return
    case .closed: SystemStreams.endByClosedPipe()
    case .failed: throw .outputBroken
    }
  }

  /// Shows a secret at the terminal itself, on a line of its own, wherever the streams lead.
  package func showAtTerminal(_ lend: ((RawSpan) -> Void) -> Void) { SystemStreams.showAtTerminal(lend) }

  /// Says something about the result on standard error; silent with `--quiet` and `--json`.
  package func say(_ sentence: Talk) {
    guard !isQuiet, !isJSON else { return }
    sayLines(Wrapping.lines(of: talk.say(sentence), width: talk.width))
  }

  /// Shows lines on standard error, also with `--quiet`: a review that is to be answered.
  package func sayLines(_ lines: [String]) {
    _ = SystemStreams.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: 2)
  }

  /// Warns on standard error; with `--json` as one object a line.
  package func warn(_ warning: Talk) {
    let text = talk.say(warning)
    let line: String
    if isJSON {
      let object = JSONValue.object([
        JSONMember("schema", .string("vault.warning/1")), JSONMember("message", .string(text)),
      ])
      line = TerminalText.harmless(json: object.text)
    } else {
      line = "vault: \(talk.language == .german ? "Warnung" : "warning"): \(text)"
    }
    sayLines([line])
  }

  /// Asks at the terminal; `nil` where nobody can answer.
  package func ask(_ question: Talk) -> String? {
    guard mayAsk, let line = SystemStreams.ask(talk.say(question)) else { return nil }
    return trimmed(String(decoding: line, as: UTF8.self))
  }

  /// Asks for yes or no; anything but yes is no, and `nil` where nobody can answer.
  package func confirms(_ question: Talk) -> Bool? { ask(question).map { Answer.isYes($0) } }

  /// Shows how far the work is, in place; nothing where standard error is no terminal.
  package func progress(_ sentence: Talk) {
    guard showsProgress else { return }
    SystemStreams.eraseProgressOnSignals()
    let text = DisplayWidth.fitted(talk.say(sentence), to: max(1, talk.width - 1))
    _ = SystemStreams.write(Array(("\r\u{1B}[K" + text).utf8), to: 2)
  }

  /// Takes the progress line away.
  package func endProgress() {
    guard showsProgress else { return }
    _ = SystemStreams.write(Array("\r\u{1B}[K".utf8), to: 2)
  }

  private func trimmed(_ line: String) -> String {
    let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
    return String(line.drop(while: isSpace).reversed().drop(while: isSpace).reversed())
  }
}
