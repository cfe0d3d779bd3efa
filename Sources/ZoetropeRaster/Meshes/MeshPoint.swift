/// A point of a finely divided patch.
struct MeshPoint {
  /// The x coordinate in fixed point, relative to the left side of the drawn pixels; `y` is
  /// relative to their top side.
  var x: Int
  var y: Int
  /// The color, premultiplied, 0 to 255.
  var color: SIMD4<Float>
}
