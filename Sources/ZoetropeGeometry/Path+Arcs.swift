import Foundation

extension Path {
  /// Adds a circular arc given by its start angle and its sweep. The sweep is the signed angle from
  /// the start of the arc to its end.
  ///
  /// A line joins the current point, if there is one, to the start of the arc. Positive sweeps run
  /// clockwise on the screen. A sweep of two turns or more is reduced by whole turns until it is
  /// less than two turns.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var sweep = delta.radians.isFinite ? delta.radians : 0
    if abs(sweep) > turn {
      sweep = sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -turn : turn)
    }
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: sweep,
      transform: transform)
  }

  /// Adds a circular arc between two angles.
  ///
  /// A line joins the current point, if there is one, to the start of the arc. Angles grow
  /// clockwise on the screen, because y points down. The direction is named as in a space with y
  /// up: if `clockwise` is true, the arc runs counterclockwise on the screen.
  ///
  /// If the end angle lies several turns beyond the start angle, in the direction of the arc, the
  /// arc makes all these turns, up to 1000. An arc of more turns is reduced to one whole turn and
  /// the remaining part of a turn. An arc becomes a closed subpath if the path is empty, the arc is
  /// one full circle, and `endAngle` is at least one turn larger than `startAngle`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let beginsSubpath = verbs.isEmpty
    let difference = Self.angle(from: startAngle.radians, to: endAngle.radians)
    let sweep = Self.sweep(of: difference, clockwise: clockwise)
    addArc(
      center: center, radius: radius, start: startAngle.radians, sweep: sweep,
      transform: transform)
    // SwiftUI closes a full circle that begins a subpath. An arc that continues a subpath stays
    // open, because closing it would add a line to the subpath's first point.
    let isOneTurn = abs(abs(sweep) - 2 * .pi) < 1e-9
    if beginsSubpath, difference >= 2 * .pi, isOneTurn { closeSubpath() }
  }

  /// Adds a circular arc that is tangent to two lines. The lines run from the current point to
  /// `p1`, and from `p1` to `p2`.
  ///
  /// A line joins the current point to the start of the arc. If the three points lie on a line or
  /// the radius is zero, the method adds only a line to `p1`. If there is no current point, it adds
  /// nothing. `transform` applies to `p1`, `p2` and the arc, but not to the current point.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let p0 = current.applying(transform.inverted())
    let corner = SIMD2(p1)
    let u = (SIMD2(p0) - corner).normalized
    let v = (SIMD2(p2) - corner).normalized
    let sine = u.cross(v)
    let cosine = u.dot(v)
    let r = Double(abs(radius))
    guard r > 0, r.isFinite, abs(sine) > 1e-9, u.isFinite, v.isFinite else {
      addLine(to: p1.applying(transform))
      return
    }
    // The arc touches both lines at the distance r / tan(φ/2) from the corner, where φ is the angle
    // between the lines and tan(φ/2) = (1 - cos φ) / sin φ.
    let distance = r * abs(sine) / (1 - cosine)
    let start = corner + distance * u
    let inward = sine > 0 ? SIMD2(-u.y, u.x) : SIMD2(u.y, -u.x)
    let center = start + r * inward
    let from = start - center
    let to = corner + distance * v - center
    addArc(
      center: CGPoint(center), radius: CGFloat(r), start: atan2(from.y, from.x),
      sweep: atan2(from.cross(to), from.dot(to)), transform: transform)
  }

  /// Returns the difference of two angles in radians. A difference within 1e-9 of one turn, in
  /// either direction, is rounded to exactly one turn.
  private static func angle(from start: Double, to end: Double) -> Double {
    let difference = end - start
    guard difference.isFinite else { return 0 }
    let turn = 2 * Double.pi
    if abs(abs(difference) - turn) < 1e-9 { return difference < 0 ? -turn : turn }
    return difference
  }

  /// Returns the sweep of an arc in radians. The sweep is the signed angle from the start of the
  /// arc to its end, measured in the requested direction.
  ///
  /// If `difference` has the requested direction and is at most 1000 turns, the result is
  /// `difference`. If `difference` has the requested direction and is more than 1000 turns, the
  /// result is at least one turn and less than two: the whole circle is drawn, with a bounded
  /// number of elements. If `difference` has the opposite direction, the result is at most one
  /// turn.
  ///
  /// - Parameter difference: The end angle minus the start angle, in radians.
  private static func sweep(of difference: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let remainder = difference.truncatingRemainder(dividingBy: turn)
    if clockwise ? difference <= 0 : difference >= 0 {
      if abs(difference) <= 1000 * turn { return difference }
      return clockwise ? remainder - turn : remainder + turn
    }
    return clockwise ? remainder - turn : remainder + turn
  }

  /// Adds an arc: one cubic for each quarter turn, and one for the remainder.
  private mutating func addArc(
    center: CGPoint, radius: CGFloat, start: Double, sweep: Double, transform: CGAffineTransform
  ) {
    func onCircle(_ direction: SIMD2<Double>) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(direction.x), y: center.y + radius * CGFloat(direction.y)
      ).applying(transform)
    }
    var direction = SIMD2(cos(start), sin(start))
    if verbs.isEmpty {
      move(to: onCircle(direction))
    } else {
      addLine(to: onCircle(direction))
    }
    let quarter = Double.pi / 2
    var travelled = 0.0
    // The tolerance prevents rounding from adding a last arc of zero length.
    while abs(sweep) - travelled > 1e-9 {
      let step = min(quarter, abs(sweep) - travelled)
      travelled = abs(sweep) - travelled - step < 1e-9 ? abs(sweep) : travelled + step
      let signed = sweep < 0 ? -step : step
      let angle = start + (sweep < 0 ? -travelled : travelled)
      let next = SIMD2(cos(angle), sin(angle))
      let handle = 4.0 / 3 * tan(signed / 4)
      addCurve(
        to: onCircle(next), control1: onCircle(direction + handle * direction.perpendicular),
        control2: onCircle(next - handle * next.perpendicular))
      direction = next
    }
  }
}
