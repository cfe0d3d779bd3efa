import ZoetropeGeometry

/// A point of the integer grid on which paths are combined. Coordinates are from -2^29 to 2^29.
///
/// Differences of coordinates fit in 31 bits, and cross products of differences in 62 bits. The
/// test of whether a point lies to the left or the right of a line is therefore exact.
struct GridPoint: Hashable, Comparable {
  var x: Int32
  var y: Int32

  /// Whether a point comes before another one: by x, then by y.
  static func < (a: GridPoint, b: GridPoint) -> Bool {
    a.x != b.x ? a.x < b.x : a.y < b.y
  }

  /// Returns the vector from the second point to the first.
  static func - (a: GridPoint, b: GridPoint) -> GridVector {
    GridVector(x: Int64(a.x) - Int64(b.x), y: Int64(a.y) - Int64(b.y))
  }
}

/// A difference of two grid points.
struct GridVector {
  var x: Int64
  var y: Int64

  /// Returns the cross product; positive if `other` points clockwise from this vector on a screen
  /// with y down.
  func cross(_ other: GridVector) -> Int64 { x * other.y - y * other.x }

  /// Returns the dot product.
  func dot(_ other: GridVector) -> Int64 { x * other.x + y * other.y }

  /// The Euclidean length.
  var length: Double { Double(dot(self)).squareRoot() }

  /// The opposite vector.
  var reversed: GridVector { GridVector(x: -x, y: -y) }
}
