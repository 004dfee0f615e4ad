import Foundation
import Testing

/// The borders of docs/rooms.md, compared with the package description as it is.
@Suite struct RoomBorderTests {
  /// Which rooms of ours each room may depend on; C libraries are compared by the file that imports them.
  private static let borders: [String: Set<String>] = [
    "Report": [],
    "Dictionary": ["Report"],
    "Lock": [],
    "Vault": ["Report", "Lock"],
    "Reader": ["Report"],
    "Intake": ["Report", "Dictionary"],
    "Terminal": ["Report", "Dictionary"],
  ]

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("a room depends on no room but those of the table", arguments: borders.keys.sorted())
  func dependencies(room: String) throws {
    let manifest = try String(contentsOf: Self.root.appending(path: "Package.swift"), encoding: .utf8)
    let flat = manifest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let start = try #require(flat.range(of: "\"\(room)\", [") ?? flat.range(of: "room( \"\(room)\", ["))
    let end = try #require(flat[start.upperBound...].firstIndex(of: "]"))
    let declared = flat[start.upperBound..<end].split(separator: ",")
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")) }
      .filter { Self.borders.keys.contains($0) }
    #expect(Set(declared) == Self.borders[room])
  }

  @Test("a C library is imported only by the room that wraps it")
  func cLibrariesStayBehindTheirRoom() throws {
    let owners: [String: Set<String>] = [
      "CSodium": ["Lock"], "CArgon2": ["Lock"], "COpenSSL": ["Lock"], "CUTF8Proc": ["Lock"], "CPoppler": ["Reader"],
      "CFontconfig": ["Reader"], "CCairo": ["Reader"], "CLeptonica": ["Reader"], "CTesseract": ["Reader"],
      "CQPDF": ["Reader"],
    ]
    let sources = Self.root.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var seen = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      let room = file.pathComponents[sources.pathComponents.count]
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let name = line.split(separator: " ").last.map(String.init), line.contains("import C"),
          let allowed = owners[name]
        else { continue }
        seen += 1
        #expect(allowed.contains(room), "\(file.lastPathComponent) imports \(name)")
      }
    }
    #expect(seen >= owners.count)
  }
}
