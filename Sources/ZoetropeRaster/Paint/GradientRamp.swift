import ZoetropeDisplayList

/// The colours of a gradient as a function of one number, rounded to pixels.
///
/// A pixel's channel is within 0.55 / 255 of the exact premultiplied colour: 0.5 for the rounding,
/// 0.04 for a table of colours, 0.01 for what is not interpolated in sRGB itself, which is cut into
/// stretches that are as good as straight. The table has entries for equal parts ("bins") of the
/// numbers from 0 to 1, made when they are first asked for. A bin with a stop in it, or one in which
/// colours change too much, never gets an entry: there the number itself decides, so that two stops
/// at one location are a sharp edge, and steep stretches are as precise as others.
///
/// There is no dither: it would move pixels of a shape that is moved by whole pixels, and files of
/// pixels without order are larger.
struct GradientRamp {
  /// The first of the stops among all.
  var firstStop = 0
  var stopCount = 0
  /// The first entry of the table among all: that for numbers less than 0, then ``binCount`` bins,
  /// then that for numbers from 1 on.
  var firstEntry = 0
  /// A power of two.
  var binCount = 256
  /// The colours of all numbers less than 0, and from 1 on, as pixels.
  var before: UInt32 = 0
  var after: UInt32 = 0
  var isOpaque = false

  static let largestBinCount = 1 << 16
  /// What is no colour, because red exceeds alpha: entries that are to be made, and those that never
  /// will be.
  static let missing: UInt32 = 0xFF
  static let refused: UInt32 = 0xFE
  /// How much colours may change in a bin, in levels: a bin has the colour of its middle.
  static let binTolerance = 0.08
}

// MARK: Making

extension GradientRamp {
  /// Adds a gradient's stops and an empty table to the context. Without stops, nil.
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

  /// Chooses how fine the table is, and where it may be used.
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

  /// The most that a premultiplied channel can change between two stops, in levels for each 1 that
  /// the number grows.
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

/// A stretch between two stops that is not straight in sRGB.
private struct RampBend {
  let start: SIMD4<Double>
  let end: SIMD4<Double>
  let from: Double
  let to: Double
  let space: ColorInterpolation

  /// 0.01 of a level.
  private static let tolerance = 0.01 / 255

  private func color(_ place: Double) -> SIMD4<Double> {
    InterpolationSpace.leave(start + (end - start) * place, space)
  }

  /// Adds stops between two places, 0 to 1, so that all between them is straight.
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
