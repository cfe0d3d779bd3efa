/// The kernels that decide how much the pixels of an image contribute to a sample, along one axis.
///
/// All arithmetic on coordinates and weights is in integers.
enum ImageKernel {
  /// The one pixel that contains the center of the sample.
  case nearest
  /// The mean over an interval that is at least one pixel long. Each pixel counts as a square of
  /// one color. For an enlarged image, the interval is one pixel long, and the mean is a linear
  /// interpolation. For a reduced image, it is the exact mean of the covered pixels. The two cases
  /// meet without a step.
  case box
  /// The cubic convolution of Keys (1981) with a = -1/2, also known as Catmull-Rom. It passes
  /// through the values of the pixels and reproduces quadratic functions exactly. For a reduced
  /// image, the kernel is wider in proportion.
  case cubic

  /// The length of the kernel for a sample that covers an interval of one pixel. The unit is a
  /// pixel of the image.
  var support: Int {
    switch self {
    case .nearest, .box: 1
    case .cubic: 4
    }
  }

  /// Writes the taps (see ``ImageTap``) for an interval in one part of the frame; returns the
  /// number of taps. The weights of the taps add up to `to - from`.
  ///
  /// - Parameters:
  ///   - part: The part of the frame.
  ///   - count: The number of the image's pixels along the axis.
  ///   - start: The beginning of the interval, as a coordinate of the frame.
  ///   - end: The end of the interval, which equals `start` for a single point.
  ///   - from: The sum of the weights of the preceding parts.
  ///   - to: The sum of the weights up to this interval's end.
  ///   - taps: Receives the taps.
  @inline(__always)
  func write(
    _ part: ImageAxis.Part, _ count: Int, _ start: Int64, _ end: Int64, from: Int64, to: Int64,
    _ taps: UnsafeMutablePointer<ImageTap>
  ) -> Int {
    var low = start &- part.start
    var high = end &- part.start
    if part.ratio != ImageFixed.one {
      low = ImageFixed.product(low, part.ratio)
      high = ImageFixed.product(high, part.ratio)
    }
    if !part.repeats {
      low &+= part.source
      high &+= part.source
    }
    let center = low &+ (high &- low) / 2
    let source = Wrapping(part, count)
    switch self {
    case .nearest:
      taps[0] = ImageTap(
        index: source.index(Int(center >> 32)), weight: Int32(truncatingIfNeeded: to &- from))
      return 1
    case .box:
      return writeBox(center, max(high &- low, ImageFixed.one), part, source, from, to, taps)
    case .cubic:
      return writeCubic(center, max(high &- low, ImageFixed.one), source, from, to, taps)
    }
  }

  /// The range of image pixels that a part of the frame shows, and whether these pixels are
  /// repeated beyond the ends of the range.
  struct Wrapping {
    let first: Int
    let last: Int
    let repeats: Bool

    @inline(__always)
    init(_ part: ImageAxis.Part, _ count: Int) {
      let low = Int(part.source >> 32)
      let high = Int((part.sourceEnd &+ (ImageFixed.one &- 1)) >> 32) &- 1
      first = min(max(low, 0), count &- 1)
      last = min(max(high, first), count &- 1)
      repeats = part.repeats
    }

    /// The number of pixels in the range.
    var count: Int { last &- first &+ 1 }

    /// Returns the index of the pixel that is seen at the position `place`. Beyond the ends of the
    /// range, the position wraps around if the part is repeated; otherwise, it is clamped to the
    /// range.
    @inline(__always)
    func index(_ place: Int) -> Int32 {
      if !repeats { return Int32(truncatingIfNeeded: min(max(place, first), last)) }
      let rest = place % count
      return Int32(truncatingIfNeeded: first &+ (rest < 0 ? rest &+ count : rest))
    }
  }

