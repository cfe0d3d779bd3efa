import Foundation
import ZoetropeGeometry

/// The mapping from a gradient's own space to the canvas, in pixels.
struct GradientSpace {
  let column0: SIMD2<Double>
  let column1: SIMD2<Double>
  let offset: SIMD2<Double>

  init(_ transform: CGAffineTransform, scale: Double) {
    column0 = SIMD2(Double(transform.a), Double(transform.b)) * scale
    column1 = SIMD2(Double(transform.c), Double(transform.d)) * scale
    offset = SIMD2(Double(transform.tx), Double(transform.ty)) * scale
  }

  /// The canvas position of a point in the gradient's space.
  struct Place {
    /// The point in pixels, rounded to whole subpixels; see ``SnapGrid``.
    let point: SIMD2<Double>
    /// The pixel that the point lies in. Each coordinate is clamped to the range from -2^22 to
    /// 2^22.
    let anchor: (x: Int, y: Int)
    /// The vector from ``point`` to the center of ``anchor``, in pixels.
    let center: SIMD2<Double>
  }

  func vector(_ x: Double, _ y: Double) -> SIMD2<Double> { column0 * x + column1 * y }

  /// Returns the canvas position of a point in the gradient's space; nil if a number is not finite.
  func place(_ point: CGPoint) -> Place? {
    let raw = (vector(Double(point.x), Double(point.y)) + offset) * SnapGrid.unitsPerPixel
    guard raw.x.isFinite && raw.y.isFinite else { return nil }
    let limit = SIMD2(repeating: SnapGrid.limit)
    let snapped =
      SnapGrid.snapped(pointwiseMin(pointwiseMax(raw, -limit), limit)) / SnapGrid.unitsPerPixel
    let far = SIMD2(repeating: SnapGrid.exactLimit / SnapGrid.unitsPerPixel)
    let pixel = pointwiseMin(pointwiseMax(snapped.rounded(.down), -far), far)
    return Place(
      point: snapped, anchor: (Int(pixel.x), Int(pixel.y)), center: pixel + 0.5 - snapped)
  }
}

/// The inverse of ``GradientSpace``: the mapping from pixels to a gradient's own space. The origin
/// is the gradient's center, the center of its first circle, or the start of a linear gradient.
///
/// Under a projection, ``base``, ``across`` and ``down`` give the first two homogeneous coordinates
/// of a pixel. These two are divided by the third coordinate, which ``depth`` gives.
struct GradientPlane {
  /// The center of the anchor pixel (see ``GradientPlan/anchor``), in the gradient's space.
  var base: SIMD2<Double>
  /// The vector in the gradient's space from a pixel to its right neighbor; `down` is the vector to
  /// the neighbor below.
  var across: SIMD2<Double>
  var down: SIMD2<Double>
  /// Three numbers about the third homogeneous coordinate: its value at the center of the anchor
  /// pixel, its change from one column to the next, and its change from one row to the next.
  /// Without a projection, the numbers are 1, 0 and 0.
  var depth = SIMD3<Double>(1, 0, 0)

  init?(_ place: GradientSpace.Place, _ space: GradientSpace) {
    let (c0, c1) = (space.column0, space.column1)
    let determinant = c0.x * c1.y - c0.y * c1.x
    across = SIMD2(c1.y, -c0.y) / determinant
    down = SIMD2(-c1.x, c0.x) / determinant
    base = across * place.center.x + down * place.center.y
    guard isSane else { return nil }
  }

  /// Whether all vectors are small enough for computations in single precision.
  var isSane: Bool {
    [across, down, base].allSatisfy { abs($0.x) < 1e28 && abs($0.y) < 1e28 }
  }

  mutating func scale(by factor: Double) {
    base *= factor
    across *= factor
    down *= factor
  }
}
