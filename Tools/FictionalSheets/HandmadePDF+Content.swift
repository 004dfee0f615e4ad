internal import Report

extension HandmadePDF {
  /// A page of visible strokes with Helvetica.
  static func page(drawing: PageDrawing) -> Page {
    var content: [UInt8] = []
    for item in drawing.items { content += operators(item, renderMode: 0) }
    return Page(content: content, width: PageDrawing.width, height: PageDrawing.height, image: nil)
  }

  /// A page that is a picture; with a drawing, its text lies invisibly over it.
  static func page(image: Image, width: Double, height: Double, hiddenText: PageDrawing?) -> Page {
    var content = Array("q \(number(width)) 0 0 \(number(height)) 0 0 cm /Im0 Do Q\n".utf8)
    for item in hiddenText?.items ?? [] {
      if case .text = item { content += operators(item, renderMode: 3) }
    }
    return Page(content: content, width: width, height: height, image: image)
  }

  /// A map that lets `1` be copied out as `7`, `7` as `1`, `3` as `8` and `8` as `3`, and everything else as itself.
  static let forgedMap: [UInt8] = {
    var lines = ["/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Forged def /CMapType 2 def"]
    lines.append("1 begincodespacerange <00> <FF> endcodespacerange")
    let swapped: [Int: Int] = [0x31: 0x37, 0x37: 0x31, 0x33: 0x38, 0x38: 0x33]
    let codes = Array(0x20...0x7E) + Array(0xA0...0xFF) + [0x96]
    for start in stride(from: 0, to: codes.count, by: 100) {
      let part = codes[start..<min(start + 100, codes.count)]
      lines.append("\(part.count) beginbfchar")
      for code in part {
        lines.append("<\(hexadecimal(code, 2))> <\(hexadecimal(code == 0x96 ? 0x2013 : swapped[code] ?? code, 4))>")
      }
      lines.append("endbfchar")
    }
    lines.append("endcmap CMapName currentdict /CMap defineresource pop end end")
    return Array(lines.joined(separator: "\n").utf8)
  }()

  private static func hexadecimal(_ value: Int, _ digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func operators(_ item: DrawItem, renderMode: Int) -> [UInt8] {
    let top = PageDrawing.height
    func rgb(_ ink: Ink) -> String { "\(number(ink.red)) \(number(ink.green)) \(number(ink.blue))" }
    func rectangle(_ box: Box) -> String {
      "\(number(box.x)) \(number(top - box.y - box.height)) \(number(box.width)) \(number(box.height)) re"
    }
    switch item {
    case .text(let run):
      let font = run.face.isBold ? "/F2" : "/F1"
      let place = "1 0 0 1 \(number(run.x)) \(number(top - run.baseline)) Tm"
      let head = "BT \(renderMode) Tr \(font) \(number(run.size)) Tf \(rgb(run.ink)) rg \(place) ("
      return Array(head.utf8) + escaped(WesternText.bytes(run.text)) + Array(") Tj ET\n".utf8)
    case .line(let x1, let y1, let x2, let y2, let width, let ink):
      let path = "\(number(x1)) \(number(top - y1)) m \(number(x2)) \(number(top - y2)) l S"
      return Array("\(number(width)) w \(rgb(ink)) RG \(path)\n".utf8)
    case .fill(let box, let ink): return Array("\(rgb(ink)) rg \(rectangle(box)) f\n".utf8)
    case .frame(let box, let width, let ink):
      return Array("\(number(width)) w \(rgb(ink)) RG \(rectangle(box)) S\n".utf8)
    }
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte in
      [UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\\")].contains(byte) ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }
}