  /// Writes the taps (see ``ImageTap``) of the mean over an interval of length `width` around
  /// `center`; returns their number.
  @inline(__always)
  private func writeBox(
    _ center: Int64, _ width: Int64, _ part: ImageAxis.Part, _ source: Wrapping, _ from: Int64,
    _ to: Int64, _ taps: UnsafeMutablePointer<ImageTap>
  ) -> Int {
    var width = width
    if source.repeats {
      width = min(width, Int64(ImageAxis.mostRepeats &* source.count) << 32)
    }
    var low = center &- width / 2
    var high = low &+ width
    if !source.repeats {
      low = max(low, part.source)
      high = min(high, part.sourceEnd)
    }
    // 24 fractional bits are enough for weights, and leave room for a division by multiplication.
    let total = (high &- low) >> 8
    if total <= 0 {
      taps[0] = ImageTap(
        index: source.index(Int(center >> 32)), weight: Int32(truncatingIfNeeded: to &- from))
      return 1
    }
    let reciprocal = ((to &- from) << 40) / total
    let first = Int(low >> 32)
    let last = max(Int((high &- 1) >> 32), first)
    var reached: Int64 = 0
    var written = 0
    for place in first...last {
      let edge = min((Int64(place &+ 1) << 32) &- low, high &- low) >> 8
      let next = place == last ? to &- from : (edge &* reciprocal &+ (1 << 39)) >> 40
      // Pixels whose weight is 0 get no tap.
      if next != reached {
        taps[written] = ImageTap(
          index: source.index(place), weight: Int32(truncatingIfNeeded: next &- reached))
        written &+= 1
        reached = next
      }
    }
    return written
  }

  /// Writes the taps of the cubic kernel, stretched by `width`; returns their number. If the part
  /// is not repeated, pixels outside of it get no taps.
  private func writeCubic(
    _ center: Int64, _ width: Int64, _ source: Wrapping, _ from: Int64, _ to: Int64,
    _ taps: UnsafeMutablePointer<ImageTap>
  ) -> Int {
    var width = width
    if source.repeats {
      width = min(width, Int64((ImageAxis.mostRepeats &* source.count &+ 3) / 4) << 32)
    }
    let half = ImageFixed.one / 2
    var first = Int((center &- 2 &* width &+ half) >> 32)
    var last = Int((center &+ 2 &* width &- half) >> 32)
    if !source.repeats {
      first = min(max(first, source.first), source.last)
      last = max(min(last, source.last), first)
    }
    let unit = width >> 16
    var sum: Int64 = 0
    for place in first...last {
      let distance = ((Int64(place) << 32) &+ half &- center).magnitude
      let weight = Self.cubic(Int64(distance) / unit)
      taps[place &- first] = ImageTap(
        index: source.index(place), weight: Int32(truncatingIfNeeded: weight))
      sum &+= weight
    }
    return normalize(taps, count: last &- first &+ 1, sum, to &- from)
  }

  /// Scales weights so that they add up to `total`, and drops taps whose weight becomes 0. Returns
  /// the number of taps that are left.
  private func normalize(
    _ taps: UnsafeMutablePointer<ImageTap>, count: Int, _ sum: Int64, _ total: Int64
  ) -> Int {
    if sum <= 0 {
      taps[0] = ImageTap(index: taps[count / 2].index, weight: Int32(truncatingIfNeeded: total))
      return 1
    }
    var (part, reached, written): (Int64, Int64, Int) = (0, 0, 0)
    for index in 0..<count {
      part &+= Int64(taps[index].weight)
      let next = index == count &- 1 ? total : Self.rounded(part &* total, by: sum)
      if next != reached {
        taps[written] = ImageTap(
          index: taps[index].index, weight: Int32(truncatingIfNeeded: next &- reached))
        written &+= 1
        reached = next
      }
    }
    return written
  }

  /// Returns a quotient rounded to nearest.
  private static func rounded(_ dividend: Int64, by divisor: Int64) -> Int64 {
    let shifted = 2 &* dividend &+ divisor
    let quotient = shifted / (2 &* divisor)
    return shifted < 0 && quotient &* 2 &* divisor != shifted ? quotient &- 1 : quotient
  }

  /// Returns the weight of the cubic kernel at the distance `t` from its center. Both numbers have
  /// 16 fractional bits.
  static func cubic(_ t: Int64) -> Int64 {
    let one: Int64 = 1 << 16
    if t >= 2 * one { return 0 }
    let square = (t &* t) >> 16
    let cube = (square &* t) >> 16
    if t < one { return (3 &* cube &- 5 &* square) / 2 &+ one }
    return (5 &* square &- cube) / 2 &- 4 &* t &+ 2 &* one
  }
}
