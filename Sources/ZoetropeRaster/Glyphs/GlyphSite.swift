/// A visible glyph of a run, and the pixels that the glyph may touch.
struct GlyphSite: BitwiseCopyable {
  /// The index of the glyph in the run.
  let glyph: Int32
  /// The index of the glyph's mask in the cache; -1 if the glyph has none.
  private(set) var mask: Int32 = -1
  private var bounds: SIMD4<Int32>
  /// Whether the box of the glyph overlaps that of another glyph.
  var meetsAnother = false

  init(glyph: Int, box: PixelRect) {
    self.glyph = Int32(truncatingIfNeeded: glyph)
    bounds = SIMD4(Int32(box.left), Int32(box.top), Int32(box.right), Int32(box.bottom))
  }

  /// Whether the glyph can be drawn from the cache: it has a mask, and its box overlaps that of no
  /// other glyph.
  var isAlone: Bool { mask >= 0 && !meetsAnother }

  /// The pixels that the glyph may touch.
  var box: PixelRect {
    PixelRect(
      left: Int(bounds.x), top: Int(bounds.y), right: Int(bounds.z), bottom: Int(bounds.w))
  }

  /// Stores the index of the glyph's mask and narrows ``box`` to the mask's pixels. `x` and `y` are
  /// the column and the row of the pixel that contains the glyph's origin.
  mutating func take(_ number: Int, _ mask: GlyphCache.Mask, _ x: Int, _ y: Int) {
    self.mask = Int32(truncatingIfNeeded: number)
    let left = Int32(truncatingIfNeeded: x) &+ Int32(mask.left)
    let top = Int32(truncatingIfNeeded: y) &+ Int32(mask.top)
    bounds = SIMD4(left, top, left &+ Int32(mask.width), top &+ Int32(mask.height))
  }
}
