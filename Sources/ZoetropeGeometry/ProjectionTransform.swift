import Foundation

/// A 3 by 3 matrix that transforms points of the plane, with perspective.
///
/// Points are row vectors: `[x y 1]` times the matrix gives `[x'·w y'·w w]`, where `(x', y')` is
/// the transformed point.
public struct ProjectionTransform: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1.0
  /// Row 1, column 2.
  public var m12: CGFloat = 0.0
  /// Row 1, column 3: the perspective along x.
  public var m13: CGFloat = 0.0
  /// Row 2, column 1.
  public var m21: CGFloat = 0.0
  /// Row 2, column 2.
  public var m22: CGFloat = 1.0
  /// Row 2, column 3: the perspective along y.
  public var m23: CGFloat = 0.0
  /// Row 3, column 1: the translation along x.
  public var m31: CGFloat = 0.0
  /// Row 3, column 2: the translation along y.
  public var m32: CGFloat = 0.0
  /// Row 3, column 3.
  public var m33: CGFloat = 1.0

  /// Creates the identity transform.
  public init() {}

  /// Creates a projection transform from an affine transform.
  public init(_ m: CGAffineTransform) {
    m11 = m.a
    m12 = m.b
    m21 = m.c
    m22 = m.d
    m31 = m.tx
    m32 = m.ty
  }

  /// Whether this transform is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether this transform has no perspective: its third column is (0, 0, 1).
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Replaces this transform by its inverse; leaves it unchanged if there is no inverse.
  ///
  /// - Returns: Whether the transform has an inverse.
  public mutating func invert() -> Bool {
    let c11 = m22 * m33 - m23 * m32
    let c12 = m23 * m31 - m21 * m33
    let c13 = m21 * m32 - m22 * m31
    let determinant = m11 * c11 + m12 * c12 + m13 * c13
    guard determinant != 0, determinant.isFinite else { return false }
    let m = self
    m11 = c11 / determinant
    m12 = (m.m13 * m.m32 - m.m12 * m.m33) / determinant
    m13 = (m.m12 * m.m23 - m.m13 * m.m22) / determinant
    m21 = c12 / determinant
    m22 = (m.m11 * m.m33 - m.m13 * m.m31) / determinant
    m23 = (m.m13 * m.m21 - m.m11 * m.m23) / determinant
    m31 = c13 / determinant
    m32 = (m.m12 * m.m31 - m.m11 * m.m32) / determinant
    m33 = (m.m11 * m.m22 - m.m12 * m.m21) / determinant
    return true
  }

  /// Returns the inverse, or this transform itself if it has no inverse.
  public func inverted() -> ProjectionTransform {
    var inverse = self
    return inverse.invert() ? inverse : self
  }

  /// Returns the transform that applies this one first and then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    var m = ProjectionTransform()
    m.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
    m.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
    m.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
    m.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
    m.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
    m.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
    m.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
    m.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
    m.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
    return m
  }
}

extension CGPoint {
  /// Returns the point to which a transform maps this point.
  ///
  /// The coordinates are not finite if the perspective maps the point to infinity.
  public func applying(_ m: ProjectionTransform) -> CGPoint {
    let px = x * m.m11 + y * m.m21 + m.m31
    let py = x * m.m12 + y * m.m22 + m.m32
    if m.isAffine { return CGPoint(x: px, y: py) }
    let w = x * m.m13 + y * m.m23 + m.m33
    return CGPoint(x: px / w, y: py / w)
  }
}
