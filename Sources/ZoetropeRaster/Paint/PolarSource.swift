import ZoetropeDisplayList

/// The parameter of a gradient that is radial, conical, angular or projected. It is computed for
/// eight pixels at a time, in single precision.
protocol PolarParameter {
  var plane: GradientPlane { get }
  /// Returns the parameters of eight points. `u` and `v` are the coordinates of the points in the
  /// gradient's own space.
  func values(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float>
}

/// The colors of a radial, a conical, an angular or a projected gradient along a row.
///
/// The memory for the pixels first receives the indices of table entries, computed eight at a time.
/// Then each index is replaced with the color of its entry.
struct PolarSource<Parameter: PolarParameter>: RowSource {
  let table: RampTable
  let parameter: Parameter
  let spread: GradientPaint.Spread
  let anchor: Int
  /// The coordinate `u`, in the gradient's space, of the pixel in this row and in the anchor's
  /// column (see ``GradientPlan/anchor``). `v` is the other coordinate. From each column to the
  /// next, `u` changes by `stepU`, and `v` changes by `stepV`.
  let u: Float
  let v: Float
  let stepU: Float
  let stepV: Float
  /// The number by which `u` and `v` are divided at the pixel in the anchor's column. `stepDepth`
  /// is the change of this number from one column to the next; see ``GradientPlane/depth``.
  let depth: Float
  let stepDepth: Float
  let isProjected: Bool
  let binCount: Float

  init(_ parameter: Parameter, _ plan: GradientPlan, _ table: RampTable, row: Int) {
    self.table = table
    self.parameter = parameter
    spread = plan.spread
    anchor = plan.anchor.x
    let plane = parameter.plane
    let start = plane.base + plane.down * Double(row &- plan.anchor.y)
    u = Float(start.x)
    v = Float(start.y)
    stepU = Float(plane.across.x)
    stepV = Float(plane.across.y)
    depth = Float(plane.depth.x + plane.depth.z * Double(row &- plan.anchor.y))
    stepDepth = Float(plane.depth.y)
    isProjected = plane.depth != SIMD3(1, 0, 0)
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

  /// Returns the parameters of eight pixels from column `x` on, after the gradient's spread (pad,
  /// repeat or mirror) has been applied. Parameters outside of 0 to 1 lie before or after the ramp.
  @inline(__always)
  private func folded(at x: Int) -> SIMD8<Float> {
    let first = Float(x &- anchor)
    let columns = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + first
    var (placeU, placeV) = (columns * stepU + u, columns * stepV + v)
    if isProjected {
      // Pixels at an edge may have their centers behind the eye.
      let divisor = columns * stepDepth + depth
      let scale = 1 / divisor.replacing(with: 1e-6, where: divisor .< 1e-6)
      (placeU, placeV) = (placeU * scale, placeV * scale)
    }
    let number = parameter.values(placeU, placeV)
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

  /// Returns the indices of the table entries for eight parameters. Index 0 stands for the entry at
  /// ``GradientRamp/firstEntry``.
  @inline(__always)
  private func tableEntries(_ number: SIMD8<Float>) -> SIMD8<UInt32> {
    var place = number * binCount
    place = place.replacing(with: -0.5, where: place .< -0.5)
    place = place.replacing(with: binCount, where: place .> binCount)
    // Adding 2^23 leaves the nearest whole number in the low bits. A parameter that lies less than
    // 1/128 of a bin below the next bin may be rounded into the next bin. `GradientRamp.binPixel`
    // allows for that.
    let rounded = place + (0.5 + 1 / 128) + 8_388_608
    return unsafeBitCast(rounded, to: SIMD8<UInt32>.self) & 0x007F_FFFF
  }
}

extension SIMD8<Float> {
  @inline(__always)
  fileprivate func clamped(_ limit: Float) -> SIMD8<Float> {
    let low = replacing(with: -limit, where: self .< -limit)
    return low.replacing(with: limit, where: low .> limit)
  }

  /// The elements rounded down to whole numbers. Their magnitudes must be below 2^22.
  @inline(__always)
  fileprivate var roundedDown: SIMD8<Float> {
    let nearest = (self + 12_582_912) - 12_582_912
    return nearest.replacing(with: nearest - 1, where: nearest .> self)
  }
}
