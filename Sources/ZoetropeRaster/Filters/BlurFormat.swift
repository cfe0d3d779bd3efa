/// The format of a blurred picture's pixels while the picture is halved and doubled.
///
/// Wide pixels have lanes of 16 bits. From the first halved picture on, a lane holds 0...16320: a
/// byte with six fractional bits. The sum of four such numbers still fits a lane.
protocol BlurFormat {
  /// A pixel of the source and of the result, with 8 bits for each channel.
  associatedtype Pixel: FixedWidthInteger & BitwiseCopyable
  /// A pixel of the halved and doubled pictures, with a lane of 16 bits for each channel.
  associatedtype Wide: FixedWidthInteger & BitwiseCopyable

  /// A wide pixel with 1 in each lane.
  static var ones: Wide { get }
  /// The number of lanes, which is the number of channels.
  static var lanes: Int { get }
  /// Spreads a pixel into lanes of 16 bits.
  static func widen(_ pixel: Pixel) -> Wide
  /// Packs lanes of at most 255 each into a pixel.
  static func narrow(_ pixel: Wide) -> Pixel
}

/// The format of premultiplied colors. The order of the lanes is that of ``PixelMath``.
enum ColorBlur: BlurFormat {
  @inline(__always)
  static var ones: UInt64 { 0x0001_0001_0001_0001 }
  @inline(__always)
  static var lanes: Int { 4 }
  @inline(__always)
  static func widen(_ pixel: UInt32) -> UInt64 { PixelMath.spread(pixel) }
  @inline(__always)
  static func narrow(_ pixel: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: pixel | pixel &>> 24)
  }
}

/// The format of coverage, which has a single lane.
enum CoverageBlur: BlurFormat {
  @inline(__always)
  static var ones: UInt16 { 1 }
  @inline(__always)
  static var lanes: Int { 1 }
  @inline(__always)
  static func widen(_ pixel: UInt8) -> UInt16 { UInt16(truncatingIfNeeded: pixel) }
  @inline(__always)
  static func narrow(_ pixel: UInt16) -> UInt8 { UInt8(truncatingIfNeeded: pixel) }
}

/// Functions that process rows of wide pixels. All sums in a lane are below 2^16.
extension BlurFormat {
  typealias WideRow = UnsafeMutablePointer<Wide>
  typealias PixelRow = UnsafeMutablePointer<Pixel>

  /// Returns the pixel with each lane shifted to the right by `bits`.
  @inline(__always)
  static func shifted(_ pixel: Wide, _ bits: Wide) -> Wide {
    (pixel &>> bits) & (ones &* (Wide(truncatingIfNeeded: 0xFFFF) &>> bits))
  }

  @inline(__always)
  static func tripled(_ pixel: Wide) -> Wide { pixel &+ pixel &+ pixel }

  /// Writes a + 3 b + 3 c + d for each column of four rows, where a to d are the column's pixels.
  /// The channels are bytes, so the sums are at most 2040.
  @inline(__always)
  static func addRows(
    _ a: PixelRow, _ b: PixelRow, _ c: PixelRow, _ d: PixelRow, into row: WideRow, count: Int
  ) {
    for x in 0..<count {
      row[x] = widen(a[x]) &+ tripled(widen(b[x]) &+ widen(c[x])) &+ widen(d[x])
    }
  }

  /// Spreads a row of pixels into lanes of 16 bits and multiplies each lane by eight. The sums of
  /// ``addRows(_:_:_:_:into:count:)`` have the same scale.
  @inline(__always)
  static func widen(_ pixels: PixelRow, into row: WideRow, count: Int) {
    for x in 0..<count { row[x] = widen(pixels[x]) &<< 3 }
  }

  /// Halves a row whose channels are sums of at most 2040. Pixel `x` of the result is made from the
  /// pixels `2x` to `2x + 3` of `row`.
  @inline(__always)
  static func halveSums(_ row: WideRow, into result: WideRow, count: Int) {
    for x in 0..<count {
      let four = row + 2 &* x
      result[x] = four[0] &+ tripled(four[1] &+ four[2]) &+ four[3]
    }
  }

  /// Returns (a + 3 b + 3 c + d) / 8 for each lane. The rounding steps together have no bias.
  @inline(__always)
  static func mean(_ a: Wide, _ b: Wide, _ c: Wide, _ d: Wide) -> Wide {
    let inner = shifted(b &+ c &+ ones, 1)
    let outer = shifted(a &+ d, 1)
    return shifted(tripled(inner) &+ outer &+ ones, 2)
  }

  @inline(__always)
  static func meanRows(
    _ a: WideRow, _ b: WideRow, _ c: WideRow, _ d: WideRow, into row: WideRow, count: Int
  ) {
    for x in 0..<count { row[x] = mean(a[x], b[x], c[x], d[x]) }
  }

  /// Halves a row. Pixel `x` of the result is made from the pixels `2x` to `2x + 3` of `row`.
  @inline(__always)
  static func halve(_ row: WideRow, into result: WideRow, count: Int) {
    for x in 0..<count {
      let four = row + 2 &* x
      result[x] = mean(four[0], four[1], four[2], four[3])
    }
  }

  /// Returns (3 a + b) / 4 for each lane, rounded to nearest.
  @inline(__always)
  static func near(_ a: Wide, _ b: Wide) -> Wide { shifted(tripled(a) &+ b &+ ones &+ ones, 2) }

  @inline(__always)
  static func nearRows(_ a: WideRow, _ b: WideRow, into row: WideRow, count: Int) {
    for x in 0..<count { row[x] = near(a[x], b[x]) }
  }

  /// Doubles a row. Each pixel and its two neighbors become two pixels.
  @inline(__always)
  static func double(_ row: WideRow, into result: WideRow, count: Int) {
    for x in 0..<count {
      let three = row + (x &- 1)
      result[2 &* x] = near(three[1], three[0])
      result[2 &* x &+ 1] = near(three[1], three[2])
    }
  }

  /// Returns (3 a + b) / 4 for each lane, rounded to a byte. The result has no fractional bits.
  @inline(__always)
  static func nearByte(_ a: Wide, _ b: Wide) -> Pixel {
    narrow(shifted(tripled(a) &+ b &+ (ones &<< 7), 8))
  }

  /// Doubles a row and rounds the result to bytes. Each pixel and its two neighbors become two
  /// pixels.
  @inline(__always)
  static func doubleToBytes(_ row: WideRow, into result: PixelRow, count: Int) {
    for x in 0..<count {
      let three = row + (x &- 1)
      result[2 &* x] = nearByte(three[1], three[0])
      result[2 &* x &+ 1] = nearByte(three[1], three[2])
    }
  }

  /// Rounds wide pixels with six fractional bits to bytes.
  @inline(__always)
  static func narrow(_ row: WideRow, into result: PixelRow, count: Int) {
    for x in 0..<count { result[x] = narrow(shifted(row[x] &+ (ones &<< 5), 6)) }
  }
}
