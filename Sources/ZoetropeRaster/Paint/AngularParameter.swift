/// The parameter of an angular gradient: the number of turns around the center, counted from the
/// start angle in the gradient's direction, times ``factor``.
struct AngularParameter {
  let plane: GradientPlane
  /// The number of turns beyond which a point is nearer to the gradient's start than to its end.
  /// The turns of such a point are counted backwards from the start, as a negative number.
  let middle: Float
  /// The change of the parameter per turn.
  let factor: Float

  init?(_ plane: GradientPlane, _ startAngle: Double, _ endAngle: Double) {
    let turns = abs(endAngle - startAngle) / (2 * Double.pi)
    guard let (cosine, sine) = Self.direction(turns: startAngle / (2 * Double.pi)), turns.isFinite
    else { return nil }
    let sign: Double = endAngle < startAngle ? -1 : 1
    func turned(_ v: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(cosine * v.x + sine * v.y, (cosine * v.y - sine * v.x) * sign)
    }
    var plane = plane
    plane.base = turned(plane.base)
    plane.across = turned(plane.across)
    plane.down = turned(plane.down)
    self.plane = plane
    middle = turns >= 1 ? 2 : Float((1 + turns) / 2)
    factor = Float(1 / max(turns, 1e-9))
  }

  /// Returns the cosine and the sine of an angle, accurate to 1e-16, from Taylor's series; nil for
  /// 10^12 turns or more. Both numbers are exact for quarters of a turn.
  private static func direction(turns: Double) -> (Double, Double)? {
    guard abs(turns) < 1e12 else { return nil }
    let quarters = (turns * 4).rounded()
    let x = (turns * 4 - quarters) * (Double.pi / 2)
    let y = x * x
    var (cosine, sine) = (1.0, 1.0)
    for n in stride(from: 9.0, through: 1.0, by: -1.0) {
      cosine = 1 - y / (2 * n * (2 * n - 1)) * cosine
      sine = 1 - y / (2 * n * (2 * n + 1)) * sine
    }
    sine *= x
    switch Int(quarters) & 3 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }
}

extension AngularParameter: PolarParameter {
  /// Returns the parameters of eight points. The arctangent of a quotient up to 1, in turns, is
  /// computed by an odd minimax polynomial. Its largest error is 6e-9 in exact arithmetic, and
  /// 2.6e-8 in single precision.
  @inline(__always)
  func values(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    let (absU, absV) = (u.replacing(with: -u, where: u .< 0), v.replacing(with: -v, where: v .< 0))
    let isSteep = absV .> absU
    let large = absU.replacing(with: absV, where: isSteep)
    let small = absV.replacing(with: absU, where: isSteep)
    let z = small / large.replacing(with: 1e-36, where: large .< 1e-36)
    let square = z * z
    var sum = square * -0.0006453043897636235 + 0.003479597857221961
    sum = sum * square - 0.008898722939193249
    sum = sum * square + 0.015346033498644829
    sum = sum * square - 0.022136270999908447
    sum = sum * square + 0.031745944172143936
    sum = sum * square - 0.05304612219333649
    sum = sum * square + 0.15915483236312866
    var turns = sum * z
    turns = turns.replacing(with: 0.25 - turns, where: isSteep)
    turns = turns.replacing(with: 0.5 - turns, where: u .< 0)
    turns = turns.replacing(with: 1 - turns, where: v .< 0)
    turns = turns.replacing(with: turns - 1, where: turns .> middle)
    return turns * factor
  }
}
