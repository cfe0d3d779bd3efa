@testable import ZoetropeRaster

/// A convolution with a Gaussian in double precision, its weights cut off at four standard
/// deviations.
struct GaussianReference {
  let sigmaX: Double
  let sigmaY: Double
  var edges = BlurEdges.empty
  var offsetX = 0.0
  var offsetY = 0.0

  /// Numbers in rows, with the first pixel at 0, 0.
  struct Picture {
    let width: Int
    let height: Int
    var values: [Double]
  }

  /// The blurred values at each of `xs` in each of `ys`.
  func values(_ picture: Picture, xs: [Int], ys: [Int]) -> [[Double]] {
    let columns = xs.map { shares($0, picture.width, sigmaX, offsetX) }
    let rows = (0..<picture.height).map { y in
      columns.map { column in
        column.reduce(0) { $0 + $1.share * picture.values[y * picture.width + $1.place] }
      }
    }
    return ys.map { y in
      let shares = shares(y, picture.height, sigmaY, offsetY)
      return xs.indices.map { x in shares.reduce(0) { $0 + $1.share * rows[$1.place][x] } }
    }
  }

  /// The weights of `count` pixels at a place.
  private func shares(_ place: Int, _ count: Int, _ sigma: Double, _ offset: Double)
    -> [(place: Int, share: Double)]
  {
    let reach = max(Int((4 * sigma).rounded(.up)), 1)
    let start = Int(offset.rounded(.down))
    var (total, result) = (0.0, [Int: Double]())
    for tap in (start - reach)...(start + reach + 1) {
      let distance = (Double(tap) - offset) / max(sigma, 1e-3)
      let weight = PortableMath.exponential(-distance * distance / 2)
      total += weight
      let source = place - tap
      if source >= 0 && source < count {
        result[source, default: 0] += weight
      } else if edges == .clamped {
        result[min(max(source, 0), count - 1), default: 0] += weight
      }
    }
    return result.keys.sorted().map { ($0, (result[$0] ?? 0) / total) }
  }
}
