import ZoetropeDisplayList

/// Compositing a row of pixels over another one by any blend mode.
///
/// All modes but `normal`, and `plusLighter` without a mask, work in single precision on four pixels at a time, with one rounding at the
/// end; `normal` is the integer arithmetic that everything is drawn with.
enum BlendKernel {
  /// Composites `count` premultiplied pixels onto `backdrop`, in place. O(`count`)
  ///
  /// - Parameters:
  ///   - source: The pixels on top; not those of the backdrop.
  ///   - opacity: 0 to 255; weakens the source before it is blended.
  ///   - mask: 0 to 255 a pixel; how much of the change happens. All of it by default.
  static func composite(
    _ source: UnsafePointer<UInt32>, onto backdrop: UnsafeMutablePointer<UInt32>, count: Int,
    mode: DisplayList.BlendMode, opacity: UInt32 = 255, mask: UnsafePointer<UInt8>? = nil
  ) {
    if mode == .normal {
      return LayerBlending.composite(
        UnsafeMutablePointer(mutating: source), over: backdrop, count: count, opacity: opacity,
        mask: mask.map { UnsafeMutablePointer(mutating: $0) })
    }
    if opacity == 0 && mode.keepsBackdropWhereEmpty { return }
    if mode == .plusLighter && mask == nil {
      return PixelAddition.add(source, to: backdrop, count: count, opacity: opacity)
    }
    compositeExactly(
      source, onto: backdrop, count: count, mode: mode, opacity: opacity, mask: mask)
  }

  /// The same without the integers of `plusLighter`.
  static func compositeExactly(
    _ source: UnsafePointer<UInt32>, onto backdrop: UnsafeMutablePointer<UInt32>, count: Int,
    mode: DisplayList.BlendMode, opacity: UInt32, mask: UnsafePointer<UInt8>?
  ) {
    if mode == .normal {
      return composite(
        source, onto: backdrop, count: count, mode: mode, opacity: opacity, mask: mask)
    }
    if opacity == 0 && mode.keepsBackdropWhereEmpty { return }
    let row = BlendRow(
      source: source, backdrop: backdrop, count: count, factor: Float(opacity) / 65025, mask: mask,
      skipsEmpty: mode.keepsBackdropWhereEmpty)
    dispatch(row, mode)
  }

  private static func dispatch(_ row: BlendRow, _ mode: DisplayList.BlendMode) {
    switch mode {
    case .normal, .sourceAtop: row.run(BlendFormulas.SourceAtop.self)
    case .multiply: row.run(BlendFormulas.Separable<BlendFormulas.Multiply>.self)
    case .screen: row.run(BlendFormulas.Separable<BlendFormulas.Screen>.self)
    case .overlay: row.run(BlendFormulas.Separable<BlendFormulas.Overlay>.self)
    case .darken: row.run(BlendFormulas.Separable<BlendFormulas.Darken>.self)
    case .lighten: row.run(BlendFormulas.Separable<BlendFormulas.Lighten>.self)
    case .colorDodge: row.run(BlendFormulas.Separable<BlendFormulas.ColorDodge>.self)
    case .colorBurn: row.run(BlendFormulas.Separable<BlendFormulas.ColorBurn>.self)
    case .softLight: row.run(BlendFormulas.Separable<BlendFormulas.SoftLight>.self)
    case .hardLight: row.run(BlendFormulas.Separable<BlendFormulas.HardLight>.self)
    case .difference: row.run(BlendFormulas.Separable<BlendFormulas.Difference>.self)
    case .exclusion: row.run(BlendFormulas.Separable<BlendFormulas.Exclusion>.self)
    case .hue: row.run(BlendFormulas.NonSeparable<BlendFormulas.Hue>.self)
    case .saturation: row.run(BlendFormulas.NonSeparable<BlendFormulas.Saturation>.self)
    case .color: row.run(BlendFormulas.NonSeparable<BlendFormulas.Color>.self)
    case .luminosity: row.run(BlendFormulas.NonSeparable<BlendFormulas.Luminosity>.self)
    case .clear: row.run(BlendFormulas.Clear.self)
    case .copy: row.run(BlendFormulas.Copy.self)
    case .sourceIn: row.run(BlendFormulas.SourceIn.self)
    case .sourceOut: row.run(BlendFormulas.SourceOut.self)
    case .destinationOver: row.run(BlendFormulas.DestinationOver.self)
    case .destinationIn: row.run(BlendFormulas.DestinationIn.self)
    case .destinationOut: row.run(BlendFormulas.DestinationOut.self)
    case .destinationAtop: row.run(BlendFormulas.DestinationAtop.self)
    case .xor: row.run(BlendFormulas.Xor.self)
    case .plusDarker: row.run(BlendFormulas.PlusDarker.self)
    case .plusLighter: row.run(BlendFormulas.PlusLighter.self)
    }
  }
}

/// What a blend mode makes of pixels.
protocol BlendFormula {
  static func blend(_ source: PixelQuad, _ backdrop: PixelQuad) -> PixelQuad
}

/// The rows that are blended, walked four pixels at a time.
struct BlendRow {
  let source: UnsafePointer<UInt32>
  let backdrop: UnsafeMutablePointer<UInt32>
  let count: Int
  /// What the source's bytes are multiplied by: 1/255, times the opacity.
  let factor: Float
  let mask: UnsafePointer<UInt8>?
  /// Whether nothing happens where the source is empty.
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

  /// The mask's bytes as 0...1.
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

  /// The last one to three pixels.
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
