import ZoetropeDisplayList

extension FreeTypeFace {
  /// Returns the picture of a glyph in its own colors; nil if the glyph has no usable picture.
  ///
  /// A drawing of the `COLR` table is preferred to a bitmap of the `CBDT` or `sbix` table. Bitmaps
  /// come in strikes, which are sets of one size. The largest usable strike is taken for all sizes
  /// of text, because the picture is reduced when it is drawn.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if isScalable, let (paint, clip) = colorReader.drawing(of: glyph),
      let picture = ColorGlyphPainter.picture(of: paint, clip: clip, unitsPerEm: unitsPerEm)
    {
      return picture
    }
    return bitmap(of: glyph)
  }
}
