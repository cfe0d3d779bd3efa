import ZoetropeDisplayList

/// A ramp's table, and the stops that its missing entries are made from.
struct RampTable {
  let ramp: GradientRamp
  let entries: UnsafeMutablePointer<UInt32>
  let stops: UnsafeMutablePointer<RampStop>

  init(_ ramp: GradientRamp, _ context: RenderContext) {
    self.ramp = ramp
    entries = context.rampTable.base + ramp.firstEntry
    stops = context.rampStops.base + ramp.firstStop
  }

  /// Whether an entry is no colour.
  @inline(__always)
  static func isAbsent(_ entry: UInt32) -> Bool { entry &- 1 < 0xFF }

  /// The colour of a number whose entry is absent.
  @inline(never)
  func resolve(_ index: Int, _ number: Double) -> UInt32 {
    if entries[index] == GradientRamp.missing {
      if let pixel = ramp.binPixel(index &- 1, stops) {
        entries[index] = pixel
        return pixel
      }
      entries[index] = GradientRamp.refused
    }
    return ramp.pixel(number, stops)
  }
}

/// The colours of a linear gradient along a row.
struct LinearSource: RowSource {
  let table: RampTable
  let spread: GradientPaint.Spread
  let bits: Int64
  /// Bits of a number below those that tell its bin.
  let shift: Int64
  let step: Int64
  /// The number of column 0.
  let origin: Int64

  init(_ numbers: LinearNumbers, _ plan: GradientPlan, _ table: RampTable, row: Int) {
    self.table = table
    spread = plan.spread
    bits = numbers.bits
    shift = numbers.bits &- Int64(table.ramp.binCount.trailingZeroBitCount)
    step = numbers.stepX
    origin =
      numbers.origin &+ Int64(row &- plan.anchor.y) &* numbers.stepY
      &- Int64(plan.anchor.x) &* numbers.stepX
  }

  var isOpaque: Bool { table.ramp.isOpaque }

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let one = Int64(1) &<< bits
    switch spread {
    case .pad: write(x, count, target) { min(max($0, -1), one) }
    case .repeat: write(x, count, target) { $0 & (one &- 1) }
    case .mirror:
      write(x, count, target) { number in
        let rest = number & (2 &* one &- 1)
        return rest >= one ? 2 &* one &- 1 &- rest : rest
      }
    }
  }

  @inline(__always)
  private func write(
    _ x: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, spread: (Int64) -> Int64
  ) {
    var number = origin &+ Int64(x) &* step
    let entries = table.entries
    for index in 0..<count {
      let place = spread(number)
      let entry = Int(place &>> shift) &+ 1
      var pixel = entries[entry]
      if RampTable.isAbsent(pixel) {
        pixel = table.resolve(entry, Double(place) / Double(Int64(1) &<< bits))
      }
      target[index] = pixel
      number &+= step
    }
  }
}

/// Numbers of eight pixels at a time, in single precision.
protocol PlaneNumbers {
  var plane: GradientPlane { get }
  /// The numbers of eight places in the gradient's own space.
  func numbers(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float>
}

/// The colours of a radial or an angular gradient along a row.
///
/// Numbers become entries of the table first, eight at a time, then colours, in place.
struct PlaneSource<Numbers: PlaneNumbers>: RowSource {
  let table: RampTable
  let numbers: Numbers
  let spread: GradientPaint.Spread
  let anchor: Int
  /// The place of the anchor's column in this row, and of what a column adds.
  let u: Float
  let v: Float
  let stepU: Float
  let stepV: Float
  let binCount: Float

  init(_ numbers: Numbers, _ plan: GradientPlan, _ table: RampTable, row: Int) {
    self.table = table
    self.numbers = numbers
    spread = plan.spread
    anchor = plan.anchor.x
    let plane = numbers.plane
    let start = plane.base + plane.down * Double(row &- plan.anchor.y)
    u = Float(start.x)
    v = Float(start.y)
    stepU = Float(plane.across.x)
    stepV = Float(plane.across.y)
    binCount = Float(table.ramp.binCount)
  }

