import Foundation

/// Vectors of the plane, for the curve and stroke code.
extension SIMD2<Double> {
  @inlinable @inline(__always) package init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// Returns the dot product of this vector and another.
  @inlinable @inline(__always) package func dot(_ other: SIMD2<Double>) -> Double {
    x * other.x + y * other.y
  }

  /// Returns the cross product: the signed area of the parallelogram of the two vectors. It is
  /// positive if `other` points clockwise from this vector on a screen with y down.
  @inlinable @inline(__always) package func cross(_ other: SIMD2<Double>) -> Double {
    x * other.y - y * other.x
  }

  /// The Euclidean length.
  @inlinable @inline(__always) package var length: Double { dot(self).squareRoot() }

  /// The unit vector of the same direction; not finite if this vector has zero length.
  @inlinable @inline(__always) package var normalized: SIMD2<Double> { self / length }

  /// This vector rotated by a right angle, clockwise on a screen with y down.
  @inlinable @inline(__always) package var perpendicular: SIMD2<Double> { SIMD2(-y, x) }

  /// Whether both components are finite.
  @inlinable @inline(__always) package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
  @inlinable @inline(__always) package init(_ vector: SIMD2<Double>) {
    self.init(x: CGFloat(vector.x), y: CGFloat(vector.y))
  }
}
