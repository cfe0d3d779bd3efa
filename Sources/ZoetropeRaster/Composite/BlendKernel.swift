import ZoetropeDisplayList

/// Composites a row of pixels onto another row with any blend mode.
///
/// The mode `normal` is computed in integers, and so is `plusLighter` without a mask. The other
/// modes work in single precision on four pixels at a time, with one rounding at the end.
enum BlendKernel {
  /// Composites `count` premultiplied pixels onto `backdrop`, in place. O(`count`)
  ///
  /// - Parameters:
  ///   - source: The pixels on top. They must not share memory with the backdrop.
  ///   - opacity: The opacity of the source, 0 to 255. The source is multiplied by the opacity
  ///     before blending.
  ///   - mask: The weight of each blended pixel against its backdrop, 0 to 255; nil for 255
  ///     everywhere.
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

  /// Composites pixels like ``composite(_:onto:count:mode:opacity:mask:)``, but never computes
  /// `plusLighter` in integers. All modes except `normal` are computed in single precision. The
  /// parameters are the same.
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
