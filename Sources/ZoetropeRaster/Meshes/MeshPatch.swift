import ZoetropeDisplayList

/// The points and the colors of one patch of a mesh.
struct MeshPatch {
  /// The 16 control points, row by row, in pixels.
  let points: [SIMD2<Double>]
  /// The colors of the 4 by 4 vertices around the patch, in the space of interpolation.
  let colors: [SIMD4<Double>]
  let isSmooth: Bool
  let space: ColorInterpolation

  /// Returns the values of the four cubic Bernstein polynomials at `t`. If `t` is 0 or 1, these
  /// values are exactly 0 or 1, so that adjacent patches have exactly the same points on their
  /// common curve.
  static func bernstein(_ t: Double) -> SIMD4<Double> {
    let s = 1 - t
    return SIMD4(s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
  }

  /// Returns the weights of four consecutive colors, at the fraction `t` of the way from the second
  /// color to the third. If ``isSmooth`` is false, the weights are linear. Otherwise they are those
  /// of a cubic spline (Edwin Catmull and Raphael Rom, "A class of local interpolating splines",
  /// 1974).
  func colorWeights(_ t: Double) -> SIMD4<Double> {
    if !isSmooth { return SIMD4(0, 1 - t, t, 0) }
    let (t2, t3) = (t * t, t * t * t)
    let first: Double = t2 - (t3 + t) / 2
    let second: Double = 1 - 2.5 * t2 + 1.5 * t3
    let third: Double = t / 2 + 2 * t2 - 1.5 * t3
    return SIMD4(first, second, third, (t3 - t2) / 2)
  }

  private static func sum(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>,
    _ weights: SIMD4<Double>
  ) -> SIMD2<Double> {
    let first: SIMD2<Double> = a * weights.x + b * weights.y
    let second: SIMD2<Double> = c * weights.z + d * weights.w
    return first + second
  }

  private static func sum(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>,
    _ weights: SIMD4<Double>
  ) -> SIMD4<Double> {
    let first: SIMD4<Double> = a * weights.x + b * weights.y
    let second: SIMD4<Double> = c * weights.z + d * weights.w
    return first + second
  }

  /// Returns the four control points, from left to right, of the curve across the patch at `v`,
  /// which is 0 at the top and 1 at the bottom.
  func curve(_ v: Double) -> [SIMD2<Double>] {
    let w = Self.bernstein(v)
    return (0..<4).map { column in
      Self.sum(points[column], points[4 + column], points[8 + column], points[12 + column], w)
    }
  }

  /// Returns the four colors, from left to right, of the curve across the patch at `v`.
  func curveColors(_ v: Double) -> [SIMD4<Double>] {
    let w = colorWeights(v)
    return (0..<4).map { column in
      Self.sum(colors[column], colors[4 + column], colors[8 + column], colors[12 + column], w)
    }
  }

  static func point(_ curve: [SIMD2<Double>], _ u: Double) -> SIMD2<Double> {
    let w = bernstein(u)
    return sum(curve[0], curve[1], curve[2], curve[3], w)
  }

  func color(_ curve: [SIMD4<Double>], _ u: Double) -> SIMD4<Float> {
    let w = colorWeights(u)
    let mixed = Self.sum(curve[0], curve[1], curve[2], curve[3], w)
    let straight = InterpolationSpace.leave(InterpolationSpace.unitAlpha(mixed), space)
    let alpha = straight.w * 255
    return SIMD4(
      Float(straight.x * alpha), Float(straight.y * alpha), Float(straight.z * alpha), Float(alpha))
  }
}

// MARK: Steps

extension MeshPatch {
  /// The largest distance of the triangles from the patch, in pixels. `colorTolerance` is the
  /// largest difference of the triangles' colors from those of the patch, in 8-bit levels.
  private static let tolerance = 0.1
  private static let colorTolerance = 0.05
  static let mostSteps = 256

  /// The numbers of parts into which the patch is divided along its rows and along its columns.
  ///
  /// If a curve with the second derivative d is divided into n straight parts, the parts are off by
  /// at most d / (8 n^2). If a patch with the mixed derivative t is divided into n by n parts of
  /// two triangles each, the triangles are off by t / (4 n^2). Parts shorter than 1.5 pixels would
  /// make no visible difference.
  var steps: (across: Int, down: Int) {
    var (across, down, twist) = (0.0, 0.0, 0.0)
    var (wide, tall) = (0.0, 0.0)
    for i in 0..<4 {
      for j in 0..<2 {
        across = max(across, length(4 * i + j, 4 * i + j + 1, 4 * i + j + 1, 4 * i + j + 2))
        let k = 4 * j + i
        down = max(down, length(k, k + 4, k + 4, k + 8))
      }
      wide = max(wide, (0..<3).reduce(0) { $0 + distance(4 * i + $1, 4 * i + $1 + 1) })
      tall = max(tall, (0..<3).reduce(0) { $0 + distance(4 * $1 + i, 4 * $1 + i + 4) })
    }
    for i in 0..<3 {
      for j in 0..<3 {
        let k = 4 * i + j
        twist = max(twist, length(k, k + 1, k + 4, k + 5))
      }
    }
    let least = max(9 * twist / (4 * Self.tolerance), colorBend / (8 * Self.colorTolerance))
    func count(_ bend: Double, _ length: Double) -> Int {
      let fine = max(6 * bend / (8 * Self.tolerance), least).squareRoot().rounded(.up)
      return Int(max(min(fine, (length / 1.5).rounded(.up), Double(Self.mostSteps)), 1))
    }
    return (count(across, wide), count(down, tall))
  }

  /// Returns the length of the vector a - b - c + d. The parameters are the indices of the four
  /// control points.
  private func length(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double {
    let v = points[a] - points[b] - points[c] + points[d]
    return (v.x * v.x + v.y * v.y).squareRoot()
  }

  private func distance(_ a: Int, _ b: Int) -> Double {
    let v = points[b] - points[a]
    return (v.x * v.x + v.y * v.y).squareRoot()
  }

  /// An upper bound of the second derivatives of the patch's colors, in 8-bit levels.
  private var colorBend: Double {
    let used = isSmooth ? colors : [5, 6, 9, 10].map { colors[$0] }
    var (low, high) = (used[0], used[0])
    for color in used {
      low = pointwiseMin(low, color)
      high = pointwiseMax(high, color)
    }
    return (high - low).max() * 255 * (isSmooth ? 8 : 4) * (space == .device ? 1 : 4)
  }
}
