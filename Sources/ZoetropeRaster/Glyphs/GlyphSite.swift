/// Where a glyph of a run is.
struct GlyphSite: BitwiseCopyable {
  /// The place in the run.
  let glyph: Int32
  /// The mask in the cache; -1 where there is none.
  private(set) var mask: Int32 = -1
  private var bounds: SIMD4<Int32>
  /// Whether it shares a pixel with another one.
  var meetsAnother = false

  init(glyph: Int, box: PixelRect) {
    self.glyph = Int32(truncatingIfNeeded: glyph)
    bounds = SIMD4(Int32(box.left), Int32(box.top), Int32(box.right), Int32(box.bottom))
  }

  /// Whether it can be drawn from the cache.
  var isAlone: Bool { mask >= 0 && !meetsAnother }

  /// The pixels that it may touch.
  var box: PixelRect {
    PixelRect(
      left: Int(bounds.x), top: Int(bounds.y), right: Int(bounds.z), bottom: Int(bounds.w))
  }

  /// The mask of the glyph, whose origin is in the pixel at `x` and `y`.
  mutating func take(_ number: Int, _ mask: GlyphCache.Mask, _ x: Int, _ y: Int) {
    self.mask = Int32(truncatingIfNeeded: number)
    let left = Int32(truncatingIfNeeded: x) &+ Int32(mask.left)
    let top = Int32(truncatingIfNeeded: y) &+ Int32(mask.top)
    bounds = SIMD4(left, top, left &+ Int32(mask.width), top &+ Int32(mask.height))
  }
}
