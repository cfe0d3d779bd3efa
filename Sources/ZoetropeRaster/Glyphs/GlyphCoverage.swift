/// The coverage of a single glyph that is drawn for the cache. Its memory belongs to
/// ``GlyphScratch``.
struct GlyphCoverage {
  /// The pixels that the glyph touches, relative to the pixel that contains the glyph's origin.
  let box: PixelRect
  /// The address that corresponds to the pixel with the glyph's origin. It may lie outside of the
  /// memory, because the memory need not include this pixel. Rows are ``stride`` bytes apart.
  let origin: UnsafeMutablePointer<UInt8>

  func row(_ row: Int) -> UnsafeMutablePointer<UInt8> { origin + row * Self.stride }

  static let stride = CellLayout.glyph.cellStride
}

extension GlyphCoverage {
  /// Computes the coverage of a glyph from its edges, which must lie in `bounds`. The sides of
  /// `bounds` are at most ``GlyphCache/largestSide`` pixels long.
  init(
    _ edges: UnsafeMutablePointer<ShapeEdge>, count: Int, bounds: PixelRect,
    _ context: RenderContext
  ) {
    let stride = Self.stride
    context.glyphs.cells.reserve(rows: stride, .glyph)
    context.glyphs.pixels.setCount(stride * stride)
    let accumulator = context.glyphs.cells.accumulator(
      .glyph, column: bounds.left, row: bounds.top, reciprocals: context.coverage.reciprocals)
    for index in 0..<count { accumulator.add(edges[index], window: bounds) }
    let rule = CoverageRule(isEvenOdd: false, isHard: false)
    var box = PixelRect.empty
    for row in 0..<bounds.bottom - bounds.top {
      let cells = accumulator.cells + row * stride
      let pixels = context.glyphs.pixels.base + row * stride
      var sum: Int32 = 0
      var (first, end) = (stride, 0)
      for x in 0..<bounds.right - bounds.left {
        sum &+= cells[x]
        pixels[x] = UInt8(truncatingIfNeeded: rule.coverage(sum))
        // The box also includes pixels whose covered area is too small to be visible. Where glyphs
        // overlap, these areas add up.
        if sum != 0 { (first, end) = (min(first, x), x + 1) }
      }
      cells.update(repeating: 0, count: stride)
      accumulator.marks[row] = 0
      let touched = PixelRect(left: first, top: row, right: end, bottom: row + 1)
      if !touched.isEmpty { box = box.union(touched) }
    }
    self.box =
      box.isEmpty
      ? .empty
      : PixelRect(
        left: box.left + bounds.left, top: box.top + bounds.top, right: box.right + bounds.left,
        bottom: box.bottom + bounds.top)
    origin = context.glyphs.pixels.base - bounds.top * stride - bounds.left
  }
}
