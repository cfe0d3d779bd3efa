/// The blurred coverage of an upright rectangle with square, circular or elliptical corners.
///
/// The coverage of a plain rectangle is the product of two profiles (``ShadowProfile``), each of
/// which is the difference of two blurred edges. This product is exact, and computing it needs no
/// drawing. A shape with round corners is first drawn with shortened straight sides, and the
/// drawing is then blurred (``ShadowTile``). The coverage of the whole shape is composed of nine
/// parts: the four corners are copied, and the sides and the middle are repeated. In both cases,
/// the coverage is that of a ``GaussianBlur`` of the whole shape.
struct ShadowCoverage {
  /// The radii in x and y at the top left, top right, bottom right and bottom left.
  typealias Corners = (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// The pixels that may be covered. All others have a coverage of 0.
  let bounds: PixelRect
  private let parts: Parts

  private enum Parts {
    case product(columns: [Float], rows: [Float])
    case tile(ShadowTile)
  }

  /// Computes the coverage of a shadow.
  ///
  /// - Parameters:
  ///   - left: The left side, in pixels. All four sides are rounded to 1/256 pixel.
  ///   - corners: The radii in pixels. If two corners are too large for a side, all radii are
  ///     reduced by the same factor, as in CSS.
  ///   - sigmaX: The standard deviation of the blur along x, in pixels; `sigmaY` is the one along
  ///     y.
  ///   - window: The pixels whose coverage is needed.
  /// - Returns: Nil if the shape is empty or a number is NaN.
  /// - Complexity: O(pixels of the window), less for straight sides.
  init?(
    left: Double, top: Double, right: Double, bottom: Double, corners: Corners, sigmaX: Double,
    sigmaY: Double, window: PixelRect, buffers: inout BlurScratch
  ) {
    guard
      let shape = ShadowShape(
        left: left, top: top, right: right, bottom: bottom, corners: corners)
    else { return nil }
    let blur = GaussianBlur(sigmaX: sigmaX, sigmaY: sigmaY)
    bounds = blur.reach(of: shape.pixels).intersection(window)
    if shape.isRectangle || bounds.isEmpty {
      parts = .product(
        columns: ShadowProfile(sigma: sigmaX).values(
          shape.left, shape.right, from: bounds.left, to: bounds.right),
        rows: ShadowProfile(sigma: sigmaY).values(
          shape.top, shape.bottom, from: bounds.top, to: bounds.bottom))
    } else {
      parts = .tile(ShadowTile(shape, blur, bounds, &buffers))
    }
  }

  /// Writes the coverage, 0 to 255, of `count` pixels of row `y`, from column `x` on. O(`count`)
  func fill(row y: Int, from x: Int, count: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    let first = min(max(bounds.left, x), x &+ count)
    let last = max(min(bounds.right, x &+ count), first)
    guard y >= bounds.top && y < bounds.bottom && first < last else {
      coverage.update(repeating: 0, count: count)
      return
    }
    coverage.update(repeating: 0, count: first &- x)
    (coverage + (last &- x)).update(repeating: 0, count: x &+ count &- last)
    let inner = coverage + (first &- x)
    switch parts {
    case .product(let columns, let rows):
      columns.withUnsafeBufferPointer { columns in
        guard let base = columns.baseAddress else { return }
        let row = rows[y &- bounds.top] * 255
        Self.multiply(base + (first &- bounds.left), by: row, into: inner, count: last &- first)
      }
    case .tile(let tile): tile.fill(row: y, from: first, to: last, into: inner)
    }
  }

  /// Whether row `y` has the same coverage as the row above it. O(1)
  func isLikeRowAbove(_ y: Int) -> Bool {
    let inside = bounds.top..<bounds.bottom
    if !inside.contains(y) { return !inside.contains(y - 1) }
    if !inside.contains(y - 1) { return false }
    switch parts {
    case .product(_, let rows): return rows[y - bounds.top] == rows[y - bounds.top - 1]
    case .tile(let tile): return tile.y.place(y) == tile.y.place(y - 1)
    }
  }

  private static func multiply(
    _ columns: UnsafePointer<Float>, by row: Float, into coverage: UnsafeMutablePointer<UInt8>,
    count: Int
  ) {
    for x in 0..<count {
      // The low bits of a Float from 2^23 on are a whole number, rounded to nearest.
      coverage[x] = UInt8(truncatingIfNeeded: (columns[x] * row + 8_388_608).bitPattern)
    }
  }
}
