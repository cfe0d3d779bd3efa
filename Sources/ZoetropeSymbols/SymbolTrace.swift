import Foundation
import ZoetropeGeometry

/// A path in a symbol's design, with short factory methods.
///
/// The unit is a hundredth of an em. The origin is at the symbol's horizontal center and in the
/// middle of the cap height; y points down. Angles are in degrees, clockwise from the right.
struct SymbolTrace {
  var path: Path

  init(_ path: Path = Path()) { self.path = path }

  /// Creates a straight line.
  static func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> SymbolTrace {
    lines([x0, y0, x1, y1])
  }

  /// Creates an open polyline. The coordinates are the x and y of each point in turn.
  static func lines(_ coordinates: [CGFloat]) -> SymbolTrace {
    var path = Path()
    path.addLines(points(coordinates))
    return SymbolTrace(path)
  }

  /// Creates a closed polygon. The coordinates are the x and y of each corner in turn. The corners
  /// are rounded with the given radius.
  static func polygon(_ coordinates: [CGFloat], radius: CGFloat = 0) -> SymbolTrace {
    let points = points(coordinates)
    var path = Path()
    guard let first = points.first, let last = points.last, points.count > 2 else {
      return SymbolTrace(path)
    }
    path.move(to: CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2))
    for (index, point) in points.enumerated() {
      path.addArc(
        tangent1End: point, tangent2End: points[(index + 1) % points.count], radius: radius)
    }
    path.closeSubpath()
    return SymbolTrace(path)
  }

  /// Creates a regular polygon. Its first corner is at the top.
  static func regular(
    _ count: Int, radius: CGFloat, corner: CGFloat, center: CGPoint = .zero
  ) -> SymbolTrace {
    star(count, outer: radius, inner: nil, corner: corner, center: center)
  }

  /// Creates a star. Its first point is at the top. Without an inner radius, the result is a
  /// regular polygon.
  static func star(
    _ count: Int, outer: CGFloat, inner: CGFloat?, corner: CGFloat, center: CGPoint = .zero
  ) -> SymbolTrace {
    var coordinates: [CGFloat] = []
    for index in 0..<2 * count {
      guard let radius = index % 2 == 0 ? outer : inner else { continue }
      let angle = Double(index) * .pi / Double(count) - .pi / 2
      coordinates += [
        center.x + radius * CGFloat(cos(angle)), center.y + radius * CGFloat(sin(angle)),
      ]
    }
    return polygon(coordinates, radius: corner)
  }

  /// Creates a circle from its center and radius.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolTrace {
    ellipse(x, y, radius, radius)
  }

  /// Creates an ellipse from its center and its two radii.
  static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> SymbolTrace {
    SymbolTrace(
      Path(
        ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY)))
  }

  /// Creates an arc from its center, its radius, and its two angles in degrees. The arc runs
  /// clockwise if the second angle is larger.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double, _ to: Double
  ) -> SymbolTrace {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from),
      delta: .degrees(to - from))
    return SymbolTrace(path)
  }

  /// Creates a rounded rectangle from its left, top, right and bottom edges and a corner radius.
  static func box(
    _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
  ) -> SymbolTrace {
    SymbolTrace(
      Path(
        roundedRect: CGRect(x: left, y: top, width: right - left, height: bottom - top),
        cornerSize: CGSize(width: radius, height: radius), style: .circular))
  }

  /// Creates a path from the notation of `Path.description`: coordinates followed by `m`, `l`, `q`,
  /// `c` or `h`. Malformed text gives an empty path.
  static func steps(_ text: String) -> SymbolTrace { SymbolTrace(Path(text) ?? Path()) }

  /// Combines several traces into one.
  static func all(_ traces: SymbolTrace...) -> SymbolTrace {
    var path = Path()
    for trace in traces { path.addPath(trace.path) }
    return SymbolTrace(path)
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> SymbolTrace {
    SymbolTrace(path.offsetBy(dx: x, dy: y))
  }

  func scaled(_ x: CGFloat, _ y: CGFloat) -> SymbolTrace {
    SymbolTrace(path.applying(CGAffineTransform(scaleX: x, y: y)))
  }

  func rotated(_ degrees: Double) -> SymbolTrace {
    SymbolTrace(path.applying(CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180)))
  }

  /// The trace mirrored about the vertical axis.
  var mirrored: SymbolTrace { scaled(-1, 1) }

  /// The trace together with its mirror image.
  var doubled: SymbolTrace { .all(self, mirrored) }

  private static func points(_ coordinates: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
    }
  }
}
