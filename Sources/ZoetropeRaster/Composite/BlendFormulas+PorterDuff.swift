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
      // The sum is clipped here rather than at the end, because a mask may reduce the change of the
      // backdrop afterwards.
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
