import Foundation

/// An element of a path, as ``PathSteps`` returns it. Each line or curve has both of its end
/// points.
package enum PathStep {
  /// The start of a subpath.
  case move(SIMD2<Double>)
  /// A line or a curve.
  case segment(Segment)
  /// The line from the current point to the first point of the subpath, which closes the subpath.
  /// Its length may be zero.
  case close(Segment)
}

extension Path {
  /// The elements of the path. Each line or curve has both of its end points.
  package var steps: PathSteps { PathSteps(path: self) }

  /// Adds a segment. The start of the segment must be the current point.
  package mutating func append(_ segment: Segment) {
    switch segment.kind {
    case .line: addLine(to: CGPoint(segment.end))
    case .quad:
      addQuadCurve(to: CGPoint(segment.end), control: CGPoint(segment.control1))
    case .cubic:
      addCurve(
        to: CGPoint(segment.end), control1: CGPoint(segment.control1),
        control2: CGPoint(segment.control2))
    }
  }
}

/// An iterator over a path's elements with their end points.
///
/// Every subpath begins with a move. If an element other than a move follows a close, a move is
/// inserted between them.
package struct PathSteps: Sequence, IteratorProtocol {
  private let path: Path
  private var verb = 0
  private var point = 0
  private var first = SIMD2<Double>.zero
  private var current = SIMD2<Double>.zero
  private var isClosed = false

  init(path: Path) {
    self.path = path
  }

  package mutating func next() -> PathStep? {
    guard verb < path.verbs.count else { return nil }
    let kind = path.verbs[verb]
    if isClosed, kind != .move, kind != .close {
      isClosed = false
      return .move(first)
    }
    verb += 1
    switch kind {
    case .move:
      first = take()
      current = first
      isClosed = false
      return .move(first)
    case .line: return advance(.line, controls: 0)
    case .quad: return advance(.quad, controls: 1)
    case .cubic: return advance(.cubic, controls: 2)
    case .close:
      let segment = Segment(lineFrom: current, to: first)
      current = first
      isClosed = true
      return .close(segment)
    }
  }

  private mutating func take() -> SIMD2<Double> {
    defer { point += 1 }
    return SIMD2(path.points[point])
  }

  private mutating func advance(_ kind: Segment.Kind, controls: Int) -> PathStep {
    let start = current
    let control1 = controls > 0 ? take() : start
    let control2 = controls > 1 ? take() : control1
    current = take()
    return .segment(
      Segment(kind: kind, start: start, control1: control1, control2: control2, end: current))
  }
}
