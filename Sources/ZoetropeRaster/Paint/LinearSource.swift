import ZoetropeDisplayList

/// The colors of a linear gradient along a row.
struct LinearSource: RowSource {
  let table: RampTable
  let spread: GradientPaint.Spread
  let bits: Int64
  /// The number of bits by which a parameter is shifted to the right to get the index of its bin.
  let shift: Int64
  let step: Int64
  /// The parameter of the gradient at column 0 of the row.
  let origin: Int64

  init(_ parameter: LinearParameter, _ plan: GradientPlan, _ table: RampTable, row: Int) {
    self.table = table
    spread = plan.spread
    bits = parameter.bits
    shift = parameter.bits &- Int64(table.ramp.binCount.trailingZeroBitCount)
    step = parameter.stepX
    origin =
      parameter.origin &+ Int64(row &- plan.anchor.y) &* parameter.stepY
      &- Int64(plan.anchor.x) &* parameter.stepX
  }

  var isOpaque: Bool { table.ramp.isOpaque }

  @inline(__always)
  func write(_ x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let one = Int64(1) &<< bits
    switch spread {
    case .pad: writePadded(x, count, target)
    case .repeat: write(x, count, target) { $0 & (one &- 1) }
    case .mirror:
      write(x, count, target) { number in
        let rest = number & (2 &* one &- 1)
        return rest >= one ? 2 &* one &- 1 &- rest : rest
      }
    }
  }

  /// Writes the columns on one side of the gradient's range, those within the range, and those on
  /// the other side. Only columns within the range differ in color.
  @inline(__always)
  private func writePadded(_ x: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>) {
    let one = Int64(1) &<< bits
    let first = origin &+ Int64(x) &* step
    if step == 0 {
      return fill(target, 0..<count, at: min(max(first, -1), one))
    }
    let isRising = step > 0
    // Parameters below 0 lie before the first stop; those from 1 on lie after the last stop.
    let (toNear, toFar) = isRising ? (0 &- first, one &- first) : (first &- one &+ 1, first &+ 1)
    let near = columns(toNear, count)
    let far = columns(toFar, count)
    fill(target, 0..<near, at: isRising ? -1 : one)
    write(x &+ near, far &- near, target + near) { $0 }
    fill(target, far..<count, at: isRising ? one : -1)
  }

  /// Returns the number of columns, at most `count`, until the parameter has changed by a distance.
  @inline(__always)
  private func columns(_ distance: Int64, _ count: Int) -> Int {
    if distance <= 0 { return 0 }
    let size = step.magnitude
    return Int(min((distance.magnitude &+ size &- 1) / size, UInt64(count)))
  }

  @inline(__always)
  private func fill(_ target: UnsafeMutablePointer<UInt32>, _ columns: Range<Int>, at place: Int64)
  {
    if columns.isEmpty { return }
    PixelFill.fill(target + columns.lowerBound, count: columns.count, with: pixel(at: place))
  }

  @inline(__always)
  private func write(
    _ x: Int, _ count: Int, _ target: UnsafeMutablePointer<UInt32>, spread: (Int64) -> Int64
  ) {
    var number = origin &+ Int64(x) &* step
    for index in 0..<count {
      target[index] = pixel(at: spread(number))
      number &+= step
    }
  }

  /// Returns the color at a parameter from -1 to 1 in fixed point.
  @inline(__always)
  private func pixel(at place: Int64) -> UInt32 {
    let entry = Int(place &>> shift) &+ 1
    let pixel = table.entries[entry]
    if RampTable.isAbsent(pixel) {
      return table.resolve(entry, Double(place) / Double(Int64(1) &<< bits))
    }
    return pixel
  }
}
