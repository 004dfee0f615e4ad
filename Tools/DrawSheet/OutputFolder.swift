import Foundation

/// Where documents are written: never inside a checkout of this project, so that no sheet is ever committed.
struct OutputFolder {
  /// The file in a checkout's root that marks it.
  static let marker = ".vault-checkout"

  let url: URL

  /// Makes the folder if it is missing.
  ///
  /// - Parameter path: As given on the command line.
  /// - Throws: ``DrawError`` when it lies inside a checkout or cannot be made.
  init(path: String) throws {
    var existing = URL(fileURLWithPath: path).standardizedFileURL
    url = existing
    while !FileManager.default.fileExists(atPath: existing.path), existing.path != "/" {
      existing.deleteLastPathComponent()
    }
    var folder = existing.resolvingSymlinksInPath()
    while true {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(Self.marker).path) {
        throw DrawError(status: 64, message: "\(path) lies inside a checkout of this project; nothing was drawn")
      }
      if folder.path == "/" { break }
      folder.deleteLastPathComponent()
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw DrawError(status: 73, message: "the folder \(path) cannot be made")
    }
  }

  /// Writes one file, replacing an older one of that name.
  func write(_ bytes: [UInt8], name: String) throws {
    do {
      try Data(bytes).write(to: url.appendingPathComponent(name))
    } catch {
      throw DrawError(status: 73, message: "\(name) cannot be written to \(url.path)")
    }
  }
}

/// Why nothing was drawn, and the status that says so.
struct DrawError: Error {
  var status: Int32
  var message: String
}
