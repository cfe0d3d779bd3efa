/// A point of a finely divided patch.
struct MeshPoint {
  /// The place in fixed point, from the top left corner of the drawn pixels.
  var x: Int
  var y: Int
  /// The color, premultiplied, 0 to 255.
  var color: SIMD4<Float>
}
