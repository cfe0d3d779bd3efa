import ZoetropeGeometry

/// A straight piece of a flattened path on the grid. The piece records the part of a line or curve
/// that it replaces.
struct PathPiece {
  /// The ends of the piece, `start` and `end`, in the direction of the path. They are two different
  /// points.
  var start: GridPoint
  var end: GridPoint
  /// The index of the segment in ``PathPieces/sources``.
  var source: Int32
  /// The parameters of the segment at the two ends of the piece: `from` and `to`, in ascending
  /// order within 0...1.
  var from: Double
  var to: Double

  /// The smaller end, by x and then by y.
  var low: GridPoint { min(start, end) }

  /// The larger end, by x and then by y.
  var high: GridPoint { max(start, end) }

  /// Whether the path runs from the smaller to the larger end.
  var isAscending: Bool { start < end }
}
