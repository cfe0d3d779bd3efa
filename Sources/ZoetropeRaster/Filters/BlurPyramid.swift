/// The rectangles of the halved and doubled pictures that a blur computes. All coordinates are
/// relative to the blur's anchor, a pixel that moves along with the picture.
struct BlurPyramid {
  let blur: GaussianBlur
  let source: PixelRect
  let target: PixelRect
  let edges: BlurEdges

  /// The number of times that the picture is halved. Each time, it is halved along x, along y or
  /// along both.
  var count: Int { max(blur.x.halvings, blur.y.halvings) }

  func halvesX(_ level: Int) -> Bool { level < blur.x.halvings }
  func halvesY(_ level: Int) -> Bool { level < blur.y.halvings }

  /// Returns the bounds of the source after `level` halvings. Each halving extends them by one
  /// pixel at each end. Every pixel beyond the bounds is therefore transparent if ``edges`` is
  /// `empty`, and equals the nearest pixel within the bounds if ``edges`` is `clamped`.
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

  /// Returns the rectangle that the blurred picture must cover before its last `level` doublings,
  /// so that these doublings produce all pixels of ``target``.
  func doubled(_ level: Int) -> PixelRect {
    var rect = target
    for step in 0..<level {
      if halvesX(step) { (rect.left, rect.right) = Self.needed(rect.left, rect.right) }
      if halvesY(step) { (rect.top, rect.bottom) = Self.needed(rect.top, rect.bottom) }
    }
    return rect
  }

  /// Returns the range of coarser pixels that doubling needs to produce the pixels `start..<end`.
  /// The returned range includes a neighbor at each end and is extended to even numbers.
  private static func needed(_ start: Int, _ end: Int) -> (Int, Int) {
    (((start >> 1) - 1) & ~1, (((end - 1) >> 1) + 3) & ~1)
  }
}
