import Foundation

extension Path {
  /// The painted stretches of a dashed line along the path, as open subpaths.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of painted and unpainted stretches.
  ///   - keepsDots: Whether painted stretches of no length are kept, as very short lines.
  ///
  /// Lengths are true arc lengths. The pattern begins anew with every subpath. On a closed subpath
  /// that begins and ends painted the last stretch goes on into the first. The path itself comes
  /// back when more than 1 000 000 stretches would be painted.
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

/// A cycle of painted and unpainted lengths with the place to begin at.
struct DashPattern {
  /// Painted at even, unpainted at odd indices; an even number of them.
  let lengths: [Double]
  /// The sum of the lengths: positive and finite.
  let period: Double
  /// The entry that a line begins in.
  let firstIndex: Int
  /// What is left of that entry at the start of the line.
  let firstRemainder: Double

  /// Nil for a pattern that means a solid line: an empty one, one with a negative or infinite
  /// entry, or one that adds up to nothing.
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
    // Without an offset the line begins with its first entry, even if that is only a dot.
    while index < lengths.count - 1, offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRemainder = max(lengths[index] - offset, 0)
  }
}

/// Cuts one subpath after the other.
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

  /// Cuts what has been added since the last subpath.
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

/// Cuts one subpath.
private struct DashCutter {
  let pattern: DashPattern
  let keepsDots: Bool
  /// The first stretch, if the line begins painted: it may go on from the last one.
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

  /// A line that is only long enough to have a direction.
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
    // The pen is still down from the last stretch: go on without the head's move.
    path.verbs.append(contentsOf: head.verbs.dropFirst())
    path.points.append(contentsOf: head.points.dropFirst())
  }
}
