import Foundation
import ZoetropeGeometry

/// Turns an outline with overlapping contours into one that winds around each point at most once.
///
/// Letters composed of parts, and nearly all letters of variable fonts, have overlapping contours.
/// The nonzero rule fills them correctly. A rasterizer that accumulates signed areas, however,
/// stores only one sum for each pixel. Where edges of overlapping contours meet in a pixel, this
/// sum is too large, and the pixel becomes too dark. Without overlaps, the sum is correct.
///
/// 1. Cut segments where they cross.
/// 2. Drop each piece that has the inside on both sides or the outside on both sides. Of two equal
///    pieces, drop one.
/// 3. Orient the remaining pieces to have the inside on the same side, and join them into contours.
///
/// The removal takes O(*n*²) time in the number of segments. It is done once per glyph.
struct OverlapRemoval {
  private let path: Path
  private let contours: [[OutlineSegment]]
  /// The cuts, as a list for each segment in each contour. A cut is a parameter of the segment and
  /// the point at that parameter.
  private var cuts: [[[(t: Double, point: SIMD2<Double>)]]]
  /// For each contour, whether it crosses itself or another contour.
  private var isCrossed: [Bool]
  private var isUnresolvable = false

  /// The distance in ems within which two points count as equal.
  private static let tolerance = 1e-7
  /// The distance, in ems, from the middle of a piece to the test point on each side of the piece.
  /// A side is inside the outline if its test point is inside.
  private static let reach = 2e-5

