import Foundation

/// A 4 by 4 matrix that transforms points in space, with Core Animation's layout and names.
///
/// Points are row vectors: `[x y z 1]` times the matrix gives `[x'·w y'·w z'·w w]`, where
/// `(x', y', z')` is the transformed point. The y axis points down, and the z axis points at the
/// viewer. For perspective, set ``m34`` to `-1 / d`, where `d` is the distance of the eye from the
/// plane z = 0, in points.
public struct CATransform3D: Equatable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat = 1
  /// Row 1, column 2.
  public var m12: CGFloat = 0
  /// Row 1, column 3.
  public var m13: CGFloat = 0
  /// Row 1, column 4.
  public var m14: CGFloat = 0
  /// Row 2, column 1.
  public var m21: CGFloat = 0
  /// Row 2, column 2.
  public var m22: CGFloat = 1
  /// Row 2, column 3.
  public var m23: CGFloat = 0
  /// Row 2, column 4.
  public var m24: CGFloat = 0
  /// Row 3, column 1.
  public var m31: CGFloat = 0
  /// Row 3, column 2.
  public var m32: CGFloat = 0
  /// Row 3, column 3.
  public var m33: CGFloat = 1
  /// Row 3, column 4: the perspective, -1 divided by the distance of the eye from the plane z = 0.
  public var m34: CGFloat = 0
  /// Row 4, column 1: the translation along x.
  public var m41: CGFloat = 0
  /// Row 4, column 2: the translation along y.
  public var m42: CGFloat = 0
  /// Row 4, column 3: the translation along z.
  public var m43: CGFloat = 0
  /// Row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a transform from its 16 entries, given row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  fileprivate init(_ rows: [SIMD4<Double>]) {
    self.init(
      m11: CGFloat(rows[0].x), m12: CGFloat(rows[0].y), m13: CGFloat(rows[0].z),
      m14: CGFloat(rows[0].w), m21: CGFloat(rows[1].x), m22: CGFloat(rows[1].y),
      m23: CGFloat(rows[1].z), m24: CGFloat(rows[1].w), m31: CGFloat(rows[2].x),
      m32: CGFloat(rows[2].y), m33: CGFloat(rows[2].z), m34: CGFloat(rows[2].w),
      m41: CGFloat(rows[3].x), m42: CGFloat(rows[3].y), m43: CGFloat(rows[3].z),
      m44: CGFloat(rows[3].w))
  }

  fileprivate var rows: [SIMD4<Double>] {
    [
      [Double(m11), Double(m12), Double(m13), Double(m14)],
      [Double(m21), Double(m22), Double(m23), Double(m24)],
      [Double(m31), Double(m32), Double(m33), Double(m34)],
      [Double(m41), Double(m42), Double(m43), Double(m44)],
    ]
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

/// Whether all entries of two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates along x, y and z, in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}

/// Returns a transform that scales about the origin, with a factor for each of x, y and z.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}

/// Returns a transform that rotates by an angle in radians about the axis (x, y, z) through the
/// origin.
///
/// Seen from the tip of the axis toward the origin, a positive angle turns clockwise, because y
/// points down. If the length of the axis is zero or not finite, the result is the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let rest = 1 - cosine
  var result = CATransform3D()
  result.m11 = cosine + x * x * rest
  result.m12 = y * x * rest + z * sine
  result.m13 = z * x * rest - y * sine
  result.m21 = x * y * rest - z * sine
  result.m22 = cosine + y * y * rest
  result.m23 = z * y * rest + x * sine
  result.m31 = x * z * rest + y * sine
  result.m32 = y * z * rest - x * sine
  result.m33 = cosine + z * z * rest
  return result
}

/// Returns the transform that translates first, in points, and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales about the origin first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates first, by an angle in radians about the axis (x, y, z), and
/// then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let right = b.rows
  return CATransform3D(
    a.rows.map { row in
      row.x * right[0] + row.y * right[1] + row.z * right[2] + row.w * right[3]
    })
}

/// Returns the inverse of a transform, or the transform itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss-Jordan elimination. The pivot is the entry of the column with the largest magnitude.
  var (left, right) = (t.rows, CATransform3D().rows)
  for column in 0..<4 {
    let pivot =
      (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0, left[pivot][column].isFinite else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let factor = left[column][column]
    left[column] /= factor
    right[column] /= factor
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      left[row] -= factor * left[column]
      right[row] -= factor * right[column]
    }
  }
  return CATransform3D(right)
}

/// Returns the 3D transform that applies an affine transform to x and y and leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
  (result.m41, result.m42) = (m.tx, m.ty)
  return result
}

/// Whether a 3D transform is equivalent to an affine transform of x and y: it leaves z unchanged
/// and has no perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine transform that a 3D transform applies to x and y.
///
/// The entries that involve z or perspective are ignored.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension ProjectionTransform {
  /// Creates the transform that maps points of the plane z = 0 to the positions at which the viewer
  /// sees them.
  ///
  /// Row 3 and column 3 of the matrix, which belong to z, are dropped.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
