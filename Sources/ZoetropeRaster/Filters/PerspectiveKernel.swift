import ZoetropeGeometry

/// Draws a picture as it appears through a projection.
///
/// For each pixel of the result, the corresponding place in the picture is computed with one
/// division. If the picture shrinks along x or y, a pixel of the result is the mean of several
/// samples. They are at most one pixel of the picture apart, so that no pixel is missed, unless an
/// axis would need more than 32 samples. A sample is interpolated bilinearly, at a place that is
/// rounded to 1/256 pixel. The picture is transparent outside of its bounds, so edges are soft.
struct PerspectiveKernel {
  private let source: PixmapView<UInt32>
  // The mapping from the result to the picture: columns of the inverse matrix, up to a common
  // factor; `w` is positive for points in front of the eye.
  private let u: SIMD3<Double>
  private let v: SIMD3<Double>
  private let w: SIMD3<Double>
  /// The mapping from the picture to the result, as the columns of its matrix.
  private let forward: (x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>)

  /// The largest number of samples of one pixel along an axis.
  private static let mostSamples = 32

  /// Creates a kernel; nil if the picture is empty, or if the matrix has no inverse or contains a
  /// NaN.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels; transparent outside of their rectangle.
  ///   - matrix: The mapping from the picture's pixels to those of the result.
  init?(_ source: PixmapView<UInt32>, matrix m: ProjectionTransform) {
    let (row1, row2, row3) = (
      SIMD3<Double>(m.m11, m.m12, m.m13), SIMD3<Double>(m.m21, m.m22, m.m23),
      SIMD3<Double>(m.m31, m.m32, m.m33)
    )
    // The rows' cross products are the inverse's columns, times the determinant.
    let (c1, c2, c3) = (Self.cross(row2, row3), Self.cross(row3, row1), Self.cross(row1, row2))
    let determinant = (row1 * c1).sum()
    guard determinant != 0, determinant.isFinite, !source.rect.isEmpty else { return nil }
    let sign: Double = determinant < 0 ? -1 : 1
    // Only the ratios count: a common factor makes the largest element 1.
    let size = [c1, c2, c3].map { max($0.max(), -$0.min()) }.max() ?? 0
    guard size > 0, size.isFinite else { return nil }
    self.source = source
    (u, v, w) = (c1 * (sign / size), c2 * (sign / size), c3 * (sign / size))
    forward = (
      SIMD3(m.m11, m.m21, m.m31), SIMD3(m.m12, m.m22, m.m32), SIMD3(m.m13, m.m23, m.m33)
    )
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Returns the part of a window in which the picture can be visible.
  func bounds(within window: PixelRect) -> PixelRect {
    // Samples reach one pixel beyond the picture.
    let rect = source.rect
    let (xs, ys) = ([rect.left - 1, rect.right + 1], [rect.top - 1, rect.bottom + 1])
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for x in xs {
      for y in ys {
        let corner = SIMD3(Double(x), Double(y), 1)
        let depth = (forward.w * corner).sum()
        // The corner is behind the eye, so any pixel may show the picture.
        guard depth > 0 else { return window }
        let place =
          SIMD2((forward.x * corner).sum(), (forward.y * corner).sum()) / SIMD2(repeating: depth)
        guard abs(place.x) < 1e9, abs(place.y) < 1e9 else { return window }
        low = pointwiseMin(low, place)
        high = pointwiseMax(high, place)
      }
    }
    let seen = PixelRect(
      left: Int(low.x.rounded(.down)) - 1, top: Int(low.y.rounded(.down)) - 1,
      right: Int(high.x.rounded(.up)) + 1, bottom: Int(high.y.rounded(.up)) + 1)
    return seen.intersection(window)
  }

  /// Writes `count` pixels of row `y` of the result, from column `x` on. O(`count` + samples)
  func fill(row y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (first, last) = span(y, x, count)
    row.update(repeating: 0, count: first)
    for index in first..<last { row[index] = pixel(x &+ index, y) }
    (row + last).update(repeating: 0, count: count &- last)
  }

  /// Returns the range of pixels of a row that can show the picture, counted from column `x`. Each
  /// side of the picture limits one end of the range.
  private func span(_ y: Int, _ x: Int, _ count: Int) -> (Int, Int) {
    let rect = source.rect
    var (low, high) = (0.0, Double(count))
    let start = SIMD3(Double(x), Double(y) + 0.5, 1)
    let (u0, v0, w0) = ((u * start).sum(), (v * start).sum(), (w * start).sum())
    // The margin has room for all samples of a pixel.
    let margin = 2.0
    func cut(_ value: Double, _ slope: Double) {
      // value + slope x must not be negative.
      if slope > 0 {
        low = max(low, -value / slope - margin)
      } else if slope < 0 {
        high = min(high, -value / slope + margin)
      } else if value < 0 {
        high = low
      }
    }
    cut(u0 - Double(rect.left - 1) * w0, u.x - Double(rect.left - 1) * w.x)
    cut(Double(rect.right + 1) * w0 - u0, Double(rect.right + 1) * w.x - u.x)
    cut(v0 - Double(rect.top - 1) * w0, v.x - Double(rect.top - 1) * w.x)
    cut(Double(rect.bottom + 1) * w0 - v0, Double(rect.bottom + 1) * w.x - v.x)
    guard low < high else { return (0, 0) }
    let first = Int(low.rounded(.down))
    return (first, max(min(Int(high.rounded(.up)), count), first))
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
    let depth = w.x * px + w.y * py + w.z
    guard depth > 0 else { return 0 }
    let scale = 1 / depth
    let center = SIMD2(
      (u.x * px + u.y * py + u.z) * scale, (v.x * px + v.y * py + v.z) * scale)
    // The vectors in the picture to which one pixel to the right and one pixel down correspond.
    let right = (SIMD2(u.x, v.x) - center * w.x) * scale
    let down = (SIMD2(u.y, v.y) - center * w.y) * scale
    let (across, along) = (
      right.x * right.x + right.y * right.y, down.x * down.x + down.y * down.y
    )
    if across <= 1 && along <= 1 { return sample(center).rounded(1) }
    return shrunk(center, right, across.squareRoot(), down, along.squareRoot())
  }

  /// Returns a pixel of the result that shows more than one pixel of the picture along at least one
  /// axis. It is the mean of several samples.
  private func shrunk(
    _ center: SIMD2<Double>, _ right: SIMD2<Double>, _ across: Double, _ down: SIMD2<Double>,
    _ along: Double
  ) -> UInt32 {
    let reach = across + along + 1
    // The conditions are also false for NaN.
    guard
      center.x > Double(source.rect.left) - reach, center.x < Double(source.rect.right) + reach,
      center.y > Double(source.rect.top) - reach, center.y < Double(source.rect.bottom) + reach
    else { return 0 }
    return mean(
      center, right * Self.spread(across), Self.samples(across), down * Self.spread(along),
      Self.samples(along))
  }

  /// Returns the number of samples, along one axis, for a pixel of the result that shows `length`
  /// pixels of the picture.
  private static func samples(_ length: Double) -> Int {
    length <= 1 ? 1 : Int(min(length.rounded(.up), Double(mostSamples)))
  }

  /// Returns the fraction of a result pixel's side over which the pixel's samples are spread.
  /// `length` is the number of picture pixels that the side spans.
  ///
  /// The fraction is 0 at a length of 1 and grows to 1 at a length of 1.5. The result therefore has
  /// no step where one sample becomes several.
  private static func spread(_ length: Double) -> Double {
    length <= 1 ? 0 : min(3 - 3 / length, 1)
  }

  private func mean(
    _ center: SIMD2<Double>, _ right: SIMD2<Double>, _ columns: Int, _ down: SIMD2<Double>,
    _ rows: Int
  ) -> UInt32 {
    let (stepX, stepY) = (right / Double(columns), down / Double(rows))
    var start = center + (stepX - right) * 0.5 + (stepY - down) * 0.5
    if isInside(start, stepX * Double(columns - 1), stepY * Double(rows - 1)) {
      return insideSum(start, stepX, columns, stepY, rows).rounded(UInt64(columns &* rows))
    }
    var sum = Sample()
    for _ in 0..<rows {
      var place = start
      for _ in 0..<columns {
        sum.add(sample(place))
        place += stepX
      }
      start += stepY
    }
    return sum.rounded(UInt64(columns &* rows))
  }

  /// Whether the picture contains all four pixels around each sample.
  @inline(__always)
  private func isInside(
    _ start: SIMD2<Double>, _ across: SIMD2<Double>, _ along: SIMD2<Double>
  ) -> Bool {
    let rect = source.rect
    let zero = SIMD2<Double>.zero
    // A small margin for rounding.
    let low = start + pointwiseMin(across, zero) + pointwiseMin(along, zero) - 0.51
    let high = start + pointwiseMax(across, zero) + pointwiseMax(along, zero) + 0.51
    return low.x >= Double(rect.left) && low.y >= Double(rect.top)
      && high.x <= Double(rect.right) && high.y <= Double(rect.bottom)
  }

  /// Returns the sum of a pixel's samples, which must satisfy ``isInside(_:_:_:)``. Their places
  /// are computed in units of 1/65536 pixel.
  private func insideSum(
    _ start: SIMD2<Double>, _ stepX: SIMD2<Double>, _ columns: Int, _ stepY: SIMD2<Double>,
    _ rows: Int
  ) -> Sample {
    func fixed(_ place: SIMD2<Double>) -> SIMD2<Int64> {
      SIMD2(truncatingIfNeeded: SIMD2<Int>(Int(place.x * 65536), Int(place.y * 65536)))
    }
    let (across, along) = (fixed(stepX), fixed(stepY))
    // Relative to the pixels' centers.
    var first = fixed(start) &- SIMD2(repeating: 32768)
    var sum = Sample()
    for _ in 0..<rows {
      var place = first
      for _ in 0..<columns {
        let (x, y) = (Int(place.x), Int(place.y))
        let row = source.row(y >> 16) + ((x >> 16) &- source.rect.left)
        sum.add(
          mixed(row, row + source.stride, UInt64(x >> 8 & 255), UInt64(y >> 8 & 255)))
        place &+= across
      }
      first &+= along
    }
    return sum
  }

  /// A pixel, or a sum of up to 1024 pixels. Each channel has 32 bits, 8 of them fractional, and
  /// two channels share a word.
  private struct Sample {
    var redGreen: UInt64 = 0
    var blueAlpha: UInt64 = 0

    @inline(__always)
    mutating func add(_ other: Sample) {
      redGreen &+= other.redGreen
      blueAlpha &+= other.blueAlpha
    }

    @inline(__always)
    func rounded(_ count: UInt64) -> UInt32 {
      let total = count &* 256
      func byte(_ lane: UInt64) -> UInt32 {
        UInt32(truncatingIfNeeded: (lane &+ total / 2) / total)
      }
      let low: UInt64 = 0xFFFF_FFFF
      return byte(redGreen & low) | byte(redGreen &>> 32) &<< 8 | byte(blueAlpha & low) &<< 16
        | byte(blueAlpha &>> 32) &<< 24
    }
  }

  /// Returns the largest integer that is at most `value`. It replaces `rounded(.down)`, which is a
  /// function call for processors before SSE 4.1.
  @inline(__always)
  private static func floor(_ value: Double) -> Int {
    let whole = Int(value)
    return Double(whole) > value ? whole &- 1 : whole
  }

  /// Returns the color of the picture at any place, interpolated between the centers of its pixels.
  @inline(__always)
  private func sample(_ place: SIMD2<Double>) -> Sample {
    let scaled = SIMD2(place.x * 256 - 127.5, place.y * 256 - 127.5)
    guard abs(scaled.x) < 1e12, abs(scaled.y) < 1e12 else { return Sample() }
    let (x, y) = (Self.floor(scaled.x), Self.floor(scaled.y))
    let (fx, fy) = (UInt64(x & 255), UInt64(y & 255))
    let (column, row) = (x >> 8, y >> 8)
    let rect = source.rect
    if column >= rect.left && column &+ 1 < rect.right && row >= rect.top && row &+ 1 < rect.bottom
    {
      let first = source.row(row) + (column &- rect.left)
      return mixed(first, first + source.stride, fx, fy)
    }
    return mixed(between(column, row, fx), between(column, row &+ 1, fx), fy)
  }

  /// Interpolates between two pixels of one row and two pixels of the next. `fx` is the weight of
  /// the right pixels and `fy` that of the second row, both in units of 1/256.
  @inline(__always)
  private func mixed(
    _ first: UnsafePointer<UInt32>, _ second: UnsafePointer<UInt32>, _ fx: UInt64, _ fy: UInt64
  ) -> Sample {
    mixed(
      PixelMath.spread(first[0]) &* (256 &- fx) &+ PixelMath.spread(first[1]) &* fx,
      PixelMath.spread(second[0]) &* (256 &- fx) &+ PixelMath.spread(second[1]) &* fx, fy)
  }

  /// Interpolates between a pixel of one row and a pixel of the next. `fy` is the weight of the
  /// second one, in units of 1/256.
  @inline(__always)
  private func mixed(_ top: UInt64, _ bottom: UInt64, _ fy: UInt64) -> Sample {
    // Two lanes of 16 bits, 8 of them fractional, become two of 32 bits.
    let low: UInt64 = 0x0000_FFFF_0000_FFFF
    let redGreen = (top & low) &* (256 &- fy) &+ (bottom & low) &* fy
    let blueAlpha = (top &>> 16 & low) &* (256 &- fy) &+ (bottom &>> 16 & low) &* fy
    let fraction: UInt64 = 0x00FF_FFFF_00FF_FFFF
    return Sample(
      redGreen: (redGreen &>> 8) & fraction, blueAlpha: (blueAlpha &>> 8) & fraction)
  }

  /// Interpolates between pixels `x` and `x + 1` of row `y`, in lanes with 8 fractional bits.
  /// Pixels beyond the picture are transparent.
  @inline(never)
  private func between(_ x: Int, _ y: Int, _ fraction: UInt64) -> UInt64 {
    let rect = source.rect
    guard y >= rect.top && y < rect.bottom else { return 0 }
    let row = source.row(y) - rect.left
    let left = x >= rect.left && x < rect.right ? PixelMath.spread(row[x]) : 0
    let next = x &+ 1
    let right = next >= rect.left && next < rect.right ? PixelMath.spread(row[next]) : 0
    return left &* (256 &- fraction) &+ right &* fraction
  }
}
