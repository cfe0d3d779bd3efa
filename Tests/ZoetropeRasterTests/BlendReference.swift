import ZoetropeDisplayList

/// The W3C's "Compositing and Blending Level 1", transcribed in double precision.
///
/// Pixels are premultiplied, 0 to 1: red, green, blue, alpha.
struct BlendReference {
  typealias Pixel = SIMD4<Double>
  typealias Color = SIMD3<Double>

  let mode: DisplayList.BlendMode

  /// The `source`, weakened by `opacity`, blended with the `backdrop` to the extent of the `mask`.
  func composite(_ source: Pixel, _ backdrop: Pixel, opacity: Double = 1, mask: Double = 1) -> Pixel
  {
    let weak = source * opacity
    let blended = porterDuff(weak, backdrop) ?? mixed(weak, backdrop)
    return backdrop + mask * (blended - backdrop)
  }

  private func porterDuff(_ s: Pixel, _ b: Pixel) -> Pixel? {
    switch mode {
    case .clear: .zero
    case .copy: s
    case .sourceIn: s * b.w
    case .sourceOut: s * (1 - b.w)
    case .sourceAtop: s * b.w + b * (1 - s.w)
    case .destinationOver: b + s * (1 - b.w)
    case .destinationIn: b * s.w
    case .destinationOut: b * (1 - s.w)
    case .destinationAtop: b * s.w + s * (1 - b.w)
    case .xor: s * (1 - b.w) + b * (1 - s.w)
    case .plusLighter: pointwiseMin(s + b, Pixel(repeating: 1))
    case .plusDarker: plusDarker(s, b)
    default: nil
    }
  }

  private func plusDarker(_ s: Pixel, _ b: Pixel) -> Pixel {
    let alpha = min(1, s.w + b.w)
    return pointwiseMax(.zero, alpha - (s.w - s) - (b.w - b))
  }

  private func mixed(_ s: Pixel, _ b: Pixel) -> Pixel {
    let source = straight(s)
    let backdrop = straight(b)
    let color = mix(backdrop, source)
    let rgb =
      (1 - b.w) * Color(s.x, s.y, s.z) + (1 - s.w) * Color(b.x, b.y, b.z) + s.w * b.w * color
    return Pixel(rgb, s.w + b.w - s.w * b.w)
  }

  private func straight(_ p: Pixel) -> Color {
    p.w > 0 ? Color(p.x, p.y, p.z) / p.w : .zero
  }

  private func mix(_ cb: Color, _ cs: Color) -> Color {
    switch mode {
    case .hue: setLum(setSat(cs, sat(cb)), lum(cb))
    case .saturation: setLum(setSat(cb, sat(cs)), lum(cb))
    case .color: setLum(cs, lum(cb))
    case .luminosity: setLum(cb, lum(cs))
    default: Color(channel(cb.x, cs.x), channel(cb.y, cs.y), channel(cb.z, cs.z))
    }
  }

  private func channel(_ cb: Double, _ cs: Double) -> Double {
    switch mode {
    case .normal: return cs
    case .multiply: return cb * cs
    case .screen: return cb + cs - cb * cs
    case .overlay: return hardLight(cs, cb)
    case .darken: return min(cb, cs)
    case .lighten: return max(cb, cs)
    case .colorDodge: return cb == 0 ? 0 : cs == 1 ? 1 : min(1, cb / (1 - cs))
    case .colorBurn: return cb == 1 ? 1 : cs == 0 ? 0 : 1 - min(1, (1 - cb) / cs)
    case .hardLight: return hardLight(cb, cs)
    case .difference: return abs(cb - cs)
    case .exclusion: return cb + cs - 2 * cb * cs
    case .softLight:
      if cs <= 0.5 { return cb - (1 - 2 * cs) * cb * (1 - cb) }
      let d = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
      return cb + (2 * cs - 1) * (d - cb)
    default: preconditionFailure("\(mode) is not separable")
    }
  }

  private func hardLight(_ cb: Double, _ cs: Double) -> Double {
    if cs <= 0.5 { return cb * 2 * cs }
    let twice = 2 * cs - 1
    return cb + twice - cb * twice
  }

  private func lum(_ c: Color) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
  private func sat(_ c: Color) -> Double { c.max() - c.min() }

  private func clipColor(_ c: Color) -> Color {
    let (l, n, x) = (lum(c), c.min(), c.max())
    var c = c
    if n < 0 { c = l + (c - l) * l / (l - n) }
    if x > 1 { c = l + (c - l) * (1 - l) / (x - l) }
    return c
  }

  private func setLum(_ c: Color, _ l: Double) -> Color { clipColor(c + (l - lum(c))) }

  private func setSat(_ c: Color, _ s: Double) -> Color {
    let (low, high) = (c.min(), c.max())
    return high > low ? (c - low) * s / (high - low) : .zero
  }
}
