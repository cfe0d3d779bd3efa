/// The blend modes as functions of premultiplied pixels, from the W3C's "Compositing and Blending
/// Level 1", sections 9 and 10.
///
/// Let s be a source of alpha sa, and b a backdrop of alpha ba. A mode that mixes colors by a
/// function B has the result s (1 - ba) + b (1 - sa) + sa ba B(b / ba, s / sa). The alpha of the
/// result is sa + ba - sa ba. The `mix` functions return the last term of the sum. Few of them need
/// a division: in most functions B, the factor sa ba cancels the divisions by ba and sa.
enum BlendFormulas {
  typealias Lanes = PixelQuad.Lanes

  @inline(__always)
  static var one: Lanes { Lanes(repeating: 1) }

  /// Returns s x + b y, channel by channel.
  @inline(__always)
  static func sum(_ s: PixelQuad, _ x: Lanes, _ b: PixelQuad, _ y: Lanes) -> PixelQuad {
    PixelQuad(
      red: s.red * x + b.red * y, green: s.green * x + b.green * y,
      blue: s.blue * x + b.blue * y, alpha: s.alpha * x + b.alpha * y)
  }

  /// Returns p x, channel by channel.
  @inline(__always)
  static func product(_ p: PixelQuad, _ x: Lanes) -> PixelQuad {
    PixelQuad(red: p.red * x, green: p.green * x, blue: p.blue * x, alpha: p.alpha * x)
  }
}
