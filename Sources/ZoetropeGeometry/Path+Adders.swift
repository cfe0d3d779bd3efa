import Foundation

extension Path {
  /// Creates an empty path and lets a closure add elements to it.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// Begins a new subpath at a point.
  public mutating func move(to p: CGPoint) {
    verbs.append(.move)
    points.append(p)
  }

  /// Adds a line from the current point; does nothing if there is no current point.
  public mutating func addLine(to p: CGPoint) {
    guard hasCurrentPoint else { return }
    verbs.append(.line)
    points.append(p)
  }

  /// Adds a quadratic Bézier curve from the current point; does nothing if there is no current
  /// point.
  public mutating func addQuadCurve(to p: CGPoint, control cp: CGPoint) {
    guard hasCurrentPoint else { return }
    verbs.append(.quad)
    points.append(cp)
    points.append(p)
  }

  /// Adds a cubic Bézier curve from the current point; does nothing if there is no current point.
  public mutating func addCurve(to p: CGPoint, control1 cp1: CGPoint, control2 cp2: CGPoint) {
    guard hasCurrentPoint else { return }
    verbs.append(.cubic)
    points.append(cp1)
    points.append(cp2)
    points.append(p)
  }

  /// Closes the current subpath with a line to its first point, which becomes the current point.
  ///
  /// Does nothing if the path is empty or the subpath is already closed.
  public mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds an open subpath of lines through the points, in order; does nothing if there are none.
  ///
  /// - Complexity: O(*n*) in the number of points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() {
      addLine(to: point)
    }
  }

  /// Adds a transformed copy of another path's elements.
  ///
  /// - Complexity: O(*n*) in the number of elements of `path`; O(1) if this path is empty and
  ///   `transform` is the identity.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty, transform.isIdentity {
      self = path
      return
    }
    verbs.append(contentsOf: path.verbs)
    if transform.isIdentity {
      points.append(contentsOf: path.points)
    } else {
      points.append(contentsOf: path.points.lazy.map { $0.applying(transform) })
    }
  }

  /// Whether there is a current point. The first element of a path is always a move, so any element
  /// implies a current point.
  private var hasCurrentPoint: Bool { !verbs.isEmpty }
}
