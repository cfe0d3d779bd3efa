import Foundation
import ZoetropeGeometry

/// The mapping from the space of an item, through its transform and a projection, to homogeneous
/// coordinates on the surface.
///
/// A mapped point is (x w, y w, w), where x and y are in subpixels (see ``SnapGrid``). Points whose
/// w is 0 or less lie behind the eye.
struct Homography {
  private let column0: SIMD3<Double>
  private let column1: SIMD3<Double>
  private let offset: SIMD3<Double>

  /// The smallest w of points that are drawn, as a fraction of the largest w of their shape. Here w
  /// is the third homogeneous coordinate.
  static let nearestFraction = 1e-6

  /// Creates a mapping.
  ///
  /// - Parameters:
  ///   - transform: The transform from the item's space to points.
  ///   - projection: The projection from points to points of the surface.
  ///   - scale: The number of pixels in a point.
  init(_ transform: CGAffineTransform, _ projection: ProjectionTransform, scale: Double) {
    let m = ProjectionTransform(transform).concatenating(projection)
    let unit = scale * SnapGrid.unitsPerPixel
    let units = SIMD3(unit, unit, 1)
    column0 = SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)) * units
    column1 = SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)) * units
    offset = SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)) * units
  }

  /// Maps the point (`x`, `y`) of the item's space to homogeneous coordinates on the surface.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> SIMD3<Double> { column0 * x + column1 * y + offset }

  /// Returns the position on the surface, in subpixels, of a mapped point in front of the eye.
  @inline(__always)
  static func image(_ point: SIMD3<Double>) -> SIMD2<Double> {
    let limit = SIMD2(repeating: SnapGrid.limit)
    let raw = SIMD2(point.x, point.y) / point.z
    return SnapGrid.snapped(pointwiseMin(pointwiseMax(raw, -limit), limit))
  }

  /// The bounds of mapped points.
  struct Bounds {
    /// The smallest w that a drawn point may have. Here w is the third homogeneous coordinate.
    var nearest: Double
    /// The bounds of the points on the surface; nil if the w of at least one point is less than
    /// ``nearest``.
    var box: DeviceBounds?
  }

  /// Maps points and stores them in `points`.
  ///
  /// - Returns: The bounds of the mapped points; nil if there are no points, if a point is not
  ///   finite, or if no point lies in front of the eye.
  func place(
    _ source: UnsafeBufferPointer<CGPoint>, into points: inout ScratchBuffer<SIMD3<Double>>
  ) -> Bounds? {
    if source.isEmpty { return nil }
    points.setCount(source.count)
    let out = points.base
    var (least, most) = (Double.infinity, -Double.infinity)
    var poison = SIMD3<Double>.zero
    for index in 0..<source.count {
      let point = place(Double(source[index].x), Double(source[index].y))
      poison += point * 0
      (least, most) = (min(least, point.z), max(most, point.z))
      out[index] = point
    }
    guard poison == .zero, most > 0 else { return nil }
    let nearest = most * Self.nearestFraction
    guard least >= nearest else { return Bounds(nearest: nearest, box: nil) }
    var low = SIMD2(repeating: Double.infinity)
    var high = -low
    for index in 0..<source.count {
      let place = Self.image(out[index])
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
    return Bounds(nearest: nearest, box: DeviceBounds(low: low, high: high))
  }
}
