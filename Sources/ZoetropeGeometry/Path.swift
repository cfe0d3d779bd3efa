import Foundation

/// The outline of a 2D shape: subpaths of lines, quadratic curves and cubic Bézier curves.
///
/// Coordinates are in points, y down. A path is a value: copies share their storage until one of
/// them is changed. Two paths are equal if they hold the same elements with the same coordinates.
public struct Path: Equatable, Sendable {
  /// The kind of a path element. An element has ``pointCount`` points in ``Path/points``.
  package enum Verb: UInt8, Sendable {
    /// In this order: the start of a subpath, a line, a quadratic curve, a cubic curve, and the
    /// close of a subpath.
    case move, line, quad, cubic, close

    /// The number of points that an element of this kind has in ``Path/points``: 0 to 3.
    @inlinable package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The kinds of the elements, in order.
  package var verbs: [Verb] = []
  /// The points of all elements, in order. The control points of an element precede its end point.
  package var points: [CGPoint] = []

  /// Creates an empty path.
  public init() {}
}
