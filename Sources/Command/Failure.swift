import Glibc
import Report
import Terminal

/// The one place that reports an error and ends the process with its status.
struct Failure {
  let problem: Problem
  let language: Language
  let isJSON: Bool

  func end() -> Never {
    report()
    endReported()
  }

  /// Ends with the status of an error that was reported when it came.
  func endReported() -> Never { exit(problem.status.rawValue) }

  /// Writes the error to standard error without ending: where other operands still follow.
  func report() {
    let lines =
      isJSON
      ? [TerminalText.harmless(json: ErrorReport.json(problem, language: language).text)]
      : ErrorReport.lines(problem, language: language)
    StandardStreams.writeToError(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
