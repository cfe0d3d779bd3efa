import ZoetropeDisplayList

extension FreeTypeFace {
  /// Returns the picture of a glyph in its own colors; nil if the glyph has no usable picture.
  ///
  /// A drawing of the `COLR` table comes before a bitmap of the `CBDT` or `sbix` table. The largest
  /// usable strike of bitmaps is taken, for all sizes of text: the picture is reduced when it is
  /// drawn.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if isScalable, let (paint, clip) = colorReader.drawing(of: glyph),
      let picture = ColorGlyphPainter.picture(of: paint, clip: clip, unitsPerEm: unitsPerEm)
    {
      return picture
    }
    return bitmap(of: glyph)
  }
}
