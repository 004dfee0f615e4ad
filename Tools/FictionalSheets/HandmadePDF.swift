/// A PDF written by hand (PDF 32000-1), for what cairo does not write: page images, invisible or forged text, fonts that are
/// not embedded.
struct HandmadePDF {
  /// A page: its content stream, its size and the resources it names.
  struct Page {
    var content: [UInt8]
    var width: Double
    var height: Double
    var image: Image?
  }

  /// A picture as a PDF carries it: the entries of its dictionary and the compressed bytes.
  struct Image {
    var entries: String
    var bytes: [UInt8]
  }

  /// What the fonts' codes say they are when text is copied out; `nil` for the truth.
  var unicodeMap: [UInt8]?
  /// The producer that the file names.
  var producer: String

  /// Writes the document: catalogue, pages, two fonts, contents, images, cross-reference table.
  func bytes(_ pages: [Page]) -> [UInt8] {
    var objects: [[UInt8]] = []
    func add(_ object: [UInt8]) -> Int {
      objects.append(object)
      return objects.count
    }
    let map = unicodeMap.map { add(Self.stream("", $0)) }
    let unicode = map.map { " /ToUnicode \($0) 0 R" } ?? ""
    let fonts = ["Helvetica", "Helvetica-Bold"].map { name in
      add(Array("<< /Type /Font /Subtype /Type1 /BaseFont /\(name) /Encoding /WinAnsiEncoding\(unicode) >>".utf8))
    }
    let parent = objects.count + 1
    objects.append([])
    var kids: [Int] = []
    for page in pages {
      let content = add(Self.stream("", page.content))
      let image = page.image.map { add(Self.stream($0.entries, $0.bytes)) }
      let picture = image.map { " /XObject << /Im0 \($0) 0 R >>" } ?? ""
      kids.append(
        add(
          Array(
            """
            << /Type /Page /Parent \(parent) 0 R /MediaBox [0 0 \(Self.number(page.width)) \(Self.number(page.height))] \
            /Contents \(content) 0 R /Resources << /Font << /F1 \(fonts[0]) 0 R /F2 \(fonts[1]) 0 R >>\(picture) >> >>
            """.utf8)))
    }
    let list = kids.map { "\($0) 0 R" }.joined(separator: " ")
    objects[parent - 1] = Array("<< /Type /Pages /Count \(kids.count) /Kids [\(list)] >>".utf8)
    let catalogue = add(Array("<< /Type /Catalog /Pages \(parent) 0 R >>".utf8))
    let information = add(Array("<< /Producer (\(producer)) >>".utf8))
    return Self.file(objects, root: catalogue, information: information)
  }

  private static func file(_ objects: [[UInt8]], root: Int, information: Int) -> [UInt8] {
    var file = Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(file.count)
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = file.count
    file += Array("xref\n0 \(objects.count + 1)\n0000000000 65535 f \n".utf8)
    for offset in offsets {
      let digits = String(offset)
      file += Array((String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n").utf8)
    }
    let trailer = "<< /Size \(objects.count + 1) /Root \(root) 0 R /Info \(information) 0 R >>"
    return file + Array("trailer\n\(trailer)\nstartxref\n\(start)\n%%EOF\n".utf8)
  }

  private static func stream(_ entries: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<< \(entries) /Length \(bytes.count) >>\nstream\n".utf8) + bytes + Array("\nendstream".utf8)
  }

  /// A number with two decimals, as PDF writes it.
  static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let magnitude = abs(hundredths)
    let fraction = magnitude % 100
    return (hundredths < 0 ? "-" : "") + "\(magnitude / 100)." + (fraction < 10 ? "0\(fraction)" : "\(fraction)")
  }
}
