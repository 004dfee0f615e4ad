import Glibc
import Terminal

/// Keeps documents out of checkouts of this project: what lies there is one commit away from being published.
enum Checkout {
  private static let marker = Array(".vault-checkout".utf8)

  /// Refuses a path whose real folder, or one above it, carries the marker file.
  ///
  /// - Parameter path: A file that is there, or one that is to be written.
  /// - Throws: ``Problem/insideCheckout(_:)``.
  static func refuse(_ path: [UInt8]) throws(Problem) {
    let slash = UInt8(ascii: "/")
    guard var folder = realPath(path) ?? realPath(parent(of: path)) else { return }
    while true {
      let candidate = folder + (folder.last == slash ? [] : [slash]) + marker
      if unsafe access(candidate.map(CChar.init(bitPattern:)) + [0], F_OK) == 0 {
        throw .insideCheckout(TerminalText.escaped(bytes: path))
      }
      guard folder.count > 1 else { return }
      folder = parent(of: folder)
    }
  }

  /// The folder a path lies in.
  static func parent(of path: [UInt8]) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    guard let last = path.lastIndex(of: slash) else { return [UInt8(ascii: ".")] }
    return last == 0 ? [slash] : Array(path[..<last])
  }

  /// Calls `realpath`; `nil` for what is not there.
  private static func realPath(_ path: [UInt8]) -> [UInt8]? {
    guard let real = unsafe realpath(path.map(CChar.init(bitPattern:)) + [0], nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe UnsafeRawBufferPointer(start: real, count: strlen(real)).map { $0 }
  }
}
