internal import CCairo
internal import Report

/// Receives a PDF's bytes from cairo.
private final class ByteSink {
  var bytes: [UInt8] = []
}

/// Draws strokes into a PDF or into pixels.
///
/// Calls cairo with fonts by fontconfig family name (`cairo_select_font_face`).
@safe struct CairoCanvas: ~Copyable {
  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let sink: Unmanaged<ByteSink>?

  private init(surface: OpaquePointer, sink: Unmanaged<ByteSink>?, scale: Double) {
    unsafe self.surface = surface
    unsafe self.sink = sink
    unsafe context = cairo_create(surface)
    unsafe cairo_scale(context, scale, scale)
    let options: OpaquePointer = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
  }

  deinit {
    unsafe cairo_destroy(context)
    unsafe cairo_surface_destroy(surface)
    unsafe sink?.release()
  }

  /// A PDF in memory; the same strokes give the same bytes, since the creation date is given.
  static func pdf(creationDate: String) -> CairoCanvas {
    let sink = unsafe Unmanaged.passRetained(ByteSink())
    let surface: OpaquePointer = unsafe cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        guard let closure = unsafe closure, let data = unsafe data else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, sink.toOpaque(), PageDrawing.width, PageDrawing.height)
    unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, creationDate)
    return unsafe CairoCanvas(surface: surface, sink: sink, scale: 1)
  }

  /// A white page of pixels.
  static func pixels(width: Int, height: Int, dpi: Double) -> CairoCanvas {
    let surface: OpaquePointer = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    let canvas = unsafe CairoCanvas(surface: surface, sink: nil, scale: dpi / 72)
    unsafe cairo_set_source_rgb(canvas.context, 1, 1, 1)
    unsafe cairo_paint(canvas.context)
    return canvas
  }

  /// Draws a page; calls `cairo_show_text`, `cairo_stroke` and `cairo_fill`.
  func draw(_ page: PageDrawing) {
    for item in page.items {
      switch item {
      case .text(let run):
        select(run.face, size: run.size)
        set(run.ink)
        unsafe cairo_move_to(context, run.x, run.baseline)
        unsafe cairo_show_text(context, run.text)
      case .line(let x1, let y1, let x2, let y2, let width, let ink):
        set(ink)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_move_to(context, x1, y1)
        unsafe cairo_line_to(context, x2, y2)
        unsafe cairo_stroke(context)
      case .fill(let box, let ink):
        set(ink)
        unsafe cairo_rectangle(context, box.x, box.y, box.width, box.height)
        unsafe cairo_fill(context)
      case .frame(let box, let width, let ink):
        set(ink)
        unsafe cairo_set_line_width(context, width)
        unsafe cairo_rectangle(context, box.x, box.y, box.width, box.height)
        unsafe cairo_stroke(context)
      }
    }
  }

  /// Ends a page of a PDF.
  ///
  /// Calls `cairo_show_page`.
  func endPage() { unsafe cairo_show_page(context) }

  /// Ends the PDF.
  ///
  /// Calls `cairo_surface_finish`.
  consuming func finishedPDF() -> [UInt8] {
    unsafe cairo_surface_finish(surface)
    return unsafe sink?.takeUnretainedValue().bytes ?? []
  }

  /// Lends the pixels, one 32-bit word `0x00RRGGBB` each.
  ///
  /// Calls `cairo_image_surface_get_data`.
  func withPixels<Result>(_ body: (UnsafePointer<UInt32>, _ wordsPerLine: Int) -> Result) -> Result? {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
    let wordsPerLine = unsafe Int(cairo_image_surface_get_stride(surface)) / 4
    return unsafe body(UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self), wordsPerLine)
  }

  /// The advance of a text in points.
  ///
  /// Calls `cairo_text_extents`.
  func width(of text: String, face: FontFace, size: Double) -> Double {
    select(face, size: size)
    var extents = cairo_text_extents_t()
    unsafe cairo_text_extents(context, text, &extents)
    return extents.x_advance
  }

  private func select(_ face: FontFace, size: Double) {
    unsafe cairo_select_font_face(
      context, face.family, face.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
      face.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
    unsafe cairo_set_font_size(context, size)
  }

  private func set(_ ink: Ink) { unsafe cairo_set_source_rgb(context, ink.red, ink.green, ink.blue) }
}
