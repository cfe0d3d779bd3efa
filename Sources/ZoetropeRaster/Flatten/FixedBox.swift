import ZoetropeGeometry

/// An upright rectangle, in fixed point.
struct FixedBox: Equatable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The pixels that the rectangle touches.
  var pixels: PixelRect {
    let bits = FixedPoint.fractionBits
    return PixelRect(
      left: left >> bits, top: top >> bits, right: (right + FixedPoint.mask) >> bits,
      bottom: (bottom + FixedPoint.mask) >> bits)
  }

  /// Whether all sides lie on the boundaries of pixels.
  var isAligned: Bool { (left | top | right | bottom) & FixedPoint.mask == 0 }

  /// The box of all whole pixels whose centers lie in this box. Centers on the left and top sides
  /// count as inside.
  var roundedToCenters: FixedBox {
    func round(_ value: Int) -> Int { (value + FixedPoint.one / 2 - 1) & ~FixedPoint.mask }
    return FixedBox(
      left: round(left), top: round(top), right: round(right), bottom: round(bottom))
  }

  /// Creates the box of a path that is an upright rectangle, from the path's transformed points;
  /// nil for any other path.
  init?(verbs: [Path.Verb], points: UnsafeMutablePointer<SIMD2<Double>>) {
    guard let lines = Self.lineCount(verbs) else { return nil }
    let (p0, p1, p2, p3) = (points[0], points[1], points[2], points[3])
    if lines == 4 && points[4] != p0 { return nil }
    let flatFirst = p0.y == p1.y && p1.x == p2.x && p2.y == p3.y && p3.x == p0.x
    let steepFirst = p0.x == p1.x && p1.y == p2.y && p2.x == p3.x && p3.y == p0.y
    guard flatFirst || steepFirst else { return nil }
    left = Int(SnapGrid.fixed(min(p0.x, p2.x)))
    top = Int(SnapGrid.fixed(min(p0.y, p2.y)))
    right = Int(SnapGrid.fixed(max(p0.x, p2.x)))
    bottom = Int(SnapGrid.fixed(max(p0.y, p2.y)))
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Returns the number of lines if the path consists of one move and three or four lines, closed
  /// or not; otherwise nil.
  private static func lineCount(_ verbs: [Path.Verb]) -> Int? {
    guard verbs.count >= 4, verbs.count <= 6, verbs[0] == .move else { return nil }
    let lines = verbs.count - (verbs[verbs.count - 1] == .close ? 2 : 1)
    guard lines == 3 || lines == 4 else { return nil }
    for index in 1...lines where verbs[index] != .line { return nil }
    return lines
  }
}
