import Foundation
import Report

/// The built `vault`, run with an environment of its own and a home that is new for each test.
final class VaultProgram {
  /// What one run came to.
  struct Run {
    var status: Int32
    var output: [UInt8]
    var error: [UInt8]

    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String { String(decoding: error, as: UTF8.self) }

    /// Standard output as the one JSON document it has to be.
    func json() throws -> JSONValue { try JSONValue.parse(output, limits: JSONLimits(bytes: 1 << 24)) }

    /// Standard error as the one JSON document it has to be.
    func errorJSON() throws -> JSONValue { try JSONValue.parse(error, limits: JSONLimits(bytes: 1 << 20)) }
  }

  static let passphrase = "a fictional passphrase"

  /// The binary: what the environment names (`make test` names the product), or what was built beside the tests.
  static let path: String = {
    ProcessInfo.processInfo.environment["VAULT_BINARY"] ?? besideTheTests("vault").path
  }()

  /// A program that was built into the same folder as the tests.
  static func besideTheTests(_ name: String) -> URL {
    let runner = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var place = URL(filePath: runner)
    while place.path.contains(".xctest") { place.deleteLastPathComponent() }
    return place.appending(path: name)
  }

  private let temporary: TemporaryFolder
  var environment: [String: String]

  init() throws {
    temporary = try TemporaryFolder()
    let folder = temporary.path
    environment = ["HOME": folder, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "XDG_STATE_HOME": folder + "/state"]
    try write("passphrase", Array((Self.passphrase + "\n").utf8), mode: 0o600)
  }

  deinit { _ = try? run("lock") }

  /// The folder with home, passphrase file and documents.
  var folder: String { temporary.path }
  var vaultFolder: String { folder + "/.local/share/vault" }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8], mode: Int = 0o600) throws -> String {
    let path = folder + "/" + name
    try Data(bytes).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    return path
  }

  @discardableResult
  func run(_ arguments: String..., input: [UInt8] = []) throws -> Run {
    try run(raw: arguments.map { Array($0.utf8) }, input: input)
  }

  /// Runs with arguments that need not be UTF-8, without a terminal (a session of its own has none).
  @discardableResult
  func run(raw arguments: [[UInt8]], input: [UInt8] = []) throws -> Run {
    // printf of the shell is the one way to hand over bytes that Foundation's Process cannot.
    let words = arguments.map { word in
      "\"$(printf '" + word.map { "\\" + String(UInt32($0) + 0o1000, radix: 8).dropFirst() }.joined() + "x')\""
    }
    let script =
      "set --; " + words.map { "set -- \"$@\" \($0); " }.joined()
      + "n=$#; i=0; while [ $i -lt $n ]; do a=$1; shift; set -- \"$@\" \"${a%x}\"; i=$((i+1)); done; exec \"$VAULT_UNDER_TEST\" \"$@\""
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = ["--wait", "/bin/dash", "-c", script]
    process.environment = environment.merging(["VAULT_UNDER_TEST": VaultProgram.path]) { $1 }
    process.currentDirectoryURL = URL(filePath: folder)
    let streams = (Pipe(), Pipe(), Pipe())
    (process.standardInput, process.standardOutput, process.standardError) = (streams.0, streams.1, streams.2)
    try process.run()
    let writing = streams.0.fileHandleForWriting
    let error = Collected(streams.2.fileHandleForReading)
    if !input.isEmpty { try? writing.write(contentsOf: Data(input)) }
    try? writing.close()
    let output = [UInt8](streams.1.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: output, error: error.bytes())
  }

  /// Makes a vault by the scripted form and unlocks it.
  func makeUnlockedVault() throws {
    try makeVault()
    try expect(run("unlock", "--passphrase-file", "passphrase"), 0)
  }

  func makeVault() throws {
    try expect(run("init", "--passphrase-file", "passphrase", "--yes"), 0)
  }

  private func expect(_ run: Run, _ status: Int32) throws {
    guard run.status == status else { throw SetUpFailure(text: run.errorText) }
  }

  struct SetUpFailure: Error { var text: String }

  /// Every file below the vault's folder, by its path in it.
  func filesInVault() -> [String] {
    (FileManager.default.enumerator(atPath: vaultFolder)?.allObjects as? [String] ?? []).sorted()
  }
}
