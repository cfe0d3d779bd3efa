import ZoetropeGeometry
import ZoetropePixelKernels

/// Draws a picture as it appears through a projection.
///
/// A row of the result is processed eight pixels at a time, from columns that are multiples of
/// eight. For each pixel, the corresponding point of the picture is computed with one division in
/// single precision, starting from the exact point of the first of the eight pixels. Up to 4096
/// pixels from the picture's corner, the computed point is off by at most 1/500 pixel.
///
/// If the picture shrinks, a pixel of the result is the mean of several samples (see
/// ``PerspectiveBlock``). If it shrinks to less than half in both directions, the samples are taken
/// from a halved copy of the picture. A sample is interpolated bilinearly, at a point that is
/// rounded to 1/256 pixel. The picture is transparent outside of its bounds, so edges are soft.
///
/// If the processor permits, the C function `zoetrope_project` draws the pixels within the picture.
/// It gives the same pixels as the Swift code here.
struct PerspectiveKernel {
  /// The picture, and copies of it that are halved once, twice and so on. The rectangles of the
  /// copies begin at column 0, row 0.
  let levels: [PixmapView<UInt32>]
  private let arguments: [zoetrope_level]
  /// The mapping from the result to the picture. Coordinates in the picture are relative to the
  /// picture's top left corner.
  private let inverse: InverseProjection
  /// The mapping from the picture's pixels to the result.
  private let forward: Homography
  private let rect: PixelRect
  private let isReference: Bool

  /// Creates a kernel; nil if the picture is empty, or if the matrix has no inverse or contains a
  /// NaN.
  ///
  /// - Parameters:
  ///   - source: Premultiplied pixels; transparent outside of their rectangle.
  ///   - halves: Copies of the source that are halved once, twice and so on.
  ///   - matrix: The mapping from the picture's pixels to those of the result.
  ///   - isReference: Whether all pixels are drawn in Swift.
  init?(
    _ source: PixmapView<UInt32>, halves: [PixmapView<UInt32>] = [], matrix: ProjectionTransform,
    isReference: Bool = false
  ) {
    rect = source.rect
    guard !rect.isEmpty, let inverse = InverseProjection(corner: rect, of: matrix) else {
      return nil
    }
    self.inverse = inverse
    self.isReference = isReference
    forward = Homography(.identity, matrix, scale: 1)
    levels = [source] + halves
    arguments = levels.map { level in
      zoetrope_level(
        pixels: level.pixels, stride: level.stride, width: Int32(level.rect.width),
        height: Int32(level.rect.height))
    }
  }

