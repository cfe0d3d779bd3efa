/// The crossings of two segments of an outline.
///
/// The crossing of two lines is computed directly. Curves are halved repeatedly, and the bounding
/// boxes of their parts are compared, until the boxes are as small as ``precision``. If the curves
/// cross, the time is proportional to the number of halvings. If the curves overlap along a
/// stretch, the search ends after a limited number of comparisons.
struct SegmentCrossings {
  /// A crossing: the parameter of the crossing point on each segment, in 0...1.
  struct Crossing {
    var first: Double
    var second: Double
  }

  /// The precision of a crossing in ems: a millionth of a font unit at 1000 units per em.
  static let precision = 1e-9
  /// The number of box comparisons after which two curves count as overlapping.
  private static let comparisonLimit = 4000

  private(set) var crossings: [Crossing] = []
  /// Whether the curves overlap along a stretch. Their intersection then has infinitely many
  /// points, and the list of crossings is incomplete.
  private(set) var isOverlap = false
  private var comparisons = 0

  init(_ a: OutlineSegment, _ b: OutlineSegment) {
    if a.isLine && b.isLine {
      crossLines(a, b)
    } else {
      search(a, 0...1, b, 0...1)
    }
  }

  /// Adds the crossing of two lines, or both ends of the stretch that they share.
  private mutating func crossLines(_ a: OutlineSegment, _ b: OutlineSegment) {
    let (p, q) = (a.end - a.start, b.end - b.start)
    let between = b.start - a.start
    let determinant = cross(p, q)
    let (lengthP, lengthQ) = (length(p), length(q))
    if abs(determinant) > 1e-9 * lengthP * lengthQ {
      add(cross(between, q) / determinant, cross(between, p) / determinant, lengthP, lengthQ)
    } else if abs(cross(between, p)) <= Self.precision * lengthP {
      for (t, point) in [(0.0, a.start), (1, a.end)] {
        add(t, dot(point - b.start, q) / dot(q, q), lengthP, lengthQ)
      }
      for (u, point) in [(0.0, b.start), (1, b.end)] {
        add(dot(point - a.start, p) / dot(p, p), u, lengthP, lengthQ)
      }
    }
  }

  /// Adds the crossing of two lines if it lies on both lines, or beyond their ends by at most the
  /// precision.
  private mutating func add(_ t: Double, _ u: Double, _ lengthT: Double, _ lengthU: Double) {
    let (slackT, slackU) = (Self.precision / lengthT, Self.precision / lengthU)
    guard t >= -slackT, t <= 1 + slackT, u >= -slackU, u <= 1 + slackU else { return }
    crossings.append(Crossing(first: min(max(t, 0), 1), second: min(max(u, 0), 1)))
  }

  private mutating func search(
    _ a: OutlineSegment, _ rangeA: ClosedRange<Double>, _ b: OutlineSegment,
    _ rangeB: ClosedRange<Double>
  ) {
    comparisons += 1
    if comparisons > Self.comparisonLimit { isOverlap = true }
    if isOverlap { return }
    let (boxA, boxB) = (a.box, b.box)
    let gap = pointwiseMax(boxA.low - boxB.high, boxB.low - boxA.high)
    if gap.max() > Self.precision { return }
    let sizeA = (boxA.high - boxA.low).max()
    let sizeB = (boxB.high - boxB.low).max()
    let middleA = (rangeA.lowerBound + rangeA.upperBound) / 2
    let middleB = (rangeB.lowerBound + rangeB.upperBound) / 2
    if max(sizeA, sizeB) <= Self.precision {
      return note(Crossing(first: middleA, second: middleB))
    }
    if sizeA >= sizeB {
      search(a.left(of: 0.5), rangeA.lowerBound...middleA, b, rangeB)
      search(a.right(of: 0.5), middleA...rangeA.upperBound, b, rangeB)
    } else {
      search(a, rangeA, b.left(of: 0.5), rangeB.lowerBound...middleB)
      search(a, rangeA, b.right(of: 0.5), middleB...rangeB.upperBound)
    }
  }

  /// Adds a crossing if it is new. A crossing at a point where two adjacent parts of a curve meet
  /// is found twice by the search.
  private mutating func note(_ crossing: Crossing) {
    let isKnown = crossings.contains {
      abs($0.first - crossing.first) < 1e-6 && abs($0.second - crossing.second) < 1e-6
    }
    if !isKnown { crossings.append(crossing) }
  }

  private func cross(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double { p.x * q.y - p.y * q.x }
  private func dot(_ p: SIMD2<Double>, _ q: SIMD2<Double>) -> Double { (p * q).sum() }
  private func length(_ p: SIMD2<Double>) -> Double { dot(p, p).squareRoot() }
}
