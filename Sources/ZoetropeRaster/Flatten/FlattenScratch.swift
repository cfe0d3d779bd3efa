import ZoetropeGeometry

/// The buffers in which paths become edges, sorted by band.
///
/// Invariants:
/// - `points` holds the transformed points of the latest path.
/// - Operations refer to `edges` and `bins` by index. Bins refer to `references`, and references to
///   `edges`. These buffers therefore keep their elements until the surface that the operations
///   paint is finished.
struct FlattenScratch: ~Copyable {
  /// The points of one path after its transform, in subpixels.
  var points = ScratchBuffer<SIMD2<Double>>()
  /// The points of one path after a projection, in homogeneous coordinates; see ``Homography``.
  var projectedPoints = ScratchBuffer<SIMD3<Double>>()
  /// The edges of all shapes that are not upright rectangles.
  var edges = ScratchBuffer<ShapeEdge>()
  /// The bins of all shapes whose edges are sorted: one for each band that a shape touches.
  var bins = ScratchBuffer<EdgeBin>()
  /// The indices of the edges of all bins, one bin after the other.
  var references = ScratchBuffer<UInt32>()
  /// The verbs of a closed quadrilateral with straight sides.
  let quadrilateral: [Path.Verb] = [.move, .line, .line, .line, .close]

  /// The sizes of the buffers at one moment of planning. Only buffers that operations refer to are
  /// recorded.
  struct Mark {
    let edges: Int
    let bins: Int
    let references: Int
  }

  var mark: Mark { Mark(edges: edges.count, bins: bins.count, references: references.count) }

  /// Drops all edges that were added after the mark.
  mutating func restore(_ mark: Mark) {
    edges.setCount(mark.edges)
    bins.setCount(mark.bins)
    references.setCount(mark.references)
  }

  /// Drops all edges.
  mutating func reset() { restore(Mark(edges: 0, bins: 0, references: 0)) }
}