  /// Returns an outline that has the same area as the path but no overlaps. The result may be the
  /// path itself.
  static func resolved(_ path: Path) -> Path {
    guard path.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return path }
    var removal = OverlapRemoval(path)
    removal.findCuts()
    return removal.result() ?? path
  }

  private init(_ path: Path) {
    self.path = path
    contours = path.contours
    cuts = contours.map { Array(repeating: [], count: $0.count) }
    isCrossed = Array(repeating: false, count: contours.count)
  }

  // MARK: 1. Crossings

  private mutating func findCuts() {
    let boxes = contours.map { $0.map(\.box) }
    for a in contours.indices {
      for i in contours[a].indices {
        for b in a..<contours.count {
          for j in (a == b ? i + 1 : 0)..<contours[b].count {
            if a == b && areNeighbors(i, j, of: contours[a].count) { continue }
            let (first, second) = (boxes[a][i], boxes[b][j])
            let gap = pointwiseMax(first.low - second.high, second.low - first.high)
            if gap.max() <= 0 { cross((a, i), (b, j)) }
          }
        }
      }
    }
  }

  private func areNeighbors(_ i: Int, _ j: Int, of count: Int) -> Bool {
    j == i + 1 || (i == 0 && j == count - 1)
  }

  private mutating func cross(_ a: (contour: Int, index: Int), _ b: (contour: Int, index: Int)) {
    let (first, second) = (contours[a.contour][a.index], contours[b.contour][b.index])
    if first.points == second.points || first.points == second.reversed.points {
      isCrossed[a.contour] = true
      isCrossed[b.contour] = true
      return
    }
    let found = SegmentCrossings(first, second)
    if found.isOverlap { isUnresolvable = true }
    for crossing in found.crossings {
      let (p, q) = (first.point(at: crossing.first), second.point(at: crossing.second))
      // Both segments are cut at the same point, preferably at an end point.
      let ends = [first.start, first.end, second.start, second.end]
      let point = ends.first { Self.isSame($0, p) } ?? (p + q) / 2
      cut(a, at: crossing.first, point)
      cut(b, at: crossing.second, point)
    }
  }

  private mutating func cut(
    _ place: (contour: Int, index: Int), at t: Double, _ point: SIMD2<Double>
  ) {
    isCrossed[place.contour] = true
    let segment = contours[place.contour][place.index]
    if Self.isSame(point, segment.start) || Self.isSame(point, segment.end) { return }
    if cuts[place.contour][place.index].contains(where: { Self.isSame($0.point, point) }) { return }
    cuts[place.contour][place.index].append((t, point))
  }

  private static func isSame(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Bool {
    let distance = p - q
    return max(abs(distance.x), abs(distance.y)) <= tolerance
  }

  // MARK: 2. Pieces

  /// Returns the resolved outline, or nil if the outline should stay as it is.
  ///
  /// The outline stays as it is if it cannot be resolved. It also stays as it is if no contours
  /// cross and all contours have the inside on the same side.
  private func result() -> Path? {
    if isUnresolvable { return nil }
    var pieces: [OutlineSegment] = []
    var turns: Set<Bool?> = []
    for (contour, segments) in contours.enumerated() {
      if isCrossed[contour] {
        turns.insert(nil)
        add(segments, cuts[contour], to: &pieces)
        continue
      }
      // If a contour is not crossed, each of its sides is either inside or outside along the whole
      // contour. Testing the longest segment is therefore enough.
      let turned = segments.max { $0.extent < $1.extent }.flatMap(needsReversal)
      turns.insert(turned)
      guard let turned else { continue }
      pieces += turned ? segments.reversed().map(\.reversed) : segments
    }
    return turns == [true] || turns == [false] ? nil : Self.chained(pieces)
  }

  /// Adds the pieces of a contour that separate the inside of the outline from the outside. A piece
  /// equal to one already added is skipped.
  private func add(
    _ segments: [OutlineSegment], _ cuts: [[(t: Double, point: SIMD2<Double>)]],
    to kept: inout [OutlineSegment]
  ) {
    for (segment, cuts) in zip(segments, cuts) {
      for piece in pieces(of: segment, cuts) {
        guard let turned = needsReversal(piece) else { continue }
        let piece = turned ? piece.reversed : piece
        if !kept.contains(where: { Self.isEqual($0, piece) }) { kept.append(piece) }
      }
    }
  }

  private func pieces(
    of segment: OutlineSegment, _ cuts: [(t: Double, point: SIMD2<Double>)]
  ) -> [OutlineSegment] {
    if cuts.isEmpty { return [segment] }
    let stops = cuts.sorted { $0.t < $1.t } + [(t: 1, point: segment.end)]
    var last = (t: 0.0, point: segment.start)
    return stops.map { stop in
      defer { last = stop }
      return segment.part(from: last.t, to: stop.t, start: last.point, end: stop.point)
    }
  }

  /// Whether a piece must be reversed so that the inside of the outline is on its right, as seen
  /// with y down; nil if both sides of the piece are inside, or both are outside.
  private func needsReversal(_ piece: OutlineSegment) -> Bool? {
    let middle = piece.point(at: 0.5)
    let direction = piece.point(at: 0.51) - piece.point(at: 0.49)
    let length = (direction * direction).sum().squareRoot()
    let reach = min(Self.reach, length)
    let side = SIMD2(-direction.y, direction.x) * (reach / length)
    func isInside(_ point: SIMD2<Double>) -> Bool {
      path.contains(CGPoint(x: CGFloat(point.x), y: CGFloat(point.y)))
    }
    let (right, left) = (isInside(middle + side), isInside(middle - side))
    return right == left ? nil : left
  }

  private static func isEqual(_ a: OutlineSegment, _ b: OutlineSegment) -> Bool {
    isSame(a.start, b.start) && isSame(a.end, b.end)
      && isSame(a.point(at: 0.5), b.point(at: 0.5))
  }

  // MARK: 3. Contours

  /// Joins the pieces into closed contours. Returns nil if a contour does not close.
  private static func chained(_ pieces: [OutlineSegment]) -> Path? {
    var path = Path()
    var rest = pieces
    while let first = rest.popLast() {
      path.move(to: CGPoint(x: CGFloat(first.start.x), y: CGFloat(first.start.y)))
      path.append(first)
      var end = first.end
      while !isSame(end, first.start) {
        guard let next = rest.lastIndex(where: { isSame($0.start, end) }) else { return nil }
        let piece = rest.remove(at: next)
        path.append(piece)
        end = piece.end
      }
      path.closeSubpath()
    }
    return path
  }
}
