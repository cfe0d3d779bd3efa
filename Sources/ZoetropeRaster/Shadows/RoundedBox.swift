import ZoetropeGeometry

/// An upright rectangle whose corners are square, or quarters of ellipses.
///
/// The box is recognized from the transformed points of an outline, independently of the function
/// that made the outline. Rectangles, rounded rectangles of the circular style, capsules, circles
/// and ellipses are all of this kind.
struct RoundedBox {
  /// The left and top sides (`low`), and the right and bottom sides (`high`), in subpixels; see
  /// ``SnapGrid``.
  private(set) var low: SIMD2<Double>
  private(set) var high: SIMD2<Double>
  /// The radii in x and y at the top left, top right, bottom right and bottom left, in subpixels.
  private(set) var radii = [SIMD2<Double>](repeating: .zero, count: 4)

  /// The largest distance, in subpixels, that a corner's control points may have from those of a
  /// quarter of an ellipse: 1/64 pixel, as for flattening.
  private static let tolerance = Flattening.tolerance * SnapGrid.unitsPerPixel

  /// Creates the box whose outline has the given verbs and transformed points; nil if the outline
  /// is any other shape.
  init?(verbs: [Path.Verb], points: UnsafeMutablePointer<SIMD2<Double>>, _ place: DeviceBounds) {
    guard verbs.count >= 4, verbs.count <= 12, verbs[0] == .move else { return nil }
    (low, high) = (place.low, place.high)
    let size = high - low
    guard size.min() > 0 else { return nil }
    var current = points[0]
    var next = 1
    var area = 0.0
    var seen = [false, false, false, false]
    for (index, verb) in verbs.enumerated().dropFirst() {
      switch verb {
      case .line:
        guard isOnSide(current, points[next]) else { return nil }
        area += cross(current, points[next])
        current = points[next]
        next += 1
      case .cubic:
        guard let (corner, place) = rounding(current, points + next), !seen[corner] else {
          return nil
        }
        seen[corner] = true
        area += cross(current, place) + cross(place, points[next + 2])
        current = points[next + 2]
        next += 3
      case .close:
        if index != verbs.count - 1 { return nil }
      case .move, .quad: return nil
      }
    }
    guard isOnSide(current, points[0]) else { return nil }
    area += cross(current, points[0])
    // The outline must run around the box once. The area excludes outlines that run back and forth
    // along some of the sides.
    let whole = size.x * size.y
    guard abs(abs(area) / 2 - whole) <= Self.tolerance * size.max() * 4 else { return nil }
  }

  private func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let (p, q) = (a - low, b - low)
    return p.x * q.y - p.y * q.x
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= Self.tolerance }

  private func isOnSide(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    (isNear(a.x, low.x) && isNear(b.x, low.x)) || (isNear(a.x, high.x) && isNear(b.x, high.x))
      || (isNear(a.y, low.y) && isNear(b.y, low.y))
      || (isNear(a.y, high.y) && isNear(b.y, high.y))
  }

  /// Returns the index and the position of the corner that a cubic curve rounds; nil if the curve
  /// rounds no corner. Stores the corner's radii.
  private mutating func rounding(
    _ start: SIMD2<Double>, _ rest: UnsafeMutablePointer<SIMD2<Double>>
  ) -> (Int, SIMD2<Double>)? {
    let end = rest[2]
    let handle = Double(Path.quarterArcHandle)
    for place in [SIMD2(start.x, end.y), SIMD2(end.x, start.y)] {
      let isLeft = isNear(place.x, low.x)
      let isTop = isNear(place.y, low.y)
      guard isLeft || isNear(place.x, high.x), isTop || isNear(place.y, high.y) else { continue }
      let first = start + (place - start) * handle - rest[0]
      let second = end + (place - end) * handle - rest[1]
      let miss = max(abs(first.x), abs(first.y), abs(second.x), abs(second.y))
      if miss > Self.tolerance { continue }
      let index = isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)
      let reach = start - end
      radii[index] = SIMD2(abs(reach.x), abs(reach.y))
      return (index, place)
    }
    return nil
  }
}
