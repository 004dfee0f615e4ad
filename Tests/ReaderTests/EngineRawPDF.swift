import Foundation

/// A PDF written by hand, for what cairo never writes: invisible writing, scripts, turned pages, locks.
struct RawPDF {
  var pageEntries = ""
  var content = ""
  var resources = "/Font << /F1 5 0 R >>"
  var catalogEntries = ""
  var trailerEntries = ""
  /// Further objects from number 6 on; each is what stands between `obj` and `endobj`.
  var objects: [String] = []

  /// The file with its cross-reference table.
  var bytes: [UInt8] {
    let all =
      [
        "<< /Type /Catalog /Pages 2 0 R \(catalogEntries) >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << \(resources) >> \(pageEntries) >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
      ] + objects
    var text = "%PDF-1.7\n"
    var places: [Int] = []
    for (index, object) in all.enumerated() {
      places.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for place in places { text += String(repeating: "0", count: 10 - "\(place)".count) + "\(place) 00000 n \n" }
    text += "trailer\n<< /Size \(all.count + 1) /Root 1 0 R \(trailerEntries) >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// Lines of numbers, each drawn at its place with the operators given before it.
  static func lines(_ lines: [String], before operators: String = "") -> String {
    lines.enumerated().map { index, line in
      "BT \(operators) /F1 11 Tf 100 \(700 - 24 * index) Td (\(line)) Tj ET"
    }.joined(separator: "\n")
  }
}
