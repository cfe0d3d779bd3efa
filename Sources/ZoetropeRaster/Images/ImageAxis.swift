/// One axis of an image, its columns or its rows, and the mapping from pixels of the canvas to
/// samples along the axis.
///
/// The *coordinate* of a canvas pixel is its distance from the beginning of the frame along the
/// axis. For an unsliced image, the unit is the size of an image pixel in the frame. For a sliced
/// image, the unit is the size of an image pixel when the image is drawn at its natural size. The
/// coordinate is an exactly linear function of the pixel's column and row. It therefore does not
/// depend on the bounds of bands and spans. The *footprint* of a canvas pixel is the length of the
/// interval that the pixel covers around its coordinate. Parts of the frame show parts of the
/// image. A sliced image has two edges and a middle:
///
///       coordinate  0 --- a ------------- b --- length
///                   | edge |    middle    | edge |
///       image       0 --- a ---- c ------------- count
///
/// All numbers have 32 fractional bits; see ``ImageFixed``.
struct ImageAxis {
  /// A part of the frame and the part of the image that it shows.
  struct Part {
    var start: Int64
    var end: Int64
    var source: Int64
    var sourceEnd: Int64
    /// The number of image pixels per unit of the frame's coordinate.
    var ratio = ImageFixed.one
    /// Whether the part of the image is repeated at its natural size. Otherwise it is stretched.
    var repeats = false
  }

  /// Whether a canvas pixel's sample along this axis depends on the pixel's column, its row, or
  /// both. Samples that depend only on the column are shared by all rows, and samples that depend
  /// only on the row are shared by all columns.
  enum Dependency { case column, row, both }

  /// The coordinate of the center of the canvas pixel in column `anchorX` and row `anchorY`.
  var origin: Int64
  var stepX: Int64
  var stepY: Int64
  var anchorX: Int
  var anchorY: Int
  var footprint: Int64
  /// The number of the image's pixels along the axis.
  var count: Int
  /// The parts of the frame, in order. The first ``partCount`` are in use.
  var parts: (Part, Part, Part)
  var partCount: Int
  var kernel: ImageKernel
  /// Whether the frame is repeated without end. If so, there is exactly one part, and its
  /// ``Part/repeats`` is true.
  var isPeriodic = false

  var dependency: Dependency {
    if stepY == 0 { return .column }
    return stepX == 0 ? .row : .both
  }

  /// Returns the coordinate of a pixel's center. An overflow wraps around. It occurs only for
  /// coordinates far outside of any image.
  @inline(__always)
  func coordinate(_ x: Int, _ y: Int) -> Int64 {
    origin &+ Int64(x &- anchorX) &* stepX &+ Int64(y &- anchorY) &* stepY
  }

  /// An upper bound for the number of image pixels that contribute to one sample along the axis;
  /// see ``ImageTap``.
  var tapLimit: Int {
    var limit = 0
    for index in 0..<partCount {
      let part = part(index)
      let width = max(ImageFixed.product(min(footprint, part.end), part.ratio), ImageFixed.one)
      let reach = (Int(width >> 32) + 1) * kernel.support + 3
      let most = Int((part.sourceEnd - part.source) >> 32) + 3
      limit += min(reach, part.repeats ? Self.mostRepeats * most : most)
    }
    return limit
  }

  /// The largest number of times that one sample may cover a repeated part. A sample that would
  /// cover the part more often is narrowed.
  static let mostRepeats = 8

  @inline(__always)
  func part(_ index: Int) -> Part { index == 0 ? parts.0 : index == 1 ? parts.1 : parts.2 }

  /// Writes the taps of a pixel's sample (see ``ImageTap``); returns their number, at least 1 and
  /// at most ``tapLimit``.
  ///
  /// 1. The interval that the canvas pixel covers (its footprint) is clipped to the frame.
  /// 2. Each part of the frame adds taps for the section of the footprint that lies in the part.
  @inline(__always)
  func sample(_ x: Int, _ y: Int, into taps: UnsafeMutablePointer<ImageTap>) -> Int {
    let center = coordinate(x, y)
    let length = part(partCount &- 1).end
    if isPeriodic { return samplePeriod(center, length, taps) }
    let half = min(footprint >> 1, Int64(1) << 58)
    let bounded = min(max(center, 0 &- (Int64(1) << 60)), Int64(1) << 60)
    var start = max(bounded &- half, 0)
    var end = min(bounded &+ half, length)
    if kernel == .nearest || start >= end {
      start = min(max(bounded, 0), length)
      end = start
    }
    if partCount == 1 {
      return kernel.write(parts.0, count, start, end, from: 0, to: Int64(ImageTap.one), taps)
    }
    return sampleParts(start, end, taps)
  }

  /// Writes the taps of a sample if the frame is repeated without end; returns the number of taps.
  /// If the canvas pixel covers more than one period, only one period is sampled, because a period
  /// contains every pixel of the image.
  private func samplePeriod(
    _ center: Int64, _ period: Int64, _ taps: UnsafeMutablePointer<ImageTap>
  ) -> Int {
    let rest = center % period
    let place = rest < 0 ? rest &+ period : rest
    let half = kernel == .nearest ? 0 : min(footprint, period) >> 1
    return kernel.write(
      parts.0, count, place &- half, place &+ half, from: 0, to: Int64(ImageTap.one), taps)
  }

  private func sampleParts(
    _ start: Int64, _ end: Int64, _ taps: UnsafeMutablePointer<ImageTap>
  ) -> Int {
    var written = 0
    var weight: Int64 = 0
    for index in 0..<partCount {
      let part = part(index)
      let (low, high) = (max(start, part.start), min(end, part.end))
      let isLast = index == partCount &- 1
      if start == end {
        if start >= part.end && !isLast { continue }
        return kernel.write(
          part, count, start, end, from: 0, to: Int64(ImageTap.one), taps)
      }
      if low >= high { continue }
      let unit = max((end &- start) >> 16, 1)
      let next =
        high == end
        ? Int64(ImageTap.one)
        : (((high &- start) >> 16) << Int64(ImageTap.weightBits)) / unit
      if next > weight {
        written += kernel.write(part, count, low, high, from: weight, to: next, taps + written)
        weight = next
      }
      if high == end { break }
    }
    return written
  }
}
