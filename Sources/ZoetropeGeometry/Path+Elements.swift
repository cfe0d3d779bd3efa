import Foundation

extension Path {
  /// An element of a path.
  public enum Element: Equatable, Sendable {
    /// The start of a subpath.
    case move(to: CGPoint)
    /// A line from the previous point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the previous point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the previous point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// The close of the subpath: a line back to its first point.
    case closeSubpath
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { verbs.isEmpty }

  /// The number of elements.
  package var elementCount: Int { verbs.count }

  /// Calls a closure with each element, in order.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func forEach(_ body: (Element) -> Void) {
    var next = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(to: points[next]))
      case .line: body(.line(to: points[next]))
      case .quad: body(.quadCurve(to: points[next + 1], control: points[next]))
      case .cubic:
        body(
          .curve(to: points[next + 2], control1: points[next], control2: points[next + 1]))
      case .close: body(.closeSubpath)
      }
      next += verb.pointCount
    }
  }

  /// The point from which the next line or curve begins; nil if the path is empty.
  ///
  /// If the last subpath is closed, this is the first point of that subpath. Otherwise, it is the
  /// last point of the path.
  ///
  /// - Complexity: O(1), or O(*n*) in the number of elements of the last subpath if it is closed.
  public var currentPoint: CGPoint? {
    guard verbs.last == .close else { return points.last }
    var index = points.count
    for verb in verbs.reversed() {
      index -= verb.pointCount
      if verb == .move { return points[index] }
    }
    return nil
  }

  /// Returns a copy with all points transformed.
  ///
  /// - Complexity: O(*n*) in the number of elements; O(1) if `transform` is the identity.
  public func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    var path = self
    for index in path.points.indices {
      path.points[index] = path.points[index].applying(transform)
    }
    return path
  }

  /// Returns a copy translated by distances in points.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = self
    for index in path.points.indices {
      path.points[index].x += dx
      path.points[index].y += dy
    }
    return path
  }
}
