import Foundation

/// The outline of a 2D shape: subpaths of lines, quadratic and cubic Béziers.
///
/// Coordinates are in the user's space, in points, y down. A path is a value: copies share their
/// storage until one of them is changed. Two paths are equal when they hold the same elements with
/// the same coordinates.
public struct Path: Equatable, Sendable {
  /// What one step of the path does; each takes as many points as ``pointCount`` says.
  package enum Verb: UInt8, Sendable {
    case move, line, quad, cubic, close

    /// The number of entries of ``Path/points`` that this verb consumes.
    @inlinable package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  /// The steps, in order.
  package internal(set) var verbs: [Verb] = []
  /// The points that the steps take, in order: controls first, then the end point.
  package internal(set) var points: [CGPoint] = []

  /// Creates an empty path.
  public init() {}
}
