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
