import Foundation
import Testing

@testable import Terminal

/// Reads the catalogue's source: payloads cannot be enumerated, but every sentence stands in one of these files.
private func sentences(of language: String) throws -> [String] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/Terminal/Catalogue")
  let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  var found: [String] = []
  for file in files where file.lastPathComponent.hasSuffix("+\(language).swift") {
    let text = try String(contentsOf: file, encoding: .utf8)
    // A literal ends at a quote that no backslash escapes; an interpolation holds no quote in these files.
    for match in text.matches(of: #/"((?:[^"\\\n]|\\.)*)"/#) { found.append(String(match.1)) }
  }
  return found
}

@Suite("Catalogue")
struct CatalogueTests {
  @Test("no sentence judges a person", arguments: ["English", "German"])
  func noJudgement(language: String) throws {
    let judging = [
      "normal", "abnormal", "too high", "too low", "high value", "low value", "means you", "you should", "your value",
      "your result",
      "healthy", "unhealthy", "ihr wert", "sie sollten", "zu hoch", "zu niedrig", "auffällig", "erhöht", "erniedrigt",
      "gesund", "krank",
    ]
    let all = try sentences(of: language)
    #expect(all.count > 150)
    for sentence in all {
      for word in judging { #expect(!sentence.lowercased().contains(word), "\(sentence)") }
    }
  }

  @Test("no German stands in the English base, and no English in the German")
  func languages() throws {
    let germanWords = [" der ", " die ", " das ", " und ", " nicht ", " ist ", " wird "]
    for sentence in try sentences(of: "English") {
      for word in germanWords { #expect(!(" " + sentence.lowercased() + " ").contains(word), "\(sentence)") }
    }
    let englishWords = [" the ", " and ", " not ", " is ", " are ", " with ", " your "]
    for sentence in try sentences(of: "German") {
      for word in englishWords { #expect(!(" " + sentence.lowercased() + " ").contains(word), "\(sentence)") }
    }
  }

  @Test("every reason of the intake why a row was not read has its German")
  func unreadReasons() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Intake")
    let names = try #require(FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String])
    var reasons: [String] = []
    for name in names where name.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      for match in text.matches(of: #/(?:problem = |uncovered = |\.unread\()"([^"]+)"/#) {
        reasons.append(String(match.1))
      }
    }
    #expect(reasons.count >= 8)
    for reason in reasons { #expect(Label.unreadReason(reason).german != reason, "\(reason)") }
  }

  @Test("errors never say failed, invalid or oops")
  func wording() throws {
    for sentence in try sentences(of: "English") {
      for word in ["failed to", "invalid", "oops", "errno"] {
        #expect(!sentence.lowercased().contains(word), "\(sentence)")
      }
    }
  }

  @Test("help says something different in each language", arguments: HelpText.allCases)
  func translated(text: HelpText) {
    #expect(!text.english.isEmpty && !text.german.isEmpty)
    // Words that both languages share.
    let shared: Set<HelpText> = [.expectsColor, .expectsLanguage]
    #expect(text.english != text.german || shared.contains(text))
  }

  @Test("every status has its sentence and the kind of a problem is a plain word")
  func statuses() {
    for status in ExitStatus.allCases { #expect(!status.help.english.isEmpty) }
    let problems: [Problem] = [.locked, .fileMissing("x"), .labDateMissing("x"), .defect("x"), .writerBusy]
    #expect(problems.map(\.status) == [.refused, .noInput, .data, .defect, .again])
    #expect(problems.map(\.kind) == ["locked", "file-missing", "lab-date-missing", "defect", "writer-busy"])
  }
}
