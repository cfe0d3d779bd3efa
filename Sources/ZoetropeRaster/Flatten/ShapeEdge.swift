/// One straight side of a shape, from (`x0`, `y0`) to (`x1`, `y1`) in the direction of the path, in
/// fixed point. It is never horizontal.
struct ShapeEdge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The smaller y coordinate of the two ends; `bottom` is the larger one.
  @inline(__always) var top: Int32 { min(y0, y1) }
  @inline(__always) var bottom: Int32 { max(y0, y1) }
}
