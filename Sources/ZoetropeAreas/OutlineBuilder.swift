import Foundation
import ZoetropeGeometry

/// Replaces runs of straight edges by the original lines and curves, from which the edges were made
/// by flattening.
struct OutlineBuilder {
  /// A straight step along a contour, and the part of a line or curve that the step replaces.
  struct Step {
    var start: GridPoint
    var end: GridPoint
    /// The index of the line or curve in ``PathPieces/sources``.
    var source: Int32
    /// The parameters of the line or curve at the start (`from`) and at the end (`to`) of the step.
    /// If the contour runs against the direction of the line or curve, `to` is less than `from`.
    var from: Double
    var to: Double

    /// Creates the step along a piece, against the direction of the piece if `isReversed` is true.
    init(_ piece: PathPiece, isReversed: Bool) {
      start = isReversed ? piece.end : piece.start
      end = isReversed ? piece.start : piece.end
      source = piece.source
      from = isReversed ? piece.to : piece.from
      to = isReversed ? piece.from : piece.to
    }
  }

  /// Consecutive steps that become one line or curve.
  private struct Run {
    var start: GridPoint
    var end: GridPoint
    var source: Int32
    var from: Double
    /// The index of the segment at the end of the run. It differs from `source` only if the run is
    /// a line made of several segments.
    var lastSource: Int32
    var to: Double
    /// The direction of the run. It is used only to join lines.
    var direction: GridVector
  }

  private let sources: PathPieces
  /// The path made so far.
  private(set) var path = Path()

  init(_ sources: PathPieces) { self.sources = sources }

  /// Adds a contour.
  ///
  /// - Complexity: O(*n*) in the number of steps.
  mutating func add(_ steps: [Step], isClosed: Bool) {
    var runs = runs(of: steps, isClosed: isClosed)
    guard let first = runs.first, let last = runs.last else { return }
    var junctions: [SIMD2<Double>] = []
    junctions.reserveCapacity(runs.count + 1)
    junctions.append(isClosed ? junction(&runs, runs.count - 1, 0) : end(first, isStart: true))
    for index in 1..<max(runs.count, 1) { junctions.append(junction(&runs, index - 1, index)) }
    junctions.append(isClosed ? junctions[0] : end(last, isStart: false))
    path.move(to: CGPoint(junctions[0]))
    for (index, run) in runs.enumerated() {
      let isLine = sources.sources[Int(run.source)].kind == .line
      if isClosed, isLine, index == runs.count - 1, index > 0 { break }
      path.append(segment(run, isLine, from: junctions[index], to: junctions[index + 1]))
    }
    if isClosed { path.closeSubpath() }
  }

  // MARK: Runs

  private func runs(of steps: [Step], isClosed: Bool) -> [Run] {
    var runs: [Run] = []
    for index in steps.indices {
      let step = steps[index]
      let run = Run(
        start: step.start, end: step.end, source: step.source, from: step.from,
        lastSource: step.source, to: step.to, direction: step.end - step.start)
      guard let last = runs.last, let joined = joined(last, run) else {
        runs.append(run)
        continue
      }
      runs[runs.count - 1] = joined
    }
    // The contour may begin in the middle of a run. Its last run and its first run are then joined.
    while isClosed, runs.count > 2, let last = runs.last, let joined = joined(last, runs[0]) {
      runs[0] = joined
      runs.removeLast()
    }
    return runs
  }

  /// Joins two consecutive runs into one. Returns nil if the runs are neither parts of one segment
  /// nor lines of the same direction.
  private func joined(_ a: Run, _ b: Run) -> Run? {
    var run = a
    run.end = b.end
    run.lastSource = b.lastSource
    run.to = b.to
    if a.lastSource == b.source, a.to == b.from, (a.from < a.to) == (b.from < b.to) {
      if b.direction.length > a.direction.length { run.direction = b.direction }
      return run
    }
    guard sources.sources[Int(a.source)].kind == .line,
      sources.sources[Int(b.source)].kind == .line, a.direction.dot(b.direction) > 0
    else { return nil }
    // Over its length, the shorter line may deviate from the direction of the longer line by at
    // most two grid steps.
    let (first, second) = (a.direction.length, b.direction.length)
    guard abs(Double(a.direction.cross(b.direction))) <= 2 * max(first, second) else { return nil }
    if second > first { run.direction = b.direction }
    return run
  }

