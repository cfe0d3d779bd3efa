import ZoetropeDisplayList

extension FreeTypeFace {
  /// Returns the picture of a glyph in its own colors; nil if the glyph has no usable picture.
  ///
  /// A drawing of the `COLR` table is preferred to a bitmap of the `CBDT` or `sbix` table. Bitmaps
  /// are grouped in strikes, which are sets of one size. All sizes of text use the largest usable
  /// strike, whose bitmaps are reduced when they are drawn.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if isScalable, let (paint, clip) = colorReader.drawing(of: glyph),
      let picture = ColorGlyphPainter.picture(of: paint, clip: clip, unitsPerEm: unitsPerEm)
    {
      return picture
    }
    return bitmap(of: glyph)
  }
}
