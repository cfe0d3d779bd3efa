/// One straight side of a shape, in fixed point, in the direction of the path; never horizontal.
struct ShapeEdge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The smaller and the larger y coordinate.
  @inline(__always) var top: Int32 { min(y0, y1) }
  @inline(__always) var bottom: Int32 { max(y0, y1) }
}
