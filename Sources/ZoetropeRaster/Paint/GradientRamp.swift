import ZoetropeDisplayList

/// The colors of a gradient as a function of its parameter, rounded to pixels.
///
/// A pixel's channel is within 0.55 / 255 of the exact premultiplied color: 0.5 for the rounding,
/// 0.04 for the table of colors, and 0.01 for interpolation in spaces other than sRGB. The curves
/// of such spaces are divided into stretches that are nearly straight in sRGB.
///
/// The table divides the range of the gradient's parameter, 0 to 1, into equal parts ("bins") and
/// has an entry with a color for each of them. Entries are made on first use. A bin that contains a
/// stop, or in which colors change too much, never gets an entry. Its colors are computed from the
/// parameter itself. Two stops at the same location therefore give a sharp edge, and the colors of
/// steep stretches are as precise as all others.
///
/// Colors are not dithered. Dithering would change the pixels of a shape that moves by whole
/// pixels, and its noise would make files larger.
struct GradientRamp {
  /// The index of the ramp's first stop in ``PaintScratch/stops``.
  var firstStop = 0
  var stopCount = 0
  /// The index of the table's first entry in ``PaintScratch/entries``. The first entry is for
  /// parameters less than 0. It is followed by the entries of ``binCount`` bins and by the entry
  /// for parameters from 1 on.
  var firstEntry = 0
  /// The number of bins, a power of two. Bins are equal parts of the range of the gradient's
  /// parameter, 0 to 1; see ``GradientRamp``.
  var binCount = 256
  /// The pixel for all parameters less than 0; `after` is the pixel for all parameters from 1 on.
  var before: UInt32 = 0
  var after: UInt32 = 0
  var isOpaque = false

  static let largestBinCount = 1 << 16
  /// The value of a table entry whose color is still to be computed. `refused` is the value of an
  /// entry that never gets a color, because its bin has more than one color. In both values, red
  /// exceeds alpha, so neither value is a valid premultiplied pixel.
  static let missing: UInt32 = 0xFF
  static let refused: UInt32 = 0xFE
  /// The largest change of a channel, in 8-bit levels, within a bin that has a single color. The
  /// color at the middle of the bin then stands for the whole bin.
  static let binTolerance = 0.08
}

// MARK: Creating a ramp

extension GradientRamp {
  /// Creates a ramp, and appends its stops and an empty table to the context; nil if the gradient
  /// has no stops.
  init?(_ gradient: GradientPaint, opacity: Float, context: RenderContext) {
    firstStop = context.paints.stops.count
    for stop in gradient.stops {
      let color = stop.color.faded(by: opacity)
      append(
        SIMD4(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha)),
        stop.location, gradient.interpolation, context)
    }
    stopCount = context.paints.stops.count - firstStop
    if stopCount == 0 { return nil }
    let stops = context.paints.stops.base + firstStop
    isOpaque = (0..<stopCount).allSatisfy { stops[$0].color.w == 1 }
    findSteepness(stops)
    firstEntry = context.paints.entries.count
    context.paints.entries.setCount(firstEntry + binCount + 2)
    let table = context.paints.entries.base + firstEntry
    table.update(repeating: Self.missing, count: binCount + 2)
    before = pixel(0, after: index(notAfter: 0, stops, isBefore: true), stops)
    after = pixel(1, after: index(notAfter: 1, stops), stops)
    table[0] = before
    table[binCount + 1] = after
  }

  private func append(
    _ color: SIMD4<Double>, _ location: Double, _ space: ColorInterpolation,
    _ context: RenderContext
  ) {
    let limit = 1e12
    let color = InterpolationSpace.unit(color)
    var place = location.isNaN ? -limit : min(max(location, -limit), limit)
    let count = context.paints.stops.count
    if count > firstStop {
      let last = context.paints.stops.base[count - 1]
      place = max(place, last.location)
      if space != .device && place > last.location && last.color != color {
        let bend = RampBend(
          start: InterpolationSpace.enter(last.color, space),
          end: InterpolationSpace.enter(color, space), from: last.location, to: place,
          space: space)
        bend.divide(0, 1, last.color, color, depth: 0, context)
      }
    }
    context.paints.stops.append(RampStop(color: color, location: place))
  }

  /// Chooses the number of bins, and decides for each stretch between two stops whether its colors
  /// may be taken from bins.
  private mutating func findSteepness(_ stops: UnsafeMutablePointer<RampStop>) {
    let limit = Double(Self.largestBinCount) * Self.binTolerance
    var most = 0.0
    for index in 0..<stopCount - 1 {
      let slope = Self.slope(stops[index], stops[index + 1])
      if slope <= limit { most = max(most, slope) }
    }
    while binCount < Self.largestBinCount && Double(binCount) * Self.binTolerance < most {
      binCount *= 2
    }
    for index in 0..<stopCount - 1 {
      let slope = Self.slope(stops[index], stops[index + 1])
      stops[index].isGentle = slope <= Double(binCount) * Self.binTolerance
    }
  }

  /// Returns the largest change of a premultiplied channel between two stops, in 8-bit levels per
  /// unit of the parameter.
  private static func slope(_ a: RampStop, _ b: RampStop) -> Double {
    let length = b.location - a.location
    if length <= 0 { return 0 }
    let change = b.color - a.color
    var most = abs(change.w)
    for index in 0..<3 {
      let product =
        abs(change[index]) * max(a.color.w, b.color.w)
        + max(a.color[index], b.color[index]) * abs(change.w)
      most = max(most, product)
    }
    return most * 255 / length
  }
}

/// A stretch between two stops that is interpolated in a space other than sRGB.
private struct RampBend {
  let start: SIMD4<Double>
  let end: SIMD4<Double>
  let from: Double
  let to: Double
  let space: ColorInterpolation

  /// The largest deviation from a straight line in sRGB: 0.01 of one of the 255 levels.
  private static let tolerance = 0.01 / 255

  private func color(_ place: Double) -> SIMD4<Double> {
    InterpolationSpace.leave(start + (end - start) * place, space)
  }

  /// Appends stops between `low` and `high`, so that the colors between two adjacent stops are
  /// nearly on a straight line in sRGB. `low` and `high` are fractions of the whole stretch, 0 to
  /// 1.
  func divide(
    _ low: Double, _ high: Double, _ a: SIMD4<Double>, _ b: SIMD4<Double>, depth: Int,
    _ context: RenderContext
  ) {
    let middle = (low + high) / 2
    let between = color(middle)
    if depth > 1 {
      var difference = between - (a + b) / 2
      for part in [0.25, 0.75] {
        let other = color(low + (high - low) * part) - (a + (b - a) * part)
        for index in 0..<3 where abs(other[index]) > abs(difference[index]) {
          difference[index] = other[index]
        }
      }
      if (0..<3).allSatisfy({ abs(difference[$0]) <= Self.tolerance }) { return }
    }
    if depth == 12 { return }
    divide(low, middle, a, between, depth: depth + 1, context)
    context.paints.stops.append(
      RampStop(color: between, location: from + (to - from) * middle))
    divide(middle, high, between, b, depth: depth + 1, context)
  }
}
