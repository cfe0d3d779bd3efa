/// A blend mode that mixes the hue, saturation and luminosity of two colors, instead of each
/// channel on its own.
protocol NonSeparableBlend {
  /// Returns the mixture of the colors `s` and `b`. `s`, `b` and the result are straight colors,
  /// multiplied by `scale`.
  static func mix(_ s: BlendColor, _ b: BlendColor, scale: PixelQuad.Lanes) -> BlendColor
}

/// Four colors without alpha, one vector for each channel.
///
/// The methods are functions of the W3C's "Compositing and Blending Level 1", section 9.2. All of
/// them are homogeneous functions, so colors need not be divided by their alpha.
struct BlendColor {
  typealias Lanes = PixelQuad.Lanes

  var red: Lanes
  var green: Lanes
  var blue: Lanes

  @inline(__always)
  init(_ red: Lanes, _ green: Lanes, _ blue: Lanes) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  @inline(__always)
  init(_ quad: PixelQuad, times factor: Lanes) {
    self.init(quad.red * factor, quad.green * factor, quad.blue * factor)
  }

  @inline(__always)
  var luminosity: Lanes { 0.3 * red + 0.59 * green + 0.11 * blue }

  @inline(__always)
  var least: Lanes { PixelQuad.min(PixelQuad.min(red, green), blue) }

  @inline(__always)
  var most: Lanes { PixelQuad.max(PixelQuad.max(red, green), blue) }

  /// The smallest and the largest channel of each color.
  @inline(__always)
  var range: Range { Range(least: least, most: most) }

  struct Range {
    let least: Lanes
    let most: Lanes

    @inline(__always)
    var saturation: Lanes { most - least }
  }

  /// Returns this color with its luminosity changed to `grey`. If a channel is then outside of
  /// 0...`limit`, the color is also moved towards gray until all channels lie within that range.
  ///
  /// These are the W3C's functions `SetLum` and `ClipColor`. The caller has already computed the
  /// range of the color's channels, and passes this range.
  @inline(__always)
  func with(luminosity grey: Lanes, limit: Lanes, range: Range) -> BlendColor {
    let own = luminosity
    let change = grey - own
    let (low, high) = (range.least + change, range.most + change)
    let tiny = BlendFormulas.tiny
    let one = Lanes(repeating: 1)
    let raise = PixelQuad.choose(
      low, isLessThan: .zero, grey / PixelQuad.max(grey - low, tiny), one)
    let lower = PixelQuad.choose(
      limit, isLessThan: high, (limit - grey) / PixelQuad.max(high - grey, tiny), one)
    let factor = raise * lower
    return BlendColor(
      grey + (red - own) * factor, grey + (green - own) * factor, grey + (blue - own) * factor)
  }

  /// Returns the color with the given saturation and luminosity.
  ///
  /// These are the W3C's functions `SetSat` and `SetLum`. First, the smallest channel becomes 0 and
  /// the largest channel becomes `saturation`. Then the color gets the luminosity `grey`. The
  /// caller has already computed the range of the color's channels, and passes this range.
  @inline(__always)
  func with(saturation: Lanes, luminosity grey: Lanes, limit: Lanes, range: Range) -> BlendColor {
    let width = range.saturation
    let factor = PixelQuad.choose(
      .zero, isLessThan: width, saturation / PixelQuad.max(width, BlendFormulas.tiny), .zero)
    let color = BlendColor(
      (red - range.least) * factor, (green - range.least) * factor, (blue - range.least) * factor)
    return color.with(
      luminosity: grey, limit: limit, range: Range(least: .zero, most: width * factor))
  }
}

extension BlendFormulas {
  enum NonSeparable<Mode: NonSeparableBlend>: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      let (sa, ba) = (s.alpha, b.alpha)
      let (restOfSource, restOfBackdrop) = (one - ba, one - sa)
      let mixed = Mode.mix(
        BlendColor(s, times: ba), BlendColor(b, times: sa), scale: sa * ba)
      return PixelQuad(
        red: s.red * restOfSource + b.red * restOfBackdrop + mixed.red,
        green: s.green * restOfSource + b.green * restOfBackdrop + mixed.green,
        blue: s.blue * restOfSource + b.blue * restOfBackdrop + mixed.blue,
        alpha: sa + ba - sa * ba)
    }
  }

  enum Hue: NonSeparableBlend {
    @inline(__always)
    static func mix(_ s: BlendColor, _ b: BlendColor, scale: Lanes) -> BlendColor {
      s.with(
        saturation: b.range.saturation, luminosity: b.luminosity, limit: scale, range: s.range)
    }
  }

  enum Saturation: NonSeparableBlend {
    @inline(__always)
    static func mix(_ s: BlendColor, _ b: BlendColor, scale: Lanes) -> BlendColor {
      b.with(
        saturation: s.range.saturation, luminosity: b.luminosity, limit: scale, range: b.range)
    }
  }

  enum Color: NonSeparableBlend {
    @inline(__always)
    static func mix(_ s: BlendColor, _ b: BlendColor, scale: Lanes) -> BlendColor {
      s.with(luminosity: b.luminosity, limit: scale, range: s.range)
    }
  }

  enum Luminosity: NonSeparableBlend {
    @inline(__always)
    static func mix(_ s: BlendColor, _ b: BlendColor, scale: Lanes) -> BlendColor {
      b.with(luminosity: s.luminosity, limit: scale, range: b.range)
    }
  }
}
