/// A rectangle on a page in points (1/72 inch) from the top left corner, as the page is displayed.
package struct Box: Sendable, Hashable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var right: Double { x + width }
  package var bottom: Double { y + height }
  package var middleX: Double { x + width / 2 }
  package var middleY: Double { y + height / 2 }

  /// The smallest box that holds both.
  package func union(_ other: Box) -> Box {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Box(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  /// The area that both cover, 0 when they do not meet.
  package func overlapArea(_ other: Box) -> Double {
    let across = min(right, other.right) - max(x, other.x)
    let down = min(bottom, other.bottom) - max(y, other.y)
    return across > 0 && down > 0 ? across * down : 0
  }

  package var area: Double { width * height }
}
