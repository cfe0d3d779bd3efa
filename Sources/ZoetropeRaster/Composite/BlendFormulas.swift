/// The blend modes, premultiplied: the W3C's "Compositing and Blending Level 1", sections 9 and 10.
///
/// With a source s of alpha sa and a backdrop b of alpha ba, a mode that mixes colors by a function
/// B gives s (1 - ba) + b (1 - sa) + sa ba B(b / ba, s / sa), of alpha sa + ba - sa ba. The last
/// term is `mix` below. Only few modes need a division for it: in most functions, the factor sa ba
/// cancels the divisions by ba and sa.
enum BlendFormulas {
  typealias Lanes = PixelQuad.Lanes

  @inline(__always)
  static var one: Lanes { Lanes(repeating: 1) }

  /// Returns s x + b y.
  @inline(__always)
  static func sum(_ s: PixelQuad, _ x: Lanes, _ b: PixelQuad, _ y: Lanes) -> PixelQuad {
    PixelQuad(
      red: s.red * x + b.red * y, green: s.green * x + b.green * y,
      blue: s.blue * x + b.blue * y, alpha: s.alpha * x + b.alpha * y)
  }

  /// Returns p x.
  @inline(__always)
  static func product(_ p: PixelQuad, _ x: Lanes) -> PixelQuad {
    PixelQuad(red: p.red * x, green: p.green * x, blue: p.blue * x, alpha: p.alpha * x)
  }
}
