import Foundation
import Testing
import ZoetropeGeometry

/// Expects the same letters in the same places, and numbers that differ by no more than a
/// tolerance.
package func expectPath(
  _ path: Path, matches expected: String, within tolerance: Double = 1e-3,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let found = path.description.split(separator: " ")
  let wanted = expected.split(separator: " ")
  guard found.count == wanted.count else {
    Issue.record("\(path) is not \(expected)", sourceLocation: sourceLocation)
    return
  }
  for (word, other) in zip(found, wanted) {
    if let number = Double(word), let target = Double(other) {
      #expect(
        abs(number - target) <= tolerance, "\(path) is not \(expected)",
        sourceLocation: sourceLocation)
    } else {
      #expect(word == other, "\(path) is not \(expected)", sourceLocation: sourceLocation)
    }
  }
}

/// Expects two numbers to differ by no more than a tolerance.
package func expectEqual(
  _ found: CGFloat, _ expected: CGFloat, within tolerance: CGFloat = 1e-9,
  _ comment: @autoclosure () -> Comment = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  let note = comment()
  #expect(
    abs(found - expected) <= tolerance, "\(found) is not \(expected) \(note)",
    sourceLocation: sourceLocation)
}

/// Expects the edges of two rectangles to differ by no more than a tolerance.
package func expectRect(
  _ found: CGRect, _ x: ClosedRange<CGFloat>, _ y: ClosedRange<CGFloat>,
  within tolerance: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(found.minX, x.lowerBound, within: tolerance, sourceLocation: sourceLocation)
  expectEqual(found.maxX, x.upperBound, within: tolerance, sourceLocation: sourceLocation)
  expectEqual(found.minY, y.lowerBound, within: tolerance, sourceLocation: sourceLocation)
  expectEqual(found.maxY, y.upperBound, within: tolerance, sourceLocation: sourceLocation)
}

extension Path {
  /// The area inside, by Green's theorem: positive for subpaths that run clockwise on the screen,
  /// counted as often as the path winds. Subpaths must be closed. Three Gauss points are exact.
  package var signedArea: CGFloat {
    var area: CGFloat = 0
    var first = CGPoint.zero
    var current = CGPoint.zero
    func add(_ c1: CGPoint, _ c2: CGPoint, _ end: CGPoint) {
      let nodes: [(CGFloat, CGFloat)] = [
        (0.5 - 0.15.squareRoot(), 5.0 / 18), (0.5, 8.0 / 18), (0.5 + 0.15.squareRoot(), 5.0 / 18),
      ]
      for (t, weight) in nodes {
        let s = 1 - t
        func value(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
        }
        func slope(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
          3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
        }
        let x = value(current.x, c1.x, c2.x, end.x)
        let y = value(current.y, c1.y, c2.y, end.y)
        let dx = slope(current.x, c1.x, c2.x, end.x)
        let dy = slope(current.y, c1.y, c2.y, end.y)
        area += weight * (x * dy - y * dx) / 2
      }
      current = end
    }
    func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
    }
    forEach { element in
      switch element {
      case .move(let point):
        first = point
        current = point
      case .line(let end): add(mix(current, end, 1 / 3), mix(current, end, 2 / 3), end)
      case .quadCurve(let end, let control):
        add(mix(current, control, 2 / 3), mix(end, control, 2 / 3), end)
      case .curve(let end, let control1, let control2): add(control1, control2, end)
      case .closeSubpath: add(mix(current, first, 1 / 3), mix(current, first, 2 / 3), first)
      }
    }
    return area
  }

  /// The path as polylines, one array a subpath, with curves sampled evenly. A closed subpath ends
  /// with its first point.
  package func polylines(samples: Int) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var first = CGPoint.zero
    var current = CGPoint.zero
    func add(_ point: CGPoint) {
      if lines.isEmpty || lines[lines.count - 1].last != current { lines.append([current]) }
      lines[lines.count - 1].append(point)
      current = point
    }
    func sample(_ curve: (CGFloat) -> CGPoint) {
      for index in 1...samples {
        add(curve(CGFloat(index) / CGFloat(samples)))
      }
    }
    forEach { element in
      let start = current
      switch element {
      case .move(let point):
        first = point
        current = point
        lines.append([point])
      case .line(let end): add(end)
      case .quadCurve(let end, let c):
        sample { t in
          let s = 1 - t
          return CGPoint(
            x: s * s * start.x + 2 * s * t * c.x + t * t * end.x,
            y: s * s * start.y + 2 * s * t * c.y + t * t * end.y)
        }
      case .curve(let end, let c1, let c2):
        sample { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * start.x + b * c1.x + c * c2.x + d * end.x,
            y: a * start.y + b * c1.y + c * c2.y + d * end.y)
        }
      case .closeSubpath: add(first)
      }
    }
    return lines
  }

  /// The number of times the polygonized path winds around a point: the sum of the angles that its
  /// sides subtend, in turns. Independent of the algorithm of ``contains``.
  package func windingByAngles(around p: CGPoint, samples: Int) -> CGFloat {
    var total: CGFloat = 0
    for line in polylines(samples: samples) {
      var closed = line
      closed.append(line[0])
      for (a, b) in zip(closed, closed.dropFirst()) {
        let (ux, uy, vx, vy) = (a.x - p.x, a.y - p.y, b.x - p.x, b.y - p.y)
        total += atan2(ux * vy - uy * vx, ux * vx + uy * vy)
      }
    }
    return total / (2 * .pi)
  }

  /// The distance from a point to the nearest point of the path.
  package func distance(to p: CGPoint, samples: Int) -> CGFloat {
    var nearest = CGFloat.infinity
    for line in polylines(samples: samples) {
      for (a, b) in zip(line, line.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let squared = dx * dx + dy * dy
        let along = squared > 0 ? ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared : 0
        let t = min(max(along, 0), 1)
        nearest = min(nearest, hypot(a.x + t * dx - p.x, a.y + t * dy - p.y))
      }
    }
    return nearest
  }

  /// The sum of the lengths of the path's pieces.
  package func sampledLength(samples: Int) -> CGFloat {
    var length: CGFloat = 0
    for line in polylines(samples: samples) {
      for (a, b) in zip(line, line.dropFirst()) {
        length += hypot(b.x - a.x, b.y - a.y)
      }
    }
    return length
  }
}
