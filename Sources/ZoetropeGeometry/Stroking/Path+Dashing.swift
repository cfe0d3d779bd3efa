import Foundation

extension Path {
  /// Returns the dashes of the path as open subpaths.
  ///
  /// Dash lengths are true arc lengths. The pattern restarts with every subpath. If a closed
  /// subpath begins and ends inside a dash, its last and first dashes are joined. If the path has
  /// more than 1,000,000 dashes, the result is the unchanged path.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of dashes and gaps.
  ///   - keepsDots: Whether dashes of zero length are kept, as very short lines.
  func dashed(_ pattern: DashPattern, keepsDots: Bool) -> Path {
    var dasher = PathDasher(pattern: pattern, keepsDots: keepsDots)
    for step in steps {
      switch step {
      case .move: dasher.finish(isClosed: false)
      case .segment(let segment): dasher.add(segment)
      case .close(let segment):
        dasher.add(segment)
        dasher.finish(isClosed: true)
      }
      if dasher.isTooFine { return self }
    }
    dasher.finish(isClosed: false)
    return dasher.isTooFine ? self : dasher.path
  }
}

/// A repeating cycle of dash and gap lengths, and the position in the cycle at which each subpath
/// begins.
struct DashPattern {
  /// The lengths in points: dashes at even indices, gaps at odd ones. The count is even.
  let lengths: [Double]
  /// The sum of the lengths: positive and finite.
  let period: Double
  /// The index in ``lengths`` of the dash or gap in which each subpath begins.
  let firstIndex: Int
  /// The length in points that remains of the dash or gap at ``firstIndex`` when a subpath begins.
  let firstRemainder: Double

  /// Creates a pattern, or returns nil if the dash array means a solid line.
  ///
  /// An array means a solid line if it is empty, has a negative or non-finite entry, or sums to
  /// zero. An array with an odd count is repeated once. A phase that is not finite counts as zero.
  init?(_ dash: [CGFloat], phase: CGFloat) {
    let sum = dash.reduce(0) { $0 + Double($1) }
    let isEven = dash.count.isMultiple(of: 2)
    let period = isEven ? sum : 2 * sum
    guard period > 0, period.isFinite, dash.allSatisfy({ $0 >= 0 }) else { return nil }
    lengths = (isEven ? dash : dash + dash).map { Double($0) }
    self.period = period
    var offset = phase.isFinite ? Double(phase).truncatingRemainder(dividingBy: period) : 0
    if offset < 0 { offset += period }
    var index = 0
    // At an offset of 0, a subpath begins with the first entry, even if that has zero length.
    while index < lengths.count - 1, offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRemainder = max(lengths[index] - offset, 0)
  }
}

/// Cuts a path into dashes, one subpath at a time.
private struct PathDasher {
  let pattern: DashPattern
  let keepsDots: Bool
  var path = Path()
  private(set) var isTooFine = false
  private var segments: [(segment: Segment, length: Double)] = []
  private var painted = 0.0

  init(pattern: DashPattern, keepsDots: Bool) {
    self.pattern = pattern
    self.keepsDots = keepsDots
  }

  mutating func add(_ segment: Segment) {
    let length = segment.length
    guard length > 0, length.isFinite else { return }
    segments.append((segment, length))
    painted += length / pattern.period * Double(pattern.lengths.count / 2)
    isTooFine = isTooFine || painted > 1_000_000
  }

  /// Ends the current subpath and cuts it into dashes. The subpath consists of the segments added
  /// since the previous call of this method.
  mutating func finish(isClosed: Bool) {
    defer { segments.removeAll(keepingCapacity: true) }
    guard !isTooFine, !segments.isEmpty else { return }
    var cutter = DashCutter(pattern: pattern, keepsDots: keepsDots)
    for (segment, length) in segments {
      cutter.cut(segment, length: length)
    }
    cutter.finish(isClosed: isClosed, into: &path)
  }
}

/// Cuts one subpath into dashes.
private struct DashCutter {
  let pattern: DashPattern
  let keepsDots: Bool
  /// The dash in which the subpath begins; empty if the subpath begins in a gap. In a closed
  /// subpath, the last dash may continue into this dash.
  private var head = Path()
  private var body = Path()
  private var index: Int
  private var remainder: Double
  private var hasCut = false
  private var isPenDown = false

  init(pattern: DashPattern, keepsDots: Bool) {
    self.pattern = pattern
    self.keepsDots = keepsDots
    index = pattern.firstIndex
    remainder = pattern.firstRemainder
  }

  private var isPainting: Bool { index.isMultiple(of: 2) }

  mutating func cut(_ segment: Segment, length: Double) {
    var position = 0.0
    var t = 0.0
    while length - position > remainder {
      let end = position + remainder
      let next = segment.parameter(atDistance: end, total: length)
      if isPainting { paint(segment, from: t, to: next) }
      position = end
      t = next
      advance()
    }
    if isPainting { paint(segment, from: t, to: 1) }
    remainder -= length - position
  }

  private mutating func advance() {
    index = (index + 1) % pattern.lengths.count
    remainder = pattern.lengths[index]
    hasCut = true
    isPenDown = false
  }

  private mutating func paint(_ segment: Segment, from t0: Double, to t1: Double) {
    var part = segment.part(from: t0, to: t1)
    if t1 <= t0 {
      guard keepsDots, !isPenDown, let dot = Self.dot(on: segment, at: t0) else { return }
      part = dot
    }
    if hasCut {
      if !isPenDown { body.move(to: CGPoint(part.start)) }
      body.append(part)
    } else {
      if !isPenDown { head.move(to: CGPoint(part.start)) }
      head.append(part)
    }
    isPenDown = true
  }

  /// Returns a very short line that represents a dash of zero length. The line is just long enough
  /// to have a direction.
  private static func dot(on segment: Segment, at t: Double) -> Segment? {
    let point = segment.point(at: t)
    var direction = segment.derivative(at: t).normalized
    if !direction.isFinite { direction = SIMD2(1, 0) }
    let size = 1e-7 * max(1, abs(point.x), abs(point.y))
    let line = Segment(lineFrom: point, to: point + size * direction)
    return line.isFinite ? line : nil
  }

  mutating func finish(isClosed: Bool, into path: inout Path) {
    if isClosed, !hasCut {
      head.closeSubpath()
      path.addPath(head)
      return
    }
    path.addPath(body)
    guard isClosed, isPenDown, !head.isEmpty else {
      path.addPath(head)
      return
    }
    // The last dash reaches the start of the subpath. The first dash continues the last one, so the
    // move at the start of the first dash is left out.
    path.verbs.append(contentsOf: head.verbs.dropFirst())
    path.points.append(contentsOf: head.points.dropFirst())
  }
}
