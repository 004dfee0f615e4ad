/// Pixels of one page in 256 greys, row by row without padding: what the recogniser takes.
struct GreyImage: Sendable {
  let width: Int
  let height: Int
  var pixels: [UInt8]

  init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// White paper.
  init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 255, count: width * height))
  }

  /// Copies the part of another picture that lies inside its bounds to a place of this one.
  mutating func paste(_ area: PixelArea, of source: GreyImage, atX x: Int, y: Int) {
    let area = area.clipped(toWidth: source.width, height: source.height)
    let columns = min(area.width, width - x)
    guard columns > 0 else { return }
    for row in 0..<min(area.height, height - y) {
      let from = (area.y + row) * source.width + area.x
      let to = (y + row) * width + x
      pixels.replaceSubrange(to..<to + columns, with: source.pixels[from..<from + columns])
    }
  }

  /// The square of that side with the most dark pixels, to a twelfth of its side; the whole picture where that is smaller.
  func busiestSquare(side: Int) -> PixelArea {
    let step = max(side / 12, 1)
    let columns = max(width / step, 1)
    let rows = max(height / step, 1)
    var dark = Array(repeating: 0, count: columns * rows)
    for y in 0..<min(rows * step, height) {
      for x in 0..<min(columns * step, width) where pixels[y * width + x] < 128 {
        dark[y / step * columns + x / step] += 1
      }
    }
    let (across, down) = (min(12, columns), min(12, rows))
    var best = (count: -1, column: 0, row: 0)
    for row in 0...rows - down {
      for column in 0...columns - across {
        let count = (row..<row + down).reduce(0) { sum, row in
          sum + dark[row * columns + column..<row * columns + column + across].reduce(0, +)
        }
        if count > best.count { best = (count, column, row) }
      }
    }
    return PixelArea(x: best.column * step, y: best.row * step, width: across * step, height: down * step)
      .clipped(toWidth: width, height: height)
  }

  /// The darkest and the brightest pixel of an area, or `nil` when it lies outside.
  func extremes(in area: PixelArea) -> (darkest: UInt8, brightest: UInt8)? {
    let area = area.clipped(toWidth: width, height: height)
    guard area.width > 0, area.height > 0 else { return nil }
    var darkest: UInt8 = 255
    var brightest: UInt8 = 0
    for row in area.y..<area.y + area.height {
      for pixel in pixels[row * width + area.x..<row * width + area.x + area.width] {
        darkest = min(darkest, pixel)
        brightest = max(brightest, pixel)
      }
    }
    return (darkest, brightest)
  }
}

/// A rectangle of whole pixels from a picture's top left.
struct PixelArea: Sendable, Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The part of it inside a picture of that size.
  func clipped(toWidth limit: Int, height heightLimit: Int) -> PixelArea {
    let left = min(max(x, 0), limit)
    let top = min(max(y, 0), heightLimit)
    let right = min(max(x + width, left), limit)
    let bottom = min(max(y + height, top), heightLimit)
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same with a margin on each side.
  func grown(by margin: Int) -> PixelArea {
    PixelArea(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
