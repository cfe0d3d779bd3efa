import Foundation
import ZoetropeGeometry

/// Combines areas into outlines without overlaps, one path per layer. A later area either covers
/// the earlier areas or cuts a hole in them.
///
/// A point belongs to the layer of the last area that contains the point. If that area cuts a hole,
/// the point belongs to no layer. The plane is divided into horizontal strips at the y coordinates
/// (heights) of all corners and crossings. Edges do not cross inside a strip, so a strip is a row
/// of trapezoids. Trapezoids that adjoin each other in consecutive strips are joined into outlines.
/// Touching edges need no special cases, because no step depends on how edges meet.
///
/// Guarantees: the outlines do not overlap, so that both fill rules give the same area.
///
/// Complexity: finding the crossings takes O(*n*²) in the number *n* of edges, if all of them
/// overlap vertically. Sorting *c* corners and crossings takes O(*c* log *c*). At each
/// height of a corner or crossing, the *k* edges at this height are visited. The edges are nearly
/// in order from the strip above, so an insertion sort takes little more than *k* steps.
package struct LayeredRegion {
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    /// The direction of the path along the edge: 1 for downward, -1 for upward.
    var turn: Int
    var area: Int

    func x(at y: CGFloat) -> CGFloat {
      if y <= top.y { return top.x }
      if y >= bottom.y { return bottom.x }
      return top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
    }
  }

  /// An unfinished outline. It has the points of its left and right sides so far, and the indices
  /// of the edges along which the two sides run.
  private struct Column {
    var layer: Int
    var left: [CGPoint]
    var right: [CGPoint]
    var leftEdge: Int
    var rightEdge: Int
  }

  /// The layer of each area; nil for an area that cuts a hole in the areas below it.
  private var layers: [Int?] = []
  private var edges: [Edge] = []

  /// The maximum distance between a curve and its flattened lines.
  private let tolerance: CGFloat

  /// The distance within which two heights (y coordinates) count as equal.
  private static let grain: CGFloat = 1e-7

  /// Creates a region without areas.
  ///
  /// - Parameter tolerance: The maximum distance between a curve and its flattened lines, in the
  ///   units of the paths.
  package init(tolerance: CGFloat) { self.tolerance = tolerance }

  /// Adds the inside of a path, by the nonzero rule, as an area above all earlier areas.
  ///
  /// - Parameter layer: The layer of the area; nil to cut the area out of the earlier areas.
  package mutating func add(_ path: Path, layer: Int?) {
    let area = layers.count
    layers.append(layer)
    for line in path.closedLines(tolerance: tolerance) where line.start.y != line.end.y {
      let isDown = line.start.y < line.end.y
      edges.append(
        Edge(
          top: isDown ? line.start : line.end, bottom: isDown ? line.end : line.start,
          turn: isDown ? 1 : -1, area: area))
    }
  }

  /// Returns one path for each layer from 0 to `layerCount - 1`, made of outlines that do not
  /// overlap.
  package func outlines(layerCount: Int) -> [Path] {
    let edges = self.edges.sorted { $0.top.y < $1.top.y }
    var paths = Array(repeating: Path(), count: layerCount)
    var columns: [Column] = []
    var active: [Int] = []
    var next = 0
    let heights = Self.heights(of: edges)
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      while next < edges.count, edges[next].top.y <= top + Self.grain {
        active.append(next)
        next += 1
      }
      active.removeAll { edges[$0].bottom.y <= top + Self.grain }
      Self.sort(&active, in: edges, at: (top + bottom) / 2)
      let spans = spans(of: active, in: edges)
      columns = Self.continued(columns, with: spans, edges, top, bottom, into: &paths)
    }
    for column in columns { paths[column.layer].add(column.left, column.right) }
    return paths
  }

  /// Returns the heights (y coordinates) of all corners and crossings, in ascending order.
  private static func heights(of edges: [Edge]) -> [CGFloat] {
    var heights = edges.flatMap { [$0.top.y, $0.bottom.y] }
    var index = 0
    while index < edges.count {
      let a = edges[index]
      var other = index + 1
      while other < edges.count {
        let b = edges[other]
        if b.top.y >= a.bottom.y { break }
        if let height = crossing(a, b) { heights.append(height) }
        other += 1
      }
      index += 1
    }
    heights.sort()
    // A height within `grain` of the previous height is dropped. A corner at a dropped height is
    // treated as lying at the previous height.
    var distinct: [CGFloat] = []
    for height in heights where height > (distinct.last ?? -.infinity) + grain {
      distinct.append(height)
    }
    return distinct
  }

  /// Returns the height (y coordinate) at which two edges cross; nil if they do not cross.
  private static func crossing(_ a: Edge, _ b: Edge) -> CGFloat? {
    let (aLow, aHigh) = (min(a.top.x, a.bottom.x), max(a.top.x, a.bottom.x))
    if max(b.top.x, b.bottom.x) < aLow || min(b.top.x, b.bottom.x) > aHigh { return nil }
    let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
    guard top < bottom else { return nil }
    let (before, after) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
    guard before * after < 0 else { return nil }
    return top + (bottom - top) * (before / (before - after))
  }

  /// Returns the horizontal spans that layers cover in a strip, each with its layer and with the
  /// indices of its left and right edges.
  ///
  /// - Parameter active: The edges of the strip, from left to right.
  private func spans(
    of active: [Int], in edges: [Edge]
  ) -> [(layer: Int, left: Int, right: Int)] {
    var turns = Array(repeating: 0, count: layers.count)
    var spans: [(layer: Int, left: Int, right: Int)] = []
    var open: (layer: Int, left: Int)?
    for edge in active {
      turns[edges[edge].area] += edges[edge].turn
      var area = layers.count - 1
      while area >= 0, turns[area] == 0 { area -= 1 }
      let layer = area < 0 ? nil : layers[area]
      if layer == open?.layer { continue }
      if let open { spans.append((open.layer, open.left, edge)) }
      open = layer.map { ($0, edge) }
    }
    return spans
  }

  /// Sorts edges from left to right by their x coordinates at a height; ties are sorted by index.
  /// Uses insertion sort, because the edges are already nearly in order from the strip above.
  private static func sort(_ active: inout [Int], in edges: [Edge], at height: CGFloat) {
    let places = active.map { edges[$0].x(at: height) }
    var order = places
    for index in active.indices {
      let (edge, x) = (active[index], places[index])
      var place = index
      while place > 0, order[place - 1] > x || (order[place - 1] == x && active[place - 1] > edge) {
        order[place] = order[place - 1]
        active[place] = active[place - 1]
        place -= 1
      }
      order[place] = x
      active[place] = edge
    }
  }

  /// Extends the unfinished outlines by the spans of a strip. Outlines that end at the top of the
  /// strip are added to the paths.
  private static func continued(
    _ columns: [Column], with spans: [(layer: Int, left: Int, right: Int)], _ edges: [Edge],
    _ top: CGFloat, _ bottom: CGFloat, into paths: inout [Path]
  ) -> [Column] {
    var rest = columns
    var result: [Column] = []
    for span in spans {
      let (left, right) = (edges[span.left], edges[span.right])
      let start = (CGPoint(x: left.x(at: top), y: top), CGPoint(x: right.x(at: top), y: top))
      var column = Column(
        layer: span.layer, left: [start.0], right: [start.1], leftEdge: -1, rightEdge: -1)
      if let above = rest.firstIndex(where: {
        $0.layer == span.layer && near($0.left, start.0) && near($0.right, start.1)
      }) {
        column = rest.remove(at: above)
      }
      // If a side still follows the same edge, the new point replaces the last one, which lies on
      // this edge.
      if column.leftEdge == span.left { column.left.removeLast() }
      if column.rightEdge == span.right { column.right.removeLast() }
      column.left.append(CGPoint(x: left.x(at: bottom), y: bottom))
      column.right.append(CGPoint(x: right.x(at: bottom), y: bottom))
      (column.leftEdge, column.rightEdge) = (span.left, span.right)
      result.append(column)
    }
    for column in rest { paths[column.layer].add(column.left, column.right) }
    return result
  }

  private static func near(_ side: [CGPoint], _ point: CGPoint) -> Bool {
    side.last.map { abs($0.x - point.x) < 1e-5 && abs($0.y - point.y) < 1e-5 } ?? false
  }
}

