/// A rectangle of whole pixels: columns `left..<right`, rows `top..<bottom`.
struct PixelRect: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var isEmpty: Bool { left >= right || top >= bottom }

  func intersection(_ other: PixelRect) -> PixelRect {
    let both = PixelRect(
      left: max(left, other.left), top: max(top, other.top),
      right: min(right, other.right), bottom: min(bottom, other.bottom))
    return both.isEmpty ? .empty : both
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top),
      right: max(right, other.right), bottom: max(bottom, other.bottom))
  }
}

extension PixelRect {
  /// The largest number of pixels by which rectangles are grown or moved. With this limit, all
  /// coordinates fit fixed point.
  static let farthest = 1 << 20

  /// Returns the rectangle with each side moved outwards by `pixels` pixels.
  func grown(by pixels: Int) -> PixelRect {
    if isEmpty { return .empty }
    return PixelRect(
      left: left - pixels, top: top - pixels, right: right + pixels, bottom: bottom + pixels)
  }

  /// Whether another rectangle lies wholly in this one.
  func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }

  var width: Int { right - left }
  var height: Int { bottom - top }
  var area: Int { isEmpty ? 0 : width * height }
}

extension PixelRect {
  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left &+ x, top: top &+ y, right: right &+ x, bottom: bottom &+ y)
  }
}
