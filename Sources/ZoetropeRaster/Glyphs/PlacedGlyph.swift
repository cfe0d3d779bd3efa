/// A glyph that an operation draws from the cache.
struct PlacedGlyph: BitwiseCopyable {
  /// The index of the glyph's mask in the cache.
  let mask: Int32
  /// The column of the mask's first pixel; `top` is the row of this pixel.
  let left: Int32
  let top: Int32

  init(mask: Int32, left: Int, top: Int) {
    self.mask = mask
    self.left = Int32(truncatingIfNeeded: left)
    self.top = Int32(truncatingIfNeeded: top)
  }
}
