import CCairo
import CPoppler
import Report

/// A drawn page: its pixels, and the resolution they really have.
struct DrawnPage: ~Copyable {
  let picture: Picture
  let resolution: Double
}

extension PDFPage {
  /// Draws a page on white, at less than the resolution asked for where its size would take too much memory.
  ///
  /// Annotations and form fields are drawn as a viewer shows them. Calls `poppler_page_render` on a cairo image surface.
  borrowing func drawn(resolution: Int, inColour: Bool) throws(EngineFault) -> DrawnPage {
    let size = size
    let area = size.width * size.height / (72 * 72)
    let bound = (Double(EngineLimits.pagePixels) / area).squareRoot()
    let longest = 32_000 * 72 / max(size.width, size.height)
    let used = min(Double(resolution), bound, longest)
    let width = max(Int((size.width * used / 72).rounded()), 1)
    let height = max(Int((size.height * used / 72).rounded()), 1)
    guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)) else {
      throw .pageUnreadable
    }
    defer { unsafe cairo_surface_destroy(surface) }
    let context = unsafe cairo_create(surface)
    unsafe cairo_set_source_rgb(context, 1, 1, 1)
    unsafe cairo_paint(context)
    unsafe cairo_scale(context, Double(width) / size.width, Double(height) / size.height)
    unsafe poppler_page_render(page, context)
    let status = unsafe cairo_status(context)
    unsafe cairo_destroy(context)
    unsafe cairo_surface_flush(surface)
    guard status == CAIRO_STATUS_SUCCESS, let data = unsafe cairo_image_surface_get_data(surface) else {
      throw .pageUnreadable
    }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface))
    let pixels = unsafe UnsafeRawBufferPointer(start: data, count: stride * height)
    let resolution = Int(used.rounded())
    let picture =
      inColour
      ? try unsafe Picture(colours: pixels, width: width, height: height, stride: stride, resolution: resolution)
      : try unsafe Picture(
        GreyImage(colours: pixels, width: width, height: height, stride: stride), resolution: resolution)
    return DrawnPage(picture: picture, resolution: used)
  }

  /// The places pictures take on the page, in points, as the file orders them.
  ///
  /// Calls `poppler_page_get_image_mapping`.
  borrowing func pictureBoxes() -> [Box] {
    let list = unsafe poppler_page_get_image_mapping(page)
    defer { unsafe poppler_page_free_image_mapping(list) }
    var boxes: [Box] = []
    var node = unsafe list
    while let current = unsafe node, boxes.count < 10_000 {
      if let mapping = unsafe current.pointee.data?.assumingMemoryBound(to: PopplerImageMapping.self) {
        let area = unsafe mapping.pointee.area
        boxes.append(
          Box(
            x: min(area.x1, area.x2), y: min(area.y1, area.y2), width: abs(area.x2 - area.x1),
            height: abs(area.y2 - area.y1)))
      }
      unsafe node = unsafe current.pointee.next
    }
    return boxes
  }
}

extension GreyImage {
  /// The brightness of pixels in cairo's RGB24: four bytes each, blue first (on the little-endian machines Vault runs on).
  init(colours: UnsafeRawBufferPointer, width: Int, height: Int, stride: Int) {
    let grey = unsafe [UInt8](unsafeUninitializedCapacity: width * height) { buffer, count in
      for row in 0..<height {
        for column in 0..<width {
          let place = row * stride + column * 4
          let blue = unsafe Int(colours[place])
          let green = unsafe Int(colours[place + 1])
          let red = unsafe Int(colours[place + 2])
          // ITU-R BT.601 luma in 1/256.
          unsafe buffer.initializeElement(
            at: row * width + column, to: UInt8((77 * red + 150 * green + 29 * blue) >> 8))
        }
      }
      count = width * height
    }
    self.init(width: width, height: height, pixels: grey)
  }
}
