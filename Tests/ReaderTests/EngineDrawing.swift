import CCairo
import CLeptonica
import Foundation

/// Draws what the engine's tests read: a table whose every word's place is known, as PDF or as pixels.
struct DrawnTable {
  struct Cell: Hashable {
    var text: String
    var x: Double
    /// The writing's base line from the top of the page.
    var base: Double
  }

  static let width = 595.0
  static let height = 842.0

  var cells: [Cell] = []
  var fontSize = 10.0
  var font = "Liberation Sans"
  var isRuled = false
  var hasDarkHead = false

  /// A sheet of forty rows: label, value, unit, range.
  static func sheet(rows: Int = 40, fontSize: Double = 10, seed: Int = 7) -> DrawnTable {
    let labels = [
      "Natrium", "Kalium", "Calcium", "Chlorid", "Kreatinin", "Harnstoff", "Glucose", "Bilirubin", "Eisen", "Ferritin",
      "Leukozyten", "Erythrozyten", "Thrombozyten", "Lipase", "Amylase", "Albumin", "Phosphat", "Magnesium", "Zink",
      "Selen",
    ]
    let units = ["mmol/l", "mg/dl", "g/l", "%", "U/l", "ng/ml"]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    func number() -> String {
      switch random(5) {
      case 0: "\(random(10)),\(random(10))"
      case 1: "\(random(90) + 10),\(random(10))"
      case 2: "\(random(900) + 100)"
      case 3: "0,\(random(90) + 10)"
      default: "\(random(10))"
      }
    }
    var table = DrawnTable(fontSize: fontSize)
    for row in 0..<rows {
      let base = 90 + Double(row) * 17
      table.cells.append(Cell(text: labels[row % labels.count], x: 60, base: base))
      table.cells.append(Cell(text: number(), x: 250, base: base))
      table.cells.append(Cell(text: units[random(units.count)], x: 330, base: base))
      table.cells.append(Cell(text: number(), x: 420, base: base))
      table.cells.append(Cell(text: "-", x: 460, base: base))
      table.cells.append(Cell(text: number(), x: 480, base: base))
    }
    return table
  }

  /// The cells where they lie after the sheet was rotated clockwise about its middle; good for words of two or three digits.
  func rotated(degrees: Double) -> DrawnTable {
    let angle = degrees * .pi / 180
    var rotated = self
    rotated.cells = cells.map { cell in
      let (x, y) = (cell.x + 10 - Self.width / 2, cell.base - 3 - Self.height / 2)
      return Cell(
        text: cell.text, x: Self.width / 2 + x * cos(angle) - y * sin(angle) - 10,
        base: Self.height / 2 + x * sin(angle) + y * cos(angle) + 3)
    }
    return rotated
  }

  var numbers: [Cell] { cells.filter { $0.text.contains { $0.isNumber } } }

  /// Draws on a context whose unit is a point.
  func draw(on context: OpaquePointer?) {
    unsafe cairo_select_font_face(context, font, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    unsafe cairo_set_font_size(context, fontSize)
    unsafe cairo_set_source_rgb(context, 0, 0, 0)
    for cell in cells {
      unsafe cairo_move_to(context, cell.x, cell.base)
      unsafe cairo_show_text(context, cell.text)
    }
    if isRuled { unsafe rule(context) }
    if hasDarkHead {
      unsafe cairo_rectangle(context, 50, 54, 495, 20)
      unsafe cairo_fill(context)
      unsafe cairo_set_source_rgb(context, 1, 1, 1)
      unsafe cairo_move_to(context, 60, 68)
      unsafe cairo_show_text(context, "Analyse                 Ergebnis 4711")
    }
  }

  private func rule(_ context: OpaquePointer?) {
    unsafe cairo_set_line_width(context, 0.8)
    let bases = Set(cells.map(\.base)).sorted()
    guard let first = bases.first, let last = bases.last else { return }
    for base in [first - 17] + bases {
      unsafe cairo_move_to(context, 50, base + 5)
      unsafe cairo_line_to(context, 545, base + 5)
    }
    for x in [50.0, 240, 320, 410, 545] {
      unsafe cairo_move_to(context, x, first - 12)
      unsafe cairo_line_to(context, x, last + 5)
    }
    unsafe cairo_stroke(context)
  }

  /// The table as a PDF of so many equal pages.
  func pdf(pages: Int = 1) -> [UInt8] {
    unsafe Drawing.pdf(width: Self.width, height: Self.height) { context in
      for _ in 0..<pages {
        unsafe draw(on: context)
        unsafe cairo_show_page(context)
      }
    }
  }

  /// The table as pixels, grey, rotated clockwise by degrees about the middle of the page.
  func pixels(resolution: Double = 300, degrees: Double = 0) -> DrawnPixels {
    let scale = resolution / 72
    let (width, height) = (Int(Self.width * scale), Int(Self.height * scale))
    let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let context = unsafe cairo_create(surface)
    unsafe cairo_set_source_rgb(context, 1, 1, 1)
    unsafe cairo_paint(context)
    unsafe cairo_scale(context, scale, scale)
    unsafe cairo_translate(context, Self.width / 2, Self.height / 2)
    unsafe cairo_rotate(context, degrees * .pi / 180)
    unsafe cairo_translate(context, -Self.width / 2, -Self.height / 2)
    unsafe draw(on: context)
    unsafe cairo_destroy(context)
    unsafe cairo_surface_flush(surface)
    defer { unsafe cairo_surface_destroy(surface) }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let data = unsafe UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: stride * height)
    var grey = [UInt8](repeating: 0, count: width * height)
    for row in 0..<height {
      for column in 0..<width { grey[row * width + column] = unsafe data[row * stride + column * 4 + 1] }
    }
    return DrawnPixels(width: width, height: height, grey: grey, resolution: Int(resolution))
  }
}

