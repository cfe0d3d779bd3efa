import Foundation
import ZoetropeGeometry

/// A line or an outline in a symbol's design, written briefly.
///
/// The unit is a hundredth of an em; the origin is where the middle of the capitals' height is, in
/// the middle of the symbol; y points down. Angles are degrees, clockwise from the right.
struct SymbolTrace {
  var path: Path

  init(_ path: Path = Path()) { self.path = path }

  /// A straight line.
  static func line(_ x0: CGFloat, _ y0: CGFloat, _ x1: CGFloat, _ y1: CGFloat) -> SymbolTrace {
    lines([x0, y0, x1, y1])
  }

  /// Lines through points, given as x and y in turn.
  static func lines(_ coordinates: [CGFloat]) -> SymbolTrace {
    var path = Path()
    path.addLines(points(coordinates))
    return SymbolTrace(path)
  }

  /// A closed outline through points, given as x and y in turn, with rounded corners.
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

  /// A polygon with corners at one distance from a point, the first one at the top.
  static func regular(
    _ count: Int, radius: CGFloat, corner: CGFloat, center: CGPoint = .zero
  ) -> SymbolTrace {
    star(count, outer: radius, inner: nil, corner: corner, center: center)
  }

  /// A star with its first point at the top; a polygon without inner corners.
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

  /// A circle.
  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolTrace {
    ellipse(x, y, radius, radius)
  }

  /// An ellipse by its middle and its two radii.
  static func ellipse(
    _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
  ) -> SymbolTrace {
    SymbolTrace(
      Path(
        ellipseIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY)))
  }

  /// A part of a circle, clockwise where the second angle is the larger one.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ from: Double, _ to: Double
  ) -> SymbolTrace {
    var path = Path()
    path.addRelativeArc(
      center: CGPoint(x: x, y: y), radius: radius, startAngle: .degrees(from),
      delta: .degrees(to - from))
    return SymbolTrace(path)
  }

  /// A rectangle with rounded corners by its left, top, right and bottom.
  static func box(
    _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ radius: CGFloat
  ) -> SymbolTrace {
    SymbolTrace(
      Path(
        roundedRect: CGRect(x: left, y: top, width: right - left, height: bottom - top),
        cornerSize: CGSize(width: radius, height: radius), style: .circular))
  }

  /// Steps as `Path.description` writes them: coordinates before `m`, `l`, `q`, `c` and `h`.
  static func steps(_ text: String) -> SymbolTrace { SymbolTrace(Path(text) ?? Path()) }

  /// Traces one after the other.
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

  /// Mirrored at the vertical through the middle.
  var mirrored: SymbolTrace { scaled(-1, 1) }

  /// With its mirror image.
  var doubled: SymbolTrace { .all(self, mirrored) }

  private static func points(_ coordinates: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: coordinates.count - 1, by: 2).map {
      CGPoint(x: coordinates[$0], y: coordinates[$0 + 1])
    }
  }
}
