/// The blend modes, premultiplied: the W3C's "Compositing and Blending Level 1", sections 9 and 10.
///
/// With a source s of alpha sa and a backdrop b of alpha ba, a mode that mixes colours by a function
/// B gives s (1 - ba) + b (1 - sa) + sa ba B(b / ba, s / sa), of alpha sa + ba - sa ba. The last
/// term, "mix" below, needs a division in few modes only: most are the same when all of their
/// operands grow by sa ba.
enum BlendFormulas {
  typealias Lanes = PixelQuad.Lanes

  @inline(__always)
  static var one: Lanes { Lanes(repeating: 1) }

  /// s x + b y.
  @inline(__always)
  static func sum(_ s: PixelQuad, _ x: Lanes, _ b: PixelQuad, _ y: Lanes) -> PixelQuad {
    PixelQuad(
      red: s.red * x + b.red * y, green: s.green * x + b.green * y,
      blue: s.blue * x + b.blue * y, alpha: s.alpha * x + b.alpha * y)
  }

  /// p x.
  @inline(__always)
  static func product(_ p: PixelQuad, _ x: Lanes) -> PixelQuad {
    PixelQuad(red: p.red * x, green: p.green * x, blue: p.blue * x, alpha: p.alpha * x)
  }
}

/// The operators of Porter and Duff ("Compositing Digital Images", 1984).
extension BlendFormulas {
  enum Clear: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { product(b, .zero) }
  }

  enum Copy: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { s }
  }

  enum SourceIn: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { product(s, b.alpha) }
  }

  enum SourceOut: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { product(s, one - b.alpha) }
  }

  enum SourceAtop: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      sum(s, b.alpha, b, one - s.alpha)
    }
  }

  enum DestinationOver: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      sum(s, one - b.alpha, b, one)
    }
  }

  enum DestinationIn: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { product(b, s.alpha) }
  }

  enum DestinationOut: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad { product(b, one - s.alpha) }
  }

  enum DestinationAtop: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      sum(s, one - b.alpha, b, s.alpha)
    }
  }

  enum Xor: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      sum(s, one - b.alpha, b, one - s.alpha)
    }
  }

  enum PlusLighter: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      // Before a mask weakens the change.
      PixelQuad(
        red: PixelQuad.min(s.red + b.red, one), green: PixelQuad.min(s.green + b.green, one),
        blue: PixelQuad.min(s.blue + b.blue, one), alpha: PixelQuad.min(s.alpha + b.alpha, one))
    }
  }

  enum PlusDarker: BlendFormula {
    @inline(__always)
    static func blend(_ s: PixelQuad, _ b: PixelQuad) -> PixelQuad {
      let alpha = PixelQuad.min(s.alpha + b.alpha, one)
      let rest = alpha - s.alpha - b.alpha
      return PixelQuad(
        red: PixelQuad.max(rest + s.red + b.red, .zero),
        green: PixelQuad.max(rest + s.green + b.green, .zero),
        blue: PixelQuad.max(rest + s.blue + b.blue, .zero), alpha: alpha)
    }
  }
}

/// A mode that mixes each channel on its own.
protocol SeparableBlend {
  /// sa ba B(b / ba, s / sa).
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

  /// Less than any product of two bytes' quotients by 255, and what is never divided by.
  @inline(__always)
  static var tiny: Lanes { Lanes(repeating: 1e-9) }
}
