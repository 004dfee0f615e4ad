import Foundation

/// Reads the tab-separated vectors under `Tests/Vectors/lock`.
enum Vectors {
  static func rows(_ name: String, source: String = #filePath) -> [[String]] {
    let folder = URL(fileURLWithPath: source).deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("Vectors/lock").appendingPathComponent(name)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}

/// Bytes from hexadecimal text.
func bytes(_ hexadecimal: String) -> [UInt8] {
  var rest = Substring(hexadecimal)
  var bytes: [UInt8] = []
  while let byte = UInt8(rest.prefix(2), radix: 16) {
    bytes.append(byte)
    rest = rest.dropFirst(2)
  }
  return bytes
}

/// Hexadecimal text of bytes.
func hexadecimal(_ bytes: [UInt8]) -> String {
  bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
}
