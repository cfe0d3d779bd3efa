import Foundation

/// Vectors of the plane, as the curve and stroke code uses them.
extension SIMD2<Double> {
  @inline(__always) init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  /// The sum of the products of the components.
  @inline(__always) func dot(_ other: SIMD2<Double>) -> Double {
    x * other.x + y * other.y
  }

  /// The area of the parallelogram, positive when `other` lies clockwise (y down) from here.
  @inline(__always) func cross(_ other: SIMD2<Double>) -> Double {
    x * other.y - y * other.x
  }

  /// The Euclidean length.
  @inline(__always) var length: Double { dot(self).squareRoot() }

  /// This vector at length 1; not finite when it has no length.
  @inline(__always) var normalized: SIMD2<Double> { self / length }

  /// This vector turned by a right angle, clockwise on a screen with y down.
  @inline(__always) var perpendicular: SIMD2<Double> { SIMD2(-y, x) }

  /// Whether both components are finite numbers.
  @inline(__always) var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGPoint {
  @inline(__always) init(_ vector: SIMD2<Double>) {
    self.init(x: CGFloat(vector.x), y: CGFloat(vector.y))
  }
}
