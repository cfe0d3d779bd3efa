/// Colours that differ from pixel to pixel, a row at a time.
protocol RowSource {
  /// Whether every pixel is opaque.
  var isOpaque: Bool { get }
  /// Writes the premultiplied pixels of `count` columns from `x` on.
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>)
}

/// Pixels that have been made beforehand.
struct PictureSource: RowSource {
  /// Where the row's column 0 is, or would be.
  let row: UnsafeMutablePointer<UInt32>
  let isOpaque: Bool

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    target.update(from: row + x, count: count)
  }
}

/// Paints a row with a source, through a mask where there is one.
struct SourceSink<Source: RowSource>: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>?
  let source: Source
  /// Room for a row of the window.
  let buffer: UnsafeMutablePointer<UInt32>

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    guard let mask else { return draw(x, end &- x, coverage: coverage) }
    // Masks are mostly nothing at their ends.
    var (x, end) = (x, end)
    while x < end && mask[x] == 0 { x &+= 1 }
    while end > x && mask[end &- 1] == 0 { end &-= 1 }
    if x < end { draw(x, end &- x, coverage: coverage, mask + x) }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    if coverage == 0 { return }
    let coverage = mask.map { PixelMath.quotient(UInt32($0[x]) &* coverage) } ?? coverage
    if coverage != 0 { draw(x, 1, coverage: coverage) }
  }

  @inline(never)
  private func draw(_ x: Int, _ count: Int, coverage: UInt32) {
    if coverage == 255 && source.isOpaque { return source.write(x, count: count, into: row + x) }
    source.write(x, count: count, into: buffer)
    SourceBlending.composite(buffer, over: row + x, count: count, coverage: coverage)
  }

  @inline(never)
  private func draw(
    _ x: Int, _ count: Int, coverage: UInt32, _ mask: UnsafeMutablePointer<UInt8>
  ) {
    source.write(x, count: count, into: buffer)
    SourceBlending.composite(buffer, over: row + x, count: count, coverage: coverage, mask: mask)
  }
}

/// Compositing a row of pixels over another, with the arithmetic of
/// ``PixelMath/over(_:alpha:coverage:_:)``.
enum SourceBlending {
  /// All pixels at one coverage, 1 to 255, eight at a time in 16-bit lanes.
  static func composite(
    _ source: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32
  ) {
    let from = UnsafeMutableRawPointer(source)
    let to = UnsafeMutableRawPointer(target)
    let factor = SIMD16<UInt16>(repeating: UInt16(truncatingIfNeeded: coverage))
    var index = 0
    while index &+ 8 <= count {
      let above = from.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      let below = to.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt16>.self)
      to.storeBytes(
        of: over(above, factor, below), toByteOffset: index &* 4, as: SIMD16<UInt16>.self)
      index &+= 8
    }
    while index < count {
      let pixel = source[index]
      target[index] = PixelMath.over(
        PixelMath.spread(pixel), alpha: pixel >> 24, coverage: coverage, target[index])
      index &+= 1
    }
  }

  @inline(__always)
  private static func over(
    _ source: SIMD8<UInt32>, _ coverage: SIMD16<UInt16>, _ below: SIMD16<UInt16>
  ) -> SIMD16<UInt16> {
    let low = SIMD16<UInt16>(repeating: 0x00FF)
    let half = SIMD16<UInt16>(repeating: 128)
    let eight = SIMD16<UInt16>(repeating: 8)
    let alphas = source &>> 24
    let alpha = unsafeBitCast(alphas | alphas &<< 16, to: SIMD16<UInt16>.self)
    let product = alpha &* coverage &+ half
    let rest = low &- ((product &+ (product &>> eight)) &>> eight)
    let above = unsafeBitCast(source, to: SIMD16<UInt16>.self)
    let even = (above & low) &* coverage &+ (below & low) &* rest &+ half
    let odd = (above &>> eight) &* coverage &+ (below &>> eight) &* rest &+ half
    return ((even &+ (even &>> eight)) &>> eight) | ((odd &+ (odd &>> eight)) & ~low)
  }

  /// Each pixel at the coverage times that of a mask.
  static func composite(
    _ source: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    coverage: UInt32, mask: UnsafeMutablePointer<UInt8>
  ) {
    for index in 0..<count {
      let share = PixelMath.quotient(UInt32(mask[index]) &* coverage)
      let pixel = source[index]
      if share == 255 && pixel >> 24 == 255 {
        target[index] = pixel
      } else if share != 0 && pixel != 0 {
        target[index] = PixelMath.over(
          PixelMath.spread(pixel), alpha: pixel >> 24, coverage: share, target[index])
      }
    }
  }
}
