import Foundation

extension ProjectionTransform {
  /// Whether the transform keeps parallel lines parallel, and all points lie in front of the eye.
  package var isParallel: Bool { m13 == 0 && m23 == 0 && m33 > 0 }

  /// The determinant of the matrix. At points whose third coordinate *w* is 1, it is the factor by
  /// which areas are multiplied.
  ///
  /// It is 0 if the plane is seen edge-on, and negative if the plane is seen from behind.
  package var determinant: CGFloat {
    m11 * (m22 * m33 - m23 * m32) + m12 * (m23 * m31 - m21 * m33) + m13 * (m21 * m32 - m22 * m31)
  }

  /// Returns the affine transform that approximates this transform to first order at a point.
  ///
  /// If this transform keeps parallel lines parallel, the result is the same for all points. If the
  /// third coordinate *w* of the transformed point is not positive, the point is not in front of
  /// the eye. The perspective entries of the matrix are then ignored.
  package func affine(near point: CGPoint) -> CGAffineTransform {
    let w = point.x * m13 + point.y * m23 + m33
    guard w > 0, !isAffine else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
    let image = point.applying(self)
    let (a, b) = ((m11 - image.x * m13) / w, (m12 - image.y * m13) / w)
    let (c, d) = ((m21 - image.x * m23) / w, (m22 - image.y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}