extension Path {
  /// Adds the outline between a left and a right side, both given from top to bottom.
  fileprivate mutating func add(_ left: [CGPoint], _ right: [CGPoint]) {
    addLines(left + right.reversed())
    closeSubpath()
  }

  /// Returns line segments along the path, with each subpath closed.
  ///
  /// A curve is divided into as many segments as Wang's bound requires (G. Wang, "The subdivision
  /// method for finding the intersection between two Bézier curves or surfaces", Zhejiang
  /// University Journal, 1984).
  fileprivate func closedLines(tolerance: CGFloat) -> [(start: CGPoint, end: CGPoint)] {
    var lines: [(start: CGPoint, end: CGPoint)] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to point: CGPoint) {
      lines.append((current, point))
      current = point
    }
    func curve(_ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      let p0 = current
      let bend = max(Self.bend(p0, p1, p2), Self.bend(p1, p2, p3))
      let count = max(1, Int((0.75 * bend / tolerance).squareRoot().rounded(.up)))
      for step in 1..<max(count, 1) + 1 {
        let t = CGFloat(step) / CGFloat(count)
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        line(
          to: step == count
            ? p3
            : CGPoint(
              x: a * p0.x + b * p1.x + c * p2.x + d * p3.x,
              y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
      }
    }
    forEach { element in
      switch element {
      case .move(let to):
        if current != start { line(to: start) }
        (start, current) = (to, to)
      case .line(let to): line(to: to)
      case .quadCurve(let to, let control):
        let p0 = current
        curve(Self.mix(p0, control), Self.mix(to, control), to)
      case .curve(let to, let control1, let control2): curve(control1, control2, to)
      case .closeSubpath: if current != start { line(to: start) }
      }
    }
    if current != start { line(to: start) }
    return lines
  }

  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point two thirds of the way from an end to a control point.
  private static func mix(_ end: CGPoint, _ control: CGPoint) -> CGPoint {
    CGPoint(x: (end.x + 2 * control.x) / 3, y: (end.y + 2 * control.y) / 3)
  }
}
