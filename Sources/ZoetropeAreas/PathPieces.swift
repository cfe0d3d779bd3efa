import Foundation
import ZoetropeGeometry

/// The segments of one or two paths, flattened to pieces on a common grid.
///
/// The grid divides the larger side of the paths' bounds into 2^28 to 2^29 steps. For a path that
/// is 1000 points wide, for example, a step is about 2e-6 points. A step is a power of two, and the
/// middle of the grid is a multiple of a large power of two, so that whole and half points lie on
/// the grid.
struct PathPieces {
  /// The lines and curves of the paths, in points.
  private(set) var sources: [Segment] = []
  /// The pieces of all elements of ``sources``, in the order of the paths.
  var pieces: [PathPiece] = []
  /// For each subpath, the index of its first line or curve in ``sources``, and whether it is
  /// closed.
  private(set) var subpaths: [(firstSource: Int, isClosed: Bool)] = []
  /// The number of elements of ``sources`` that belong to the first path. The rest belong to the
  /// second path.
  private(set) var firstPathCount = 0
  /// The largest distance between a curve and its pieces, in points.
  let tolerance: Double
  /// The length of a grid step, in points.
  let step: Double
  private let middle: SIMD2<Double>

  /// The largest magnitude of a finite coordinate. Larger coordinates are treated like infinite
  /// ones, so that no arithmetic overflows.
  private static let limit = 1e100

  /// Flattens two paths.
  ///
  /// Open subpaths are closed, except those of the first path if `keepsOpen` is true. Elements with
  /// a coordinate that is infinite, NaN, or beyond 1e100 are left out.
  ///
  /// The tolerance is 0.002 points, but at least 2^-20 and at most 2^-15 of the larger side of the
  /// bounds.
  init(_ first: Path, _ second: Path, keepsOpen: Bool) {
    let paths = (Self.limited(first), Self.limited(second))
    var low = SIMD2<Double>(repeating: .infinity)
    var high = -low
    for point in paths.0.points + paths.1.points {
      low = pointwiseMin(low, SIMD2(point))
      high = pointwiseMax(high, SIMD2(point))
    }
    let size = max(high.x - low.x, high.y - low.y, 0)
    guard size > 0 else {
      (tolerance, step, middle) = (0.002, 1, .zero)
      return
    }
    // `reach` is a power of two above the size. Rounding moves the middle by at most an eighth of
    // `reach`, so that the coordinates on the grid stay within ±0.625 · 2^29.
    let reach = Double(sign: .plus, exponent: max(size.exponent + 1, -900), significand: 1)
    step = reach / 536_870_912
    middle = ((low + high) / 2 / reach * 4).rounded(.toNearestOrEven) * (reach / 4)
    tolerance = max(min(0.002, size / 32_768), size / 1_048_576)
    add(paths.0, closes: !keepsOpen)
    firstPathCount = sources.count
    add(paths.1, closes: true)
  }

  /// Returns the index, 0 or 1, of the path to which an element of ``sources`` belongs.
  func pathIndex(of source: Int32) -> Int { source < firstPathCount ? 0 : 1 }

  /// Returns the position of a grid point, in points.
  func position(_ point: GridPoint) -> SIMD2<Double> {
    SIMD2(Double(point.x), Double(point.y)) * step + middle
  }

  private func gridPoint(_ point: SIMD2<Double>) -> GridPoint {
    let scaled = ((point - middle) / step).rounded(.toNearestOrEven)
    let inside = pointwiseMin(
      pointwiseMax(scaled, SIMD2(repeating: -536_870_912)), SIMD2(repeating: 536_870_912))
    return GridPoint(x: Int32(inside.x), y: Int32(inside.y))
  }

  private static func limited(_ path: Path) -> Path {
    guard path.points.contains(where: { !(abs($0.x) <= limit && abs($0.y) <= limit) }) else {
      return path
    }
    var copy = path
    for index in copy.points.indices
    where !(abs(copy.points[index].x) <= limit && abs(copy.points[index].y) <= limit) {
      copy.points[index].x = .nan
    }
    return copy.finiteElements().path
  }

  private mutating func add(_ path: Path, closes: Bool) {
    var first = sources.count
    var origin = SIMD2<Double>.zero
    var current = origin
    func finish(_ pieces: inout PathPieces, isClosed: Bool) {
      if closes || isClosed, current != origin {
        pieces.add(Segment(lineFrom: current, to: origin))
      }
      if pieces.sources.count > first { pieces.subpaths.append((first, closes || isClosed)) }
      first = pieces.sources.count
    }
    for step in path.steps {
      switch step {
      case .move(let point):
        finish(&self, isClosed: false)
        (origin, current) = (point, point)
      case .segment(let segment):
        add(segment)
        current = segment.end
      case .close:
        finish(&self, isClosed: true)
        current = origin
      }
    }
    finish(&self, isClosed: false)
  }

  /// Flattens a segment.
  ///
  /// The number of pieces follows Wang's bound (G. Wang, "The subdivision method for finding the
  /// intersection between two Bézier curves or surfaces", Zhejiang University Journal, 1984). A
  /// segment and the reversed segment give the same points, so that their pieces cancel where two
  /// outlines share a curve.
  private mutating func add(_ segment: Segment) {
    let source = Int32(truncatingIfNeeded: sources.count)
    sources.append(segment)
    let isReversed = segment.isReversalPreferred
    let canonical = isReversed ? segment.reversed : segment
    let count = segment.pieceCount(tolerance: tolerance)
    var last = (point: gridPoint(segment.start), parameter: 0.0)
    for index in 1..<count + 1 {
      let fraction = Double(isReversed ? count - index : index) / Double(count)
      let parameter = index == count ? 1 : isReversed ? 1 - fraction : fraction
      let point = gridPoint(index == count ? segment.end : canonical.point(at: fraction))
      guard point != last.point else { continue }
      pieces.append(
        PathPiece(
          start: last.point, end: point, source: source, from: last.parameter, to: parameter))
      last = (point, parameter)
    }
    // If the last points of the segment coincide on the grid, the last piece extends to the end of
    // the segment.
    if let index = pieces.indices.last, pieces[index].source == source { pieces[index].to = 1 }
  }
}

extension Segment {
  /// The segment in the opposite direction.
  var reversed: Segment {
    Segment(
      kind: kind, start: end, control1: kind == .line ? end : control2,
      control2: kind == .line ? end : control1, end: start)
  }

  /// Whether the segment is flattened in the opposite direction, so that a segment and its reversal
  /// give the same points.
  fileprivate var isReversalPreferred: Bool {
    func precedes(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
      a.x != b.x ? a.x < b.x : a.y < b.y
    }
    return start != end ? precedes(end, start) : precedes(control2, control1)
  }

  /// Returns the number of lines that a segment needs for a tolerance: 1 to 4096.
  func pieceCount(tolerance: Double) -> Int {
    let squared: Double
    switch kind {
    case .line: return 1
    case .quad: squared = 0.25 * (start - 2 * control1 + end).length / tolerance
    case .cubic:
      let bend = max(
        (start - 2 * control1 + control2).length, (control1 - 2 * control2 + end).length)
      squared = 0.75 * bend / tolerance
    }
    guard squared > 1 else { return 1 }
    return squared < 16_777_216 ? Int(squared.squareRoot().rounded(.up)) : 4096
  }
}
