import Foundation
import Report
import Testing

/// Runs the command lines of Tests/Transcripts and compares what they print; `VAULT_TRANSCRIPTS=write` rewrites the files.
///
/// `$ ` is a command for the shell, plain lines its output, `! ` its errors, `? n` its status. What differs from run to run (ids, the
/// recovery code, moments, the home folder) is replaced by names.
@Suite("Transcripts", .serialized)
struct TranscriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Transcripts")

  static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".txt") }.sorted()

  @Test("the binary prints what the transcript says", arguments: names)
  func transcript(name: String) throws {
    let file = Self.folder.appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let program = try VaultProgram()
    // A short name, so that no line is broken elsewhere where the folder for temporary files is another.
    program.environment["VAULT_DIR"] = "vault"
    try program.write("befund.pdf", Sheets.digital)
    try program.write("text.pdf", Array("only words\n".utf8))
    var actual: [String] = []
    var ids: [String] = []
    for line in expected.split(separator: "\n", omittingEmptySubsequences: false)
    where line.hasPrefix("$ ") || line.hasPrefix("#") {
      if !actual.isEmpty, line.hasPrefix("$ ") { actual.append("") }
      actual.append(String(line))
      guard line.hasPrefix("$ ") else { continue }
      let run = try shell(String(line.dropFirst(2)), program, ids: ids)
      ids += ids.isEmpty ? Self.ids(in: run.0) : []
      actual += lines(run.0, prefix: "", program, ids) + lines(run.1, prefix: "! ", program, ids)
      if run.2 != 0 { actual.append("? \(run.2)") }
    }
    let text = actual.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["VAULT_TRANSCRIPTS"] == "write" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected)
    }
  }

  @Test("every command has a transcript")
  func complete() throws {
    let all = try Self.names.map { try String(contentsOf: Self.folder.appending(path: $0), encoding: .utf8) }.joined()
    let commands = try #require(try VaultProgram().run("help", "--json").json()["commands"]?.arrayValue)
    for name in commands.compactMap({ $0["name"]?.stringValue }) { #expect(all.contains("$ vault \(name)"), "\(name)") }
  }

  @Test("no transcript shows a Swift value by accident")
  func wording() throws {
    for name in Self.names {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      for word in ["Optional(", "nil", "nan", "NaN", "Swift."] { #expect(!text.contains(word), "\(word) in \(name)") }
    }
  }

  private func shell(_ command: String, _ program: VaultProgram, ids: [String]) throws -> (String, String, Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--wait", "/bin/bash", "-c", "vault() { \"$VAULT_UNDER_TEST\" \"$@\"; }; " + command]
    process.environment = program.environment.merging(["VAULT_UNDER_TEST": VaultProgram.path, "ID": ids.first ?? ""]) {
      $1
    }
    process.currentDirectoryURL = URL(filePath: program.folder)
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    let errors = program.folder + "/errors"
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: errors)
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, try String(contentsOfFile: errors, encoding: .utf8), process.terminationStatus)
  }

  private func lines(_ text: String, prefix: String, _ program: VaultProgram, _ ids: [String]) -> [String] {
    var text = text.replacing(program.folder, with: "HOME")
    for id in ids { text = text.replacing(id, with: "ID").replacing(id.prefix(8), with: "ID------") }
    text = text.replacing(#/[0-9A-Z]{4}(?:-[0-9A-Z]{4}){13}/#, with: "RECOVERY-CODE")
    text = text.replacing(#/20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ/#, with: "MOMENT")
    // How much memory the passphrase got depends on the machine's speed.
    let kept = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("is stretched with") && !$0.contains("Speicher gestreckt")
    }
    return kept.dropLast(kept.last == "" ? 1 : 0).map { prefix + $0 }
  }

  private static func ids(in text: String) -> [String] {
    text.matches(of: #/\b[0-9a-f]{32}\b/#).map { String($0.0) }
  }
}
