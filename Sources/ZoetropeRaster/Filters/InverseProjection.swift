import Foundation
import ZoetropeGeometry

/// The mapping from the pixels of a surface back to the space that is projected onto it.
///
/// A result is a point in homogeneous coordinates: (x w, y w, w), up to a common factor. Its w is
/// positive if the point lies in front of the eye.
struct InverseProjection {
  /// The change of the homogeneous result from one column to the next.
  let column0: SIMD3<Double>
  /// The change of the homogeneous result from one row to the next.
  let column1: SIMD3<Double>
  /// The homogeneous result at column 0, row 0.
  let offset: SIMD3<Double>

  /// Creates the inverse of a projection; nil if the projection has no inverse or contains a NaN.
  init?(_ m: ProjectionTransform) {
    let (row1, row2, row3) = (
      SIMD3<Double>(m.m11, m.m12, m.m13), SIMD3<Double>(m.m21, m.m22, m.m23),
      SIMD3<Double>(m.m31, m.m32, m.m33)
    )
    // The rows' cross products are the inverse's columns, times the determinant.
    let (c1, c2, c3) = (Self.cross(row2, row3), Self.cross(row3, row1), Self.cross(row1, row2))
    let determinant = (row1 * c1).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    let sign: Double = determinant < 0 ? -1 : 1
    // Only the ratios of the elements matter. All elements are scaled so that the largest one is 1.
    let size = max(Self.largest(c1), Self.largest(c2), Self.largest(c3))
    guard size > 0, size.isFinite else { return nil }
    let factor = SIMD3(repeating: sign / size)
    column0 = SIMD3(c1.x, c2.x, c3.x) * factor
    column1 = SIMD3(c1.y, c2.y, c3.y) * factor
    offset = SIMD3(c1.z, c2.z, c3.z) * factor
  }

  /// Creates the inverse of a projection that is applied to a picture with the bounds `rect`.
  /// Coordinates in the picture are relative to the top left corner of `rect`.
  init?(corner rect: PixelRect, of matrix: ProjectionTransform) {
    var moved = ProjectionTransform()
    moved.m31 = CGFloat(rect.left)
    moved.m32 = CGFloat(rect.top)
    self.init(moved.concatenating(matrix))
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func largest(_ v: SIMD3<Double>) -> Double { max(v.max(), -v.min()) }

  /// Returns the homogeneous coordinates of the point that the surface shows at (`x`, `y`). `x` and
  /// `y` are in pixels.
  @inline(__always)
  func place(_ x: Double, _ y: Double) -> SIMD3<Double> { column0 * x + column1 * y + offset }
}
