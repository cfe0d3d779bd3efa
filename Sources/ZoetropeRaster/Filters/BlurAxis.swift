/// The blur of a picture along one axis.
///
/// A wide Gaussian is composed of narrow ones. The picture is halved `halvings` times. A narrow
/// Gaussian is applied to the smallest picture, as sums of weighted pixels ("taps"). The result is
/// then doubled `halvings` times. Halving weighs four pixels by 1, 3, 3 and 1, and doubling weighs
/// two pixels by 3 and 1. These are the weights of quadratic B-splines (Chaikin 1974). The
/// three-fold zeros of their frequency response suppress aliasing on the coarser grid. Each halving
/// and each doubling is a blur of variance 3/4, in squared pixels of the finer picture. Together, n
/// halvings and n doublings have the variance (4ⁿ - 1) / 2. The narrow Gaussian supplies the rest
/// of the wide Gaussian's variance.
struct BlurAxis {
  /// The number of times that the picture is halved along the axis.
  let halvings: Int
  /// The weights of the taps, which add up to 1. On the smallest picture, pixel `i` of the result
  /// is the sum of `weights[t] * source[i - firstTap - t]` over all `t`.
  let weights: [Float]
  let firstTap: Int
  /// The number of whole pixels by which the result is shifted. The taps contain the remaining
  /// fraction of a pixel.
  let shift: Int
  /// The number of pixels by which the result extends beyond each end of the source, not counting
  /// ``shift``.
  let reach: Int
  /// The largest distance, in pixels, between a pixel of the result and a source pixel that it
  /// depends on, not counting ``shift``.
  let support: Int

  /// The smallest standard deviation that the taps may have after a halving, in pixels of the
  /// halved picture. With this limit, one more halving changes the result by less than half of one
  /// of the 255 levels of a channel.
  private static let leastRest = 1.6
  /// The distance from the center of a Gaussian at which the Gaussian is cut off, in standard
  /// deviations.
  private static let cut = 3.7
  /// The largest shift, in pixels. Larger ones are clamped to it.
  private static let farthest = Double(1 << 30)

  init(sigma: Double, offset: Double) {
    let sigma = sigma > 0 && sigma.isFinite ? min(sigma, GaussianBlur.largestSigma) : 0
    // The offset is rounded to 1/1024 pixel, so that its fraction does not change when whole pixels
    // are added.
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

  /// Whether the blur leaves pixels unchanged, apart from moving them by ``shift``.
  var isIdentity: Bool { weights.count == 1 }

  /// Returns the variance that the taps must supply after a number of halvings, in squared pixels
  /// of the smallest picture; nil from 20 halvings on.
  private static func rest(of variance: Double, after halvings: Int) -> Double? {
    guard halvings < 20 else { return nil }
    let scale = Double(1 << (2 * halvings))
    return (variance - (scale - 1) / 2) / scale
  }

  /// Returns the taps of a Gaussian: weights that add up to 1, and the position of the first
  /// weight. The positions of the weights are whole numbers. `center` is the position of the
  /// Gaussian's center, 0 to 1. Positions are in pixels, and the variance is in squared pixels.
  static func taps(variance: Double, center: Double) -> (first: Int, weights: [Double]) {
    let sigma = variance.squareRoot()
    // A narrow Gaussian can fall between the centers of pixels. It is then computed around 0, and
    // each of its weights is divided between two pixels.
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
