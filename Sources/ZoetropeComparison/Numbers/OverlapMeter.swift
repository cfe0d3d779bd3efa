import Foundation

/// Measures collisions during a transition: the overlap of views that do not overlap at the first
/// and the last frame.
///
/// The overlap at a frame is the total area in which two views intersect, over all pairs of views
/// that are apart at the first and the last frame. The rectangles of the views can be turned or
/// skewed on the canvas.
///
/// Views with opacity 0 do not overlap other views, except at the first and the last frame. If one
/// view fades out and another view fades in at the same position, the two views therefore overlap
/// at the first and the last frame. Their overlap during the transition is not a collision.
/// Duplicates, such as a label on its background, are ignored; see ``Comparison/distinctIndices``.
struct OverlapMeter {
  /// The overlap at each frame, in square points.
  private(set) var areas: [Double] = []
  /// The maximum overlap.
  private(set) var largest = Peak(floor: tolerance)
  /// The indices of the two views that overlap most at the frame of the maximum overlap; nil if no
  /// views overlap.
  private(set) var worstPair: (Int, Int)?

  /// The largest overlap of two views that count as apart, in square points. Adjacent views can
  /// overlap by a smaller area because of rounding errors.
  static let tolerance = 1e-4

  private struct Pair: Hashable {
    let a, b: Int
  }

  /// The region that a view covers on the canvas, with its horizontal and vertical extents.
  fileprivate struct Box {
    let index: Int
    let corners: [CGPoint]
    let x, y: ClosedRange<Double>
  }

  /// Measures the overlaps in a column.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - indices: The indices of the views to compare.
  ///   - column: The index of the column.
  /// - Complexity: O(frames × (*n* log *n* + *k*)) for *n* views, where *k* is the number of pairs
  ///   whose horizontal extents overlap.
  init(_ comparison: Comparison, views indices: [Int], column: Int) {
    let count = comparison.frameCount
    guard count > 0 else { return }
    func pairs(_ frame: Int, least: Double) -> [Pair: Double] {
      OverlapMeter.pairs(
        indices.compactMap { index in
          comparison.views[index].samples[column][frame].flatMap { sample in
            sample.opacity > least ? Box(index, sample) : nil
          }
        })
    }
    let ends = Set(pairs(0, least: -1).keys).union(pairs(count - 1, least: -1).keys)
    for frame in 0..<count {
      let collisions = pairs(frame, least: 0).filter { !ends.contains($0.key) }
      // The order is fixed, so that the sum has the same bits on every run.
      let sorted = collisions.sorted { ($0.key.a, $0.key.b) < ($1.key.a, $1.key.b) }
      let area = sorted.reduce(0) { $0 + $1.value }
      areas.append(area)
      let before = largest
      largest.add(area, frame: frame)
      if largest == before { continue }
      let most = (sorted.map(\.value).max() ?? 0) * (1 - Peak.tolerance)
      worstPair = sorted.first { $0.value >= most }.map { ($0.key.a, $0.key.b) }
    }
  }

  /// Returns, for each pair of boxes that overlap, the area of their intersection.
  private static func pairs(_ boxes: [Box]) -> [Pair: Double] {
    var result: [Pair: Double] = [:]
    // Only boxes whose horizontal extents overlap are compared.
    var open: [Box] = []
    for box in boxes.sorted(by: { $0.x.lowerBound < $1.x.lowerBound }) {
      open.removeAll { $0.x.upperBound <= box.x.lowerBound }
      for other in open where other.y.overlaps(box.y) {
        let area = ConvexPolygon.area(ConvexPolygon.intersection(other.corners, box.corners))
        guard area > tolerance else { continue }
        result[Pair(a: min(box.index, other.index), b: max(box.index, other.index))] = area
      }
      open.append(box)
    }
    return result
  }
}

extension OverlapMeter.Box {
  /// Creates the box of a view; nil if the view covers no area.
  fileprivate init?(_ index: Int, _ sample: ComparedView.Sample) {
    let corners = sample.corners
    let (x, y) = (corners.map { Double($0.x) }, corners.map { Double($0.y) })
    guard ConvexPolygon.area(corners).isFinite,
      ConvexPolygon.area(corners) > OverlapMeter.tolerance,
      let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max()
    else { return nil }
    self.init(index: index, corners: corners, x: left...right, y: top...bottom)
  }
}

/// Computations with convex polygons. A polygon is a list of corners in clockwise or
/// counterclockwise order.
enum ConvexPolygon {
  /// Returns twice the signed area of a polygon. It is positive if the corners are in clockwise
  /// order, with y down.
  private static func signedDoubleArea(_ corners: [CGPoint]) -> Double {
    var sum = 0.0
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      sum += a.x * b.y - b.x * a.y
    }
    return sum
  }

  /// Returns the area of a polygon, in square units.
  static func area(_ corners: [CGPoint]) -> Double { abs(signedDoubleArea(corners)) / 2 }

  /// Returns the intersection of two polygons. It is empty or has at least three corners.
  ///
  /// Source: I. E. Sutherland and G. W. Hodgman, "Reentrant Polygon Clipping", Communications of
  /// the ACM 17 (1974), pages 32 to 42, doi:10.1145/360767.360802.
  /// - Complexity: O(*n* · *m*) for polygons with *n* and *m* corners.
  static func intersection(_ a: [CGPoint], _ b: [CGPoint]) -> [CGPoint] {
    let direction = signedDoubleArea(b) < 0 ? -1.0 : 1.0
    var result = a
    for (index, start) in b.enumerated() {
      let end = b[(index + 1) % b.count]
      /// Returns a point's distance from the edge, multiplied by the length of the edge. The result
      /// is positive for a point inside the polygon.
      func depth(_ point: CGPoint) -> Double {
        direction
          * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
      }
      let corners = result
      result = []
      for (number, corner) in corners.enumerated() {
        let next = corners[(number + 1) % corners.count]
        let (here, there) = (depth(corner), depth(next))
        if here >= 0 { result.append(corner) }
        if (here < 0) != (there < 0) {
          let part = here / (here - there)
          result.append(
            CGPoint(
              x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
        }
      }
      if result.count < 3 { return [] }
    }
    return result
  }
}