  // MARK: Junctions

  /// Returns the position of the start or the end of a run that meets no other run there.
  private func end(_ run: Run, isStart: Bool) -> SIMD2<Double> {
    exactEnd(isStart ? run.source : run.lastSource, isStart ? run.from : run.to)
      ?? sources.position(isStart ? run.start : run.end)
  }

  /// Returns the start of a segment for the parameter 0, its end for 1, and nil for any other
  /// parameter.
  private func exactEnd(_ source: Int32, _ parameter: Double) -> SIMD2<Double>? {
    let segment = sources.sources[Int(source)]
    return parameter == 0 ? segment.start : parameter == 1 ? segment.end : nil
  }

  /// Returns the point at which two runs meet, and moves the parameters of their curves to this
  /// point.
  ///
  /// The point is an end of one of the segments, or the crossing of both. Newton's method finds the
  /// crossing, beginning at the grid point where the straight pieces of the two segments meet. The
  /// method may not converge, for example where curves only touch. The result is then this grid
  /// point, whose distance from both curves is within the tolerance.
  private func junction(
    _ runs: inout [Run], _ first: Int, _ second: Int
  ) -> SIMD2<Double> {
    let (a, b) = (runs[first], runs[second])
    let (one, other) = (sources.sources[Int(a.lastSource)], sources.sources[Int(b.source)])
    let exact = exactEnd(a.lastSource, a.to) ?? exactEnd(b.source, b.from)
    let place = exact ?? sources.position(a.end)
    let reach = 4 * (sources.tolerance + sources.step)
    if exact == nil, a.lastSource != b.source {
      var (s, t) = (a.to, b.from)
      for _ in 0..<8 {
        let gap = other.point(at: t) - one.point(at: s)
        let (u, v) = (one.derivative(at: s), other.derivative(at: t))
        let area = u.cross(v)
        s += gap.cross(v) / area
        t += gap.cross(u) / area
        guard s >= 0, s <= 1, t >= 0, t <= 1 else { break }
      }
      if s >= 0, s <= 1, t >= 0, t <= 1 {
        let point = one.point(at: s)
        let gap = (other.point(at: t) - point).length
        if gap <= sources.step / 1024, (point - place).length <= reach {
          runs[first].to = s
          runs[second].from = t
          return point
        }
      }
    }
    runs[first].to = nearest(one, a.to, to: place, reach)
    runs[second].from = nearest(other, b.from, to: place, reach)
    return place
  }

  /// Returns the parameter at which a curve is nearest to a point. The search begins at the given
  /// parameter.
  private func nearest(
    _ segment: Segment, _ parameter: Double, to point: SIMD2<Double>, _ reach: Double
  ) -> Double {
    guard segment.kind != .line, parameter > 0, parameter < 1 else { return parameter }
    var t = parameter
    for _ in 0..<4 {
      let slope = segment.derivative(at: t)
      t += (point - segment.point(at: t)).dot(slope) / slope.dot(slope)
      guard t > 0, t < 1 else { return parameter }
    }
    return (segment.point(at: t) - point).length <= reach ? t : parameter
  }

  private func segment(
    _ run: Run, _ isLine: Bool, from start: SIMD2<Double>, to end: SIMD2<Double>
  ) -> Segment {
    guard !isLine, run.from != run.to else { return Segment(lineFrom: start, to: end) }
    let source = sources.sources[Int(run.source)]
    var part = source.part(from: min(run.from, run.to), to: max(run.from, run.to))
    if run.from > run.to { part = part.reversed }
    part.control1 +=
      part.kind == .quad ? (start - part.start + end - part.end) / 2 : start - part.start
    part.control2 = part.kind == .quad ? part.control1 : part.control2 + end - part.end
    part.start = start
    part.end = end
    return part
  }
}
