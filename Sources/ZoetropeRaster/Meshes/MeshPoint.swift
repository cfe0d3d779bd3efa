/// A point of a finely divided patch.
struct MeshPoint {
  /// The place in fixed point, counted from the top left corner of the pixels that are drawn.
  var x: Int
  var y: Int
  /// The color, premultiplied, 0 to 255.
  var color: SIMD4<Float>
}
