import ZoetropeGeometry

/// The buffers in which paths become edges, sorted by band.
///
/// Invariants:
/// - `points` holds the placed points of the latest path.
/// - Operations refer to `edges` and `bins` by index, bins to `references`, and references to
///   `edges`. Therefore the buffers only grow until their surface has been painted.
struct FlattenScratch: ~Copyable {
  /// The placed points of one path, in subpixels.
  var points = ScratchBuffer<SIMD2<Double>>()
  /// The edges of all shapes that are not upright rectangles.
  var edges = ScratchBuffer<ShapeEdge>()
  /// One bin for each shape and band, if the shape's edges are sorted.
  var bins = ScratchBuffer<EdgeBin>()
  /// The indices of the edges of all bins, bin after bin.
  var references = ScratchBuffer<UInt32>()
  /// The verbs of a path with four corners.
  let quadrilateral: [Path.Verb] = [.move, .line, .line, .line, .close]

  /// The sizes of the buffers that operations refer to.
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
