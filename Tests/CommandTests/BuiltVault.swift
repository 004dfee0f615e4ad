import Foundation

/// The built program under test.
enum BuiltVault {
  /// What one run came to.
  struct Run {
    var status: Int32
    var output: String
    var errors: String
  }

  /// What the environment names (`make test` names the product), or what was built beside the tests.
  static let path: String = {
    if let named = ProcessInfo.processInfo.environment["VAULT_BINARY"] { return named }
    let runner = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var place = URL(filePath: runner)
    while place.path.contains(".xctest") { place.deleteLastPathComponent() }
    return place.appending(path: "vault").path
  }()

  /// Runs the program with a home of its own and nothing else in its environment.
  static func run(_ arguments: String..., home: TemporaryFolder) -> Run {
    do {
      return try Tool.finish(path, arguments, environment: ["HOME": home.path, "PATH": "/usr/bin:/bin"])
    } catch {
      return Run(status: -1, output: "", errors: "\(error)")
    }
  }
}

/// A program of the system.
enum Tool {
  /// Runs it and gives what it printed.
  static func run(_ program: String, _ arguments: String...) throws -> String {
    try finish(program, arguments, environment: ["PATH": "/usr/bin:/bin", "LC_ALL": "C"]).output
  }

  static func finish(_ program: String, _ arguments: [String], environment: [String: String]) throws -> BuiltVault.Run {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let collected = Collected(errors.fileHandleForReading)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return BuiltVault.Run(
      status: process.terminationStatus, output: text, errors: String(decoding: collected.bytes(), as: UTF8.self))
  }
}

/// A folder that is gone when the test is over; never inside a checkout.
final class TemporaryFolder {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "vault-tests").appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
  }

  deinit { _ = try? FileManager.default.removeItem(atPath: path) }
}

/// Reads one stream to its end while another is read.
final class Collected: @unchecked Sendable {
  private let group = DispatchGroup()
  private var collected: [UInt8] = []

  init(_ handle: FileHandle) {
    DispatchQueue.global().async(group: group) { [self] in collected = [UInt8](handle.readDataToEndOfFile()) }
  }

  func bytes() -> [UInt8] {
    group.wait()
    return collected
  }
}
