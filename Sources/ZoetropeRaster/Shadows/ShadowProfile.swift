/// The blurred coverage of a line segment between two edges: one dimension of a rectangle's shadow.
struct ShadowProfile {
  /// The coverage near an edge, for a narrow Gaussian; empty for a wide one. Element `i` belongs to
  /// the pixel that lies `first + i` pixels after the edge's pixel.
  private let sums: [Double]
  private let first: Int
  /// The standard deviation of a continuous Gaussian, times the square root of 2. Wide blurs are
  /// computed from this Gaussian. Its variance is the variance of the blur minus 1/12, the variance
  /// of a pixel's square.
  private let width: Double

  init(sigma: Double) {
    let sigma = sigma > 0 && sigma.isFinite ? min(sigma, GaussianBlur.largestSigma) : 0
    // A blur sums up samples at the centers of pixels. The sum corresponds to the integral over a
    // Gaussian whose variance is smaller by 1/12, which is the variance of a pixel's square.
    width = max(2 * (sigma * sigma - 1.0 / 12), 0).squareRoot()
    if sigma >= 4 {
      (first, sums) = (0, [])
      return
    }
    let taps = BlurAxis.taps(variance: sigma * sigma, center: 0)
    var sum = 0.0
    first = taps.first
    sums = taps.weights.map {
      sum += $0
      return sum
    }
  }

  /// Returns the coverage of the pixels `from..<to` by a segment. `start` and `end` are the ends of
  /// the segment, in units of 1/256 pixel.
  func values(_ start: Int, _ end: Int, from: Int, to: Int) -> [Float] {
    guard from < to else { return [] }
    let count = to - from
    let (starts, ends) = (steps(start, from, count + 1), steps(end, from, count + 1))
    let (low, high) = (Double(start & 255) / 256, Double(end & 255) / 256)
    // A pixel that contains an edge is covered in part, as in drawn shapes.
    return (0..<count).map { x in
      let started = (1 - low) * starts[x + 1] + low * starts[x]
      let ended = (1 - high) * ends[x + 1] + high * ends[x]
      return Float(min(max(started - ended, 0), 1))
    }
  }

  /// Returns the coverage of `count` pixels by a blurred segment without an end. The first pixel is
  /// `from - 1`. The segment begins at the left side of the pixel that contains `place`, a position
  /// in 1/256 pixel.
  private func steps(_ place: Int, _ from: Int, _ count: Int) -> [Double] {
    (0..<count).map { x in
      let distance = from + x - 1 - (place >> 8)
      if sums.isEmpty {
        return 0.5 + 0.5 * PortableMath.errorFunction((Double(distance) + 0.5) / width)
      }
      if distance < first { return 0 }
      return sums[min(distance - first, sums.count - 1)]
    }
  }
}