/// Drawing into memory with cairo.
enum Drawing {
  /// What cairo writes to, kept while it writes.
  final class Sink {
    var bytes: [UInt8] = []
  }

  static func pdf(width: Double, height: Double, _ draw: (OpaquePointer?) -> Void) -> [UInt8] {
    let sink = Sink()
    let surface = unsafe cairo_pdf_surface_create_for_stream(
      { closure, data, count in
        if let closure = unsafe closure {
          unsafe Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        }
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), width, height)
    let context = unsafe cairo_create(surface)
    unsafe draw(context)
    unsafe cairo_destroy(context)
    unsafe cairo_surface_finish(surface)
    unsafe cairo_surface_destroy(surface)
    return sink.bytes
  }
}

/// Grey pixels that a test can turn, damage and put into a file.
struct DrawnPixels {
  var width: Int
  var height: Int
  var grey: [UInt8]
  var resolution: Int

  func inverted() -> DrawnPixels {
    var copy = self
    copy.grey = grey.map { 255 - $0 }
    return copy
  }

  /// Turned clockwise by a quarter.
  func turned() -> DrawnPixels {
    var turned = DrawnPixels(width: height, height: width, grey: grey, resolution: resolution)
    for y in 0..<height {
      for x in 0..<width { turned.grey[x * height + (height - 1 - y)] = grey[y * width + x] }
    }
    return turned
  }

  enum Format: Int32 {
    case jpeg = 2
    case png = 3
    case tiff = 4
    case webp = 15
  }

  /// The picture as a file of leptonica's making.
  func file(_ format: Format = .png) -> [UInt8] {
    var pix = unsafe pixCreate(l_int32(width), l_int32(height), 8)
    defer { unsafe pixDestroy(&pix) }
    unsafe pixSetResolution(pix, l_int32(resolution), l_int32(resolution))
    guard let data = unsafe pixGetData(pix) else { return [] }
    let words = Int(unsafe pixGetWpl(pix))
    for y in 0..<height {
      for x in 0..<width {
        let shift = UInt32(24 - 8 * (x % 4))
        unsafe data[y * words + x / 4] |= UInt32(grey[y * width + x]) << shift
      }
    }
    var bytes: UnsafeMutablePointer<l_uint8>?
    var count = 0
    unsafe pixWriteMem(&bytes, &count, pix, format.rawValue)
    defer { unsafe lept_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Pages as one uncompressed TIFF (TIFF 6.0, section 3): header, then for each page its pixels and its directory.
  static func tiff(_ pages: [DrawnPixels]) -> [UInt8] {
    var bytes: [UInt8] = [0x49, 0x49, 42, 0, 0, 0, 0, 0]
    func four(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    func two(_ value: Int) -> [UInt8] { Array(four(value).prefix(2)) }
    var link = 4
    for page in pages {
      let pixels = bytes.count
      bytes += page.grey
      if bytes.count % 2 == 1 { bytes.append(0) }
      let ratio = bytes.count
      bytes += four(page.resolution) + four(1)
      bytes.replaceSubrange(link..<link + 4, with: four(bytes.count))
      let entries = [
        (256, 4, page.width), (257, 4, page.height), (258, 3, 8), (259, 3, 1), (262, 3, 1), (273, 4, pixels),
        (277, 3, 1),
        (278, 4, page.height), (279, 4, page.width * page.height), (282, 5, ratio), (283, 5, ratio), (296, 3, 2),
      ]
      bytes += two(entries.count)
      for (tag, type, value) in entries { bytes += two(tag) + two(type) + four(1) + four(value) }
      link = bytes.count
      bytes += four(0)
    }
    return bytes
  }
}
