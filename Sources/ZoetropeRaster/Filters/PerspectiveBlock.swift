/// The samples of a block of 8 or 32 pixels in a row. The pixels show a picture through a
/// projection.
///
/// A block begins at a column that is a multiple of its length. Its length is 32 pixels. Close to a
/// horizon, where the distances of 32 pixels from the eye would differ much, the length is 8
/// pixels.
///
/// All pixels of a block take their samples from the same copy of the picture, which is halved
/// ``level`` times. The offsets of the samples from the center of their pixel are also the same for
/// all pixels. The samples of a pixel are spread over the area that a pixel at the block's center
/// shows.
struct PerspectiveBlock {
  /// The largest distance between two samples, in pixels of the halved picture. A sample is
  /// interpolated between pixels, so no pixel is skipped as long as the distance is at most 2.
  private static let mostApart = 1.25
  /// The largest number of samples of one pixel along an axis.
  private static let mostSamples = 32.0

  /// The number of times that the picture is halved before samples are taken from it.
  private(set) var level = 0
  /// The number of columns in a pixel's grid of samples; `rows` is the number of rows. The columns
  /// and rows of this grid are parallel to those of the surface.
  let columns: Int
  let rows: Int
  /// The size of a pixel of the original picture, in units of 1/256 pixel of the halved picture.
  let scale: Float
  // The vector from a pixel's center to the pixel's first sample, and the changes from one sample
  // to the next. The unit is 1/256 pixel of the halved picture. Half a pixel is subtracted from
  // `first`, because samples are interpolated between the centers of pixels. Half a unit is added,
  // because positions are rounded down.
  private let first: SIMD2<Double>
  private let across: SIMD2<Double>
  private let down: SIMD2<Double>
  /// An upper bound of the distance of a sample from its pixel's center, for each axis. The unit is
  /// 1/256 pixel of the halved picture from which samples are taken.
  let reach: SIMD2<Float>

  /// Returns the x coordinate of the center of the block that contains the eight pixels from column
  /// `x` on. The center of a block of eight pixels may lie behind the eye. The result is then the
  /// center of the block's first or last pixel.
  static func center(_ inverse: InverseProjection, _ x: Int, _ y: Double) -> Double {
    func depth(_ x: Double) -> Double {
      inverse.column0.z * x + inverse.column1.z * y + inverse.offset.z
    }
    let (start, first) = (Double(x & ~31), Double(x))
    let (a, b) = (depth(start), depth(start + 32))
    if a > 0 && b > 0 && 4 * a < 5 * b && 4 * b < 5 * a { return start + 16 }
    if depth(first + 4) > 0 { return first + 4 }
    return depth(first + 0.5) > 0 ? first + 0.5 : first + 7.5
  }

  /// Plans the block around the point `x`, `y` of the surface; nil if this point lies behind the
  /// eye.
  init?(_ inverse: InverseProjection, _ x: Double, _ y: Double, levelCount: Int) {
    let (a, b, c) = (inverse.column0, inverse.column1, inverse.offset)
    let w = a.z * x + b.z * y + c.z
    guard w > 0 else { return nil }
    let s = 1 / w
    let u = (a.x * x + b.x * y + c.x) * s
    let v = (a.y * x + b.y * y + c.y) * s
    let right = SIMD2((a.x - u * a.z) * s, (a.y - v * a.z) * s)
    let below = SIMD2((b.x - u * b.z) * s, (b.y - v * b.z) * s)
    var acrossLength = (right.x * right.x + right.y * right.y).squareRoot()
    var alongLength = (below.x * below.x + below.y * below.y).squareRoot()
    var least = acrossLength < alongLength ? acrossLength : alongLength
    var factor = 1.0
    while least >= 2 && level + 1 < levelCount {
      least *= 0.5
      factor *= 0.5
      level += 1
    }
    acrossLength *= factor
    alongLength *= factor
    let unit = 256 * factor
    scale = Float(unit)
    columns = Self.count(acrossLength)
    rows = Self.count(alongLength)
    across = right * (Self.spread(acrossLength) * unit / Double(columns))
    down = below * (Self.spread(alongLength) * unit / Double(rows))
    let (halfColumns, halfRows) = (Double(columns - 1) * 0.5, Double(rows - 1) * 0.5)
    first = SIMD2(repeating: -127.5) - across * halfColumns - down * halfRows
    let (wide, tall) = (across * Double(columns), down * Double(rows))
    reach = SIMD2(
      Float((abs(wide.x) + abs(tall.x)) / 2), Float((abs(wide.y) + abs(tall.y)) / 2))
  }

  /// Returns the number of samples that a pixel takes along one axis if it shows `length` pixels of
  /// the halved picture.
  private static func count(_ length: Double) -> Int {
    let count = length / mostApart
    return count > 1 ? Int(min(count, mostSamples).rounded(.up)) : 1
  }

  /// Returns how far the samples of a pixel are spread along one axis, as a fraction of the pixel's
  /// side: 0 for a single sample, at most 1. The fraction is a continuous function of `length`, the
  /// number of pixels of the halved picture that the pixel shows. There is therefore no visible
  /// step where one sample becomes two.
  private static func spread(_ length: Double) -> Double {
    length > mostApart ? min((length - mostApart) * 2, 1) : 0
  }

  /// Returns the vector that leads from the center of a pixel to a sample, minus 127.5 units along
  /// each axis (see `first`). The unit is 1/256 pixel of the halved picture from which samples are
  /// taken.
  @inline(__always)
  func offset(_ column: Int, _ row: Int) -> SIMD2<Float> {
    let place = first + across * Double(column) + down * Double(row)
    return SIMD2(Float(place.x), Float(place.y))
  }
}
