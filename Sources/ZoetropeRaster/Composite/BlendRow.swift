/// Two rows that are blended, four pixels at a time.
struct BlendRow {
  let source: UnsafePointer<UInt32>
  let backdrop: UnsafeMutablePointer<UInt32>
  let count: Int
  /// The factor by which the source's bytes are multiplied: the opacity, 0 to 1, divided by 255.
  let factor: Float
  let mask: UnsafePointer<UInt8>?
  /// Whether transparent source pixels leave the backdrop unchanged.
  let skipsEmpty: Bool

  func run<Formula: BlendFormula>(_: Formula.Type) {
    let sources = UnsafeRawPointer(source)
    let targets = UnsafeMutableRawPointer(backdrop)
    var x = 0
    while x &+ 4 <= count {
      let above = sources.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      if !isSkipped(above, at: x) {
        let below = targets.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
        let blended = blend(Formula.self, above, below, mask.map { weights($0, at: x) })
        targets.storeBytes(of: blended, toByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      }
      x &+= 4
    }
    if x < count { runLast(Formula.self, from: x) }
  }

  @inline(__always)
  private func isSkipped(_ above: SIMD4<UInt32>, at x: Int) -> Bool {
    if let mask {
      let bytes = UnsafeRawPointer(mask).loadUnaligned(fromByteOffset: x, as: UInt32.self)
      if bytes == 0 { return true }
    }
    guard skipsEmpty else { return false }
    let halves = unsafeBitCast(above, to: SIMD2<UInt64>.self)
    return halves.x | halves.y == 0
  }

  /// Returns four bytes of the mask, from column `x` on, as weights from 0 to 1.
  @inline(__always)
  private func weights(_ mask: UnsafePointer<UInt8>, at x: Int) -> PixelQuad.Lanes {
    let bytes = UnsafeRawPointer(mask).loadUnaligned(fromByteOffset: x, as: UInt32.self)
    let lanes = SIMD4<UInt32>(bytes, bytes &>> 8, bytes &>> 16, bytes &>> 24)
    return PixelQuad.number(lanes & SIMD4(repeating: 255)) * (1 / 255)
  }

  @inline(__always)
  private func blend<Formula: BlendFormula>(
    _: Formula.Type, _ above: SIMD4<UInt32>, _ below: SIMD4<UInt32>, _ weights: PixelQuad.Lanes?
  ) -> SIMD4<UInt32> {
    let backdrop = PixelQuad(below, times: 1 / 255)
    let blended = Formula.blend(PixelQuad(above, times: factor), backdrop)
    guard let weights else { return blended.packed }
    return blended.mixed(weights, with: backdrop).packed
  }

  /// Blends the last pixels of the row, one to three of them.
  private func runLast<Formula: BlendFormula>(_: Formula.Type, from x: Int) {
    var above = SIMD4<UInt32>.zero
    var below = SIMD4<UInt32>.zero
    var weights = PixelQuad.Lanes(repeating: 1)
    for lane in 0..<(count &- x) {
      above[lane] = source[x &+ lane]
      below[lane] = backdrop[x &+ lane]
      if let mask { weights[lane] = Float(mask[x &+ lane]) * (1 / 255) }
    }
    let blended = blend(Formula.self, above, below, mask == nil ? nil : weights)
    for lane in 0..<(count &- x) { backdrop[x &+ lane] = blended[lane] }
  }
}

/// A blend mode as a function of premultiplied source and backdrop pixels. The result is
/// premultiplied as well.
protocol BlendFormula {
  static func blend(_ source: PixelQuad, _ backdrop: PixelQuad) -> PixelQuad
}
