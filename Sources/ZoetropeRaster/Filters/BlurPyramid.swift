/// The pixels of each halved picture that a blur needs. Places are relative to the anchor.
struct BlurPyramid {
  let blur: GaussianBlur
  let source: PixelRect
  let target: PixelRect
  let edges: BlurEdges

  /// The number of times that the picture is halved, along one axis or both.
  var count: Int { max(blur.x.halvings, blur.y.halvings) }

  func halvesX(_ level: Int) -> Bool { level < blur.x.halvings }
  func halvesY(_ level: Int) -> Bool { level < blur.y.halvings }

  /// Returns the bounds of the source after `level` halvings: all pixels that differ from the
  /// pixels beyond the bounds, and one more at each end.
  func halved(_ level: Int) -> PixelRect {
    var rect = source
    for step in 0..<level {
      if halvesX(step) { (rect.left, rect.right) = Self.halved(rect.left, rect.right) }
      if halvesY(step) { (rect.top, rect.bottom) = Self.halved(rect.top, rect.bottom) }
    }
    return rect
  }

  private static func halved(_ start: Int, _ end: Int) -> (Int, Int) {
    ((start >> 1) - 1, ((end + 1) >> 1) + 1)
  }

  /// Returns the pixels of the blurred picture that are needed before its last `level` doublings.
  func doubled(_ level: Int) -> PixelRect {
    var rect = target
    for step in 0..<level {
      if halvesX(step) { (rect.left, rect.right) = Self.needed(rect.left, rect.right) }
      if halvesY(step) { (rect.top, rect.bottom) = Self.needed(rect.top, rect.bottom) }
    }
    return rect
  }

  /// Returns the bounds of the coarser pixels that a range is doubled from, with both neighbors, in
  /// whole pairs.
  private static func needed(_ start: Int, _ end: Int) -> (Int, Int) {
    (((start >> 1) - 1) & ~1, (((end - 1) >> 1) + 3) & ~1)
  }
}
