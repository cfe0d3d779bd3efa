/// A point of a finely divided patch.
struct MeshPoint {
  /// In fixed point, from the top left corner of the picture.
  var x: Int
  var y: Int
  /// Premultiplied, 0 to 255.
  var color: SIMD4<Float>
}
