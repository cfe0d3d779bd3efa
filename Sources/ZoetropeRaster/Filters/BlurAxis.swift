/// The blur of a picture along one axis.
///
/// A wide Gaussian is a chain of narrow ones: the picture is halved `halvings` times, the rest of
/// the Gaussian is applied to the smallest picture, tap by tap, and the result is doubled as often.
/// Halving weighs four pixels by 1, 3, 3 and 1, and doubling weighs two pixels by 3 and 1. These
/// are the weights of quadratic B-splines (Chaikin 1974), whose three-fold zeros suppress aliasing
/// on the coarser grid. Each halving and each doubling is a blur of variance 3/4 in finer pixels.
/// Together, n halvings and n doublings have the variance (4ⁿ - 1) / 2, which is subtracted from
/// the Gaussian's.
struct BlurAxis {
  /// The number of times that the axis is halved.
  let halvings: Int
  /// The weights of the coarsest pixels, which add up to 1: result[i] is the sum of weights[t]
  /// source[i - firstTap - t].
  let weights: [Float]
  let firstTap: Int
  /// The number of whole pixels by which the result is moved, in addition to the taps.
  let shift: Int
  /// The number of pixels by which the result exceeds the source, without the shift.
  let reach: Int
  /// The largest distance of a source pixel that a pixel of the result depends on, without the
  /// shift.
  let support: Int

  /// The smallest standard deviation that is left after halving, in coarsest pixels: a finer grid
  /// would change less than half a step of a byte.
  private static let leastRest = 1.6
  /// The number of standard deviations that the taps reach.
  private static let cut = 3.7
  /// The largest shift.
  private static let farthest = Double(1 << 30)

  init(sigma: Double, offset: Double) {
    let sigma = sigma > 0 && sigma.isFinite ? min(sigma, GaussianBlur.largestSigma) : 0
    // Rounded to 1/1024 pixel: after a move by whole pixels, the fraction is the same.
    let limited = min(max(offset, -Self.farthest), Self.farthest)
    let place = offset.isFinite ? (limited * 1024).rounded() / 1024 : 0
    shift = Int(place.rounded(.down))
    let fraction = place - place.rounded(.down)
    var variance = sigma * sigma
    var halvings = 0
    while let rest = Self.rest(of: variance, after: halvings + 1),
      rest >= Self.leastRest * Self.leastRest
    { halvings += 1 }
    variance = Self.rest(of: variance, after: halvings) ?? variance
    self.halvings = halvings
    let scale = Double(1 << halvings)
    let taps = Self.taps(variance: variance, center: fraction / scale)
    weights = taps.weights.map(Float.init)
    firstTap = taps.first
    reach = sigma == 0 && fraction == 0 ? 0 : Int((3 * sigma).rounded(.up)) + 1
    let farthestTap = max(abs(taps.first), abs(taps.first + taps.weights.count - 1))
    support = halvings == 0 ? farthestTap : (farthestTap + 5) << halvings
  }

  /// Whether pixels keep their values, apart from the shift.
  var isIdentity: Bool { weights.count == 1 }

  /// Returns the variance that remains to be applied, in coarsest pixels; nil after too many
  /// halvings.
  private static func rest(of variance: Double, after halvings: Int) -> Double? {
    guard halvings < 20 else { return nil }
    let scale = Double(1 << (2 * halvings))
    return (variance - (scale - 1) / 2) / scale
  }

  /// Returns the taps of a Gaussian around `center`, which is 0 to 1: weights that add up to 1, and
  /// the place of the first weight.
  static func taps(variance: Double, center: Double) -> (first: Int, weights: [Double]) {
    let sigma = variance.squareRoot()
    // A narrow bell can fall between the centers of pixels. It then stays in place, and each of its
    // weights is divided between two pixels instead.
    if center != 0 && sigma < 0.7 {
      let still = taps(variance: variance, center: 0)
      var moved = [Double](repeating: 0, count: still.weights.count + 1)
      for (index, weight) in still.weights.enumerated() {
        moved[index] += weight * (1 - center)
        moved[index + 1] += weight * center
      }
      return (still.first, moved)
    }
    guard sigma > 0 else { return (0, [1]) }
    let first = Int((center - cut * sigma).rounded(.down))
    let last = Int((center + cut * sigma).rounded(.up))
    let bell = (first...last).map { tap in
      let distance = Double(tap) - center
      return PortableMath.exponential(max(-distance * distance / (2 * variance), -800))
    }
    let sum = bell.reduce(0, +)
    return (first, bell.map { $0 / sum })
  }
}
