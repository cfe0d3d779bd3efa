/// A blend mode that mixes each channel on its own.
protocol SeparableBlend {
  /// Returns one channel of the mixture, sa ba B(b / ba, s / sa), where B is the function of the
  /// mode; see ``BlendFormulas``.
  static func mix(
    _ s: BlendFormulas.Lanes, _ sa: BlendFormulas.Lanes, _ b: BlendFormulas.Lanes,
    _ ba: BlendFormulas.Lanes
  ) -> BlendFormulas.Lanes
}

extension BlendFormulas {
  enum Separable<Mode: SeparableBlend>: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      let (sa, ba) = (s.alpha, b.alpha)
      let (restOfSource, restOfBackdrop) = (one - ba, one - sa)
      return PixelQuad(
        red: s.red * restOfSource + b.red * restOfBackdrop + Mode.mix(s.red, sa, b.red, ba),
        green: s.green * restOfSource + b.green * restOfBackdrop
          + Mode.mix(s.green, sa, b.green, ba),
        blue: s.blue * restOfSource + b.blue * restOfBackdrop + Mode.mix(s.blue, sa, b.blue, ba),
        alpha: sa + ba - sa * ba)
    }
  }

  enum Multiply: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes { s * b }
  }

  enum Screen: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      s * ba + b * sa - s * b
    }
  }

  enum Overlay: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      HardLight.mix(b, ba, s, sa)
    }
  }

  enum HardLight: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      PixelQuad.choose(
        sa, isLessThan: s + s, sa * ba - 2 * (sa - s) * (ba - b), 2 * s * b)
    }
  }

  enum Darken: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      PixelQuad.min(s * ba, b * sa)
    }
  }

  enum Lighten: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      PixelQuad.max(s * ba, b * sa)
    }
  }

  enum Difference: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      let difference = s * ba - b * sa
      return PixelQuad.max(difference, -difference)
    }
  }

  enum Exclusion: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      s * ba + b * sa - 2 * s * b
    }
  }

  enum ColorDodge: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      let rest = sa - s
      let full = sa * ba
      let quotient = PixelQuad.min(sa * sa * b / PixelQuad.max(rest, tiny), full)
      return PixelQuad.choose(
        .zero, isLessThan: b, PixelQuad.choose(.zero, isLessThan: rest, quotient, full), .zero)
    }
  }

  enum ColorBurn: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      let rest = ba - b
      let full = sa * ba
      let quotient = PixelQuad.min(sa * sa * rest / PixelQuad.max(s, tiny), full)
      return PixelQuad.choose(
        .zero, isLessThan: rest,
        PixelQuad.choose(.zero, isLessThan: s, full - quotient, .zero), full)
    }
  }

  enum SoftLight: SeparableBlend {
    @inline(__always)
    static func mix(_ s: Lanes, _ sa: Lanes, _ b: Lanes, _ ba: Lanes) -> Lanes {
      let color = b / PixelQuad.max(ba, tiny)
      let dark = color * (1 - color)
      let quarter = Lanes(repeating: 0.25)
      let root = PixelQuad.root(PixelQuad.max(color, quarter))
      let polynomial = ((16 * color - 12) * color + 4) * color
      let light = PixelQuad.choose(quarter, isLessThan: color, root, polynomial) - color
      let change = s + s - sa
      return b * sa + change * ba * PixelQuad.choose(.zero, isLessThan: change, light, dark)
    }
  }

  /// The divisor that is used instead of 0. It is smaller than any product of two positive
  /// channels, each of which is a byte divided by 255.
  @inline(__always)
  static var tiny: Lanes { Lanes(repeating: 1e-9) }
}
