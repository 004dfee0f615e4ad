import Foundation

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
