/// One straight side of a shape, in fixed point, in the direction of the path; never level.
struct ShapeEdge {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32

  /// The first row of fixed point that it reaches, and the one where it ends.
  @inline(__always) var top: Int32 { min(y0, y1) }
  @inline(__always) var bottom: Int32 { max(y0, y1) }
}