  var isOpaque: Bool { table.ramp.isOpaque }

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let raw = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 8 <= count {
      raw.storeBytes(
        of: tableEntries(folded(at: x &+ index)), toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    if index < count {
      let rest = tableEntries(folded(at: x &+ index))
      for lane in 0..<count &- index { target[index &+ lane] = rest[lane] }
    }
    let entries = table.entries
    for index in 0..<count {
      let entry = Int(target[index])
      var pixel = entries[entry]
      if RampTable.isAbsent(pixel) {
        pixel = table.resolve(entry, Double(folded(at: x &+ index)[0]))
      }
      target[index] = pixel
    }
  }

  /// The numbers of eight pixels, after repetition: 0 to 1 unless they are before or after.
  @inline(__always)
  private func folded(at x: Int) -> SIMD8<Float> {
    let first = Float(x &- anchor)
    let columns = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + first
    let number = numbers.numbers(columns * stepU + u, columns * stepV + v)
    switch spread {
    case .pad: return number
    case .repeat:
      let number = number.clamped(2_097_152)
      return number - number.roundedDown
    case .mirror:
      let number = number.clamped(2_097_152)
      let rest = number - (number * 0.5).roundedDown * 2
      return rest.replacing(with: 2 - rest, where: rest .> 1)
    }
  }

  /// The entries of eight numbers, see ``GradientRamp/firstEntry``.
  @inline(__always)
  private func tableEntries(_ number: SIMD8<Float>) -> SIMD8<UInt32> {
    var place = number * binCount
    place = place.replacing(with: -0.5, where: place .< -0.5)
    place = place.replacing(with: binCount, where: place .> binCount)
    // Adding 2^23 leaves the nearest whole number in the low bits. What is within 1/128 of a bin
    // below the next one may count as that, which bins allow for.
    let rounded = place + (0.5 + 1 / 128) + 8_388_608
    return unsafeBitCast(rounded, to: SIMD8<UInt32>.self) & 0x007F_FFFF
  }
}

extension RadialNumbers: PlaneNumbers {
  @inline(__always)
  func numbers(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    (u * u + v * v).squareRoot() * sign + offset
  }
}

extension AngularNumbers: PlaneNumbers {
  /// The arctangent of a quotient up to 1 in turns is an odd polynomial: least largest error, 6e-9
  /// before single precision, 2.6e-8 with it.
  @inline(__always)
  func numbers(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    let (absU, absV) = (u.replacing(with: -u, where: u .< 0), v.replacing(with: -v, where: v .< 0))
    let isSteep = absV .> absU
    let large = absU.replacing(with: absV, where: isSteep)
    let small = absV.replacing(with: absU, where: isSteep)
    let z = small / large.replacing(with: 1e-36, where: large .< 1e-36)
    let square = z * z
    var sum = square * -0.0006453043897636235 + 0.003479597857221961
    sum = sum * square - 0.008898722939193249
    sum = sum * square + 0.015346033498644829
    sum = sum * square - 0.022136270999908447
    sum = sum * square + 0.031745944172143936
    sum = sum * square - 0.05304612219333649
    sum = sum * square + 0.15915483236312866
    var turns = sum * z
    turns = turns.replacing(with: 0.25 - turns, where: isSteep)
    turns = turns.replacing(with: 0.5 - turns, where: u .< 0)
    turns = turns.replacing(with: 1 - turns, where: v .< 0)
    turns = turns.replacing(with: turns - 1, where: turns .> middle)
    return turns * factor
  }
}

extension SIMD8<Float> {
  @inline(__always)
  fileprivate func clamped(_ limit: Float) -> SIMD8<Float> {
    let low = replacing(with: -limit, where: self .< -limit)
    return low.replacing(with: limit, where: low .> limit)
  }

  /// The largest whole numbers not above these, for magnitudes below 2^22.
  @inline(__always)
  fileprivate var roundedDown: SIMD8<Float> {
    let nearest = (self + 12_582_912) - 12_582_912
    return nearest.replacing(with: nearest - 1, where: nearest .> self)
  }
}