  /// Returns the part of a window in which the picture is visible. If the picture shrinks unevenly,
  /// faint pixels of it may lie just outside of this part. These pixels are not drawn.
  func bounds(within window: PixelRect) -> PixelRect {
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    // Samples reach one pixel beyond the picture.
    for x in [rect.left - 1, rect.right + 1] {
      for y in [rect.top - 1, rect.bottom + 1] {
        let corner = forward.place(Double(x), Double(y))
        // The corner is behind the eye, so any pixel may show the picture.
        guard corner.z > 0 else { return window }
        let place = SIMD2(corner.x, corner.y) / (corner.z * SnapGrid.unitsPerPixel)
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

  /// Returns the number of times that the picture has to be halved for the pixels of a rectangle. A
  /// number is determined at each of 25 points, which form a grid over the rectangle. The result is
  /// the largest of the 25 numbers.
  func halvingCount(in bounds: PixelRect) -> Int {
    var most = 0
    // Halving ends at a shorter side of 8 to 16 pixels, because a smaller picture gains nothing.
    let limit = 1 + max(0, Int.bitWidth - 4 - min(rect.width, rect.height).leadingZeroBitCount)
    for row in 0...4 {
      for column in 0...4 {
        let x = Double(bounds.left) + Double(bounds.width * column) / 4
        let y = Double(bounds.top) + Double(bounds.height * row) / 4
        if let block = PerspectiveBlock(inverse, x, y, levelCount: limit) {
          most = max(most, block.level)
        }
      }
    }
    return most
  }

  /// Writes `count` pixels of row `y` of the result, from column `x` on. O(`count` + samples)
  func fill(row y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<UInt32>) {
    let (first, last) = span(y, x, count)
    row.update(repeating: 0, count: first)
    (row + last).update(repeating: 0, count: count &- last)
    if first >= last { return }
    let end = x &+ last
    var column = x &+ first
    arguments.withUnsafeBufferPointer { levels in
      var projection = projection(levels)
      while column < end {
        let start = column & ~7
        if column == start && !isReference {
          let whole = (end &- column) & ~7
          column &+= zoetrope_project(&projection, column, y, whole, row + (column &- x))
          if column >= end { break }
        }
        let next = min((column | 7) &+ 1, end)
        write(column..<next, y, to: row - x)
        column = next
      }
    }
  }

  private func projection(_ levels: UnsafeBufferPointer<zoetrope_level>) -> zoetrope_projection {
    let (a, b, c) = (inverse.column0, inverse.column1, inverse.offset)
    return zoetrope_projection(
      u: (a.x, b.x, c.x), v: (a.y, b.y, c.y), w: (a.z, b.z, c.z), levels: levels.baseAddress,
      level_count: levels.count)
  }

  /// Returns the range of pixels of a row that can show the picture, counted from column `x`. Each
  /// side of the picture limits one end of the range.
  private func span(_ y: Int, _ x: Int, _ count: Int) -> (Int, Int) {
    var (low, high) = (0.0, Double(count))
    let (start, step) = (inverse.place(Double(x), Double(y) + 0.5), inverse.column0)
    // All pixels of a block use the sample offsets of the block's center. The margin is wide enough
    // for all of these samples.
    let margin = 32.0
    func cut(_ value: Double, _ slope: Double) {
      // The picture is visible where value + slope x is at least 0.
      if slope > 0 {
        low = max(low, -value / slope - margin)
      } else if slope < 0 {
        high = min(high, -value / slope + margin)
      } else if value < 0 {
        high = low
      }
    }
    let (right, bottom) = (Double(rect.width + 1), Double(rect.height + 1))
    cut(start.x + start.z, step.x + step.z)
    cut(right * start.z - start.x, right * step.z - step.x)
    cut(start.y + start.z, step.y + step.z)
    cut(bottom * start.z - start.y, bottom * step.z - step.y)
    guard low < high else { return (0, 0) }
    let first = Int(low.rounded(.down))
    return (first, max(min(Int(high.rounded(.up)), count), first))
  }

  // MARK: Single pixels

  /// Writes some of eight pixels of row `y`. The column of the first of the eight is a multiple of
  /// eight.
  ///
  /// - Parameters:
  ///   - columns: The columns to write.
  ///   - row: The address of column 0.
  private func write(_ columns: Range<Int>, _ y: Int, to row: UnsafeMutablePointer<UInt32>) {
    let x = columns.lowerBound & ~7
    let center = Double(y) + 0.5
    guard
      let block = PerspectiveBlock(
        inverse, PerspectiveBlock.center(inverse, x, center), center, levelCount: levels.count)
    else { return (row + columns.lowerBound).update(repeating: 0, count: columns.count) }
    let (a, b, c) = (inverse.column0, inverse.column1, inverse.offset)
    let first = Double(x) + 0.5
    let u = Float(a.x * first + b.x * center + c.x)
    let v = Float(a.y * first + b.y * center + c.y)
    let w = Float(a.z * first + b.z * center + c.z)
    for column in columns {
      let lane = Float(column &- x)
      let depth = w + lane * Float(a.z)
      if depth > 0 {
        let scale = block.scale / depth
        row[column] = pixel(
          block, (u + lane * Float(a.x)) * scale, (v + lane * Float(a.y)) * scale)
      } else {
        row[column] = 0
      }
    }
  }

  /// Returns the mean of a pixel's samples. `x` and `y` are the coordinates of the pixel's center
  /// in the halved picture that is sampled, in 1/256 pixel of that picture.
  private func pixel(_ block: PerspectiveBlock, _ x: Float, _ y: Float) -> UInt32 {
    let level = levels[block.level]
    // Samples reach one pixel beyond the level.
    let (reach, one) = (block.reach, Float(256))
    guard x > -one - reach.x, x < one * Float(level.rect.width + 1) + reach.x,
      y > -one - reach.y, y < one * Float(level.rect.height + 1) + reach.y
    else { return 0 }
    let count = block.columns &* block.rows
    var sum = SIMD4<Int32>(repeating: 0)
    for row in 0..<block.rows {
      for column in 0..<block.columns {
        let offset = block.offset(column, row)
        sum &+= Self.sample(level, x + offset.x, y + offset.y)
      }
    }
    let channels: SIMD4<Int32> =
      if count == 1 {
        (sum &+ 128) &>> 8
      } else {
        SIMD4<Int32>(
          (SIMD4<Float>(sum) * (1 / Float(256 &* count))).rounded(.toNearestOrEven))
      }
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: channels)
    return unsafeBitCast(bytes, to: UInt32.self)
  }

  /// Returns the color at any point of `level`, which is the picture or a halved copy of it. `x`
  /// and `y` are in 1/256 pixel, counted from the center of the top left pixel, and are rounded
  /// down. The color is interpolated between the centers of pixels. Its channels have 8 fractional
  /// bits.
  private static func sample(_ level: PixmapView<UInt32>, _ x: Float, _ y: Float) -> SIMD4<Int32> {
    let limit: Float = 0x1p30
    guard abs(x) < limit, abs(y) < limit else { return .zero }
    let (place, below) = (Int32(x.rounded(.down)), Int32(y.rounded(.down)))
    let (fx, fy) = (place & 255, below & 255)
    let (column, row) = (Int(place >> 8), Int(below >> 8))
    let isInside =
      column >= 0 && row >= 0 && column &+ 1 < level.rect.width && row &+ 1 < level.rect.height
    func mixed(_ x: Int) -> SIMD4<Int32> {
      let (top, bottom) =
        isInside
        ? (channels(level, x, row), channels(level, x, row &+ 1))
        : (pixel(level, x, row), pixel(level, x, row &+ 1))
      return top &* (256 &- fy) &+ bottom &* fy
    }
    let (left, right) = (mixed(column), mixed(column &+ 1))
    return left &- (left &* fx) &>> 8 &+ (right &* fx) &>> 8
  }

  /// Returns the channels of a pixel of `level`, which is the picture or a halved copy of it;
  /// transparent outside of the level. Columns and rows are counted from the top left corner.
  private static func pixel(_ level: PixmapView<UInt32>, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    let rect = level.rect
    guard x >= 0, x < rect.width, y >= 0, y < rect.height else { return .zero }
    return channels(level, x, y)
  }

  /// Returns the channels of a pixel inside of a level.
  @inline(__always)
  private static func channels(_ level: PixmapView<UInt32>, _ x: Int, _ y: Int) -> SIMD4<Int32> {
    let bytes = unsafeBitCast(level.pixels[y &* level.stride &+ x], to: SIMD4<UInt8>.self)
    return SIMD4<Int32>(truncatingIfNeeded: bytes)
  }
}
