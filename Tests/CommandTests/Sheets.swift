import Foundation
import Report

/// Documents for the tests of the binary, drawn once.
enum Sheets {
  /// The two-page German sheet as the laboratory would issue it.
  static let digital = drawn(seed: 1)
  /// Another one, so that it is no duplicate.
  static let otherDigital = drawn(seed: 3)

  /// Draws in a process of its own: the reader's tests, in this one, take the system's fonts away, and a sheet drawn then is
  /// another file.
  private static func drawn(seed: Int) -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vault-sheets-\(UUID().uuidString)")
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = VaultProgram.besideTheTests("DrawSheet")
    process.arguments = ["demo", "--seed", String(seed), "--format", "pdf", "--output", folder.path]
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    process.waitUntilExit()
    return (try? Data(contentsOf: folder.appending(path: "demo.pdf"))).map { [UInt8]($0) } ?? []
  }

  /// Words of the sheet that must never be seen outside the sealed files.
  static let telltales = ["Leukozyten", "Leukocyten", "Thrombozyten", "Musterstadt"]

  /// A PDF that asks for a password: the trailer names an encryption with an empty key table.
  static var encrypted: [UInt8] {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    let password = String(repeating: "41", count: 32)
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>",
      "<</Filter/Standard/V 2/R 3/Length 128/P -4/O<\(password)>/U<\(password)>>>",
    ]
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 5\n0000000000 65535 f \n"
    for offset in offsets { text += String(repeating: "0", count: 10 - String(offset).count) + "\(offset) 00000 n \n" }
    let id = "<00112233445566778899aabbccddeeff>"
    text += "trailer\n<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[\(id)\(id)]>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
