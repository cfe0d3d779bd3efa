/// The buffers in which glyph runs are planned, and glyphs drawn for the cache.
///
/// Invariants:
/// - Operations refer to `placed` by index; it only grows until their surface has been painted.
/// - `sites` holds the glyphs of the latest run.
/// - All cells and marks are zero between glyphs.
struct GlyphScratch: ~Copyable {
  /// The glyphs of all operations that are drawn from the cache.
  var placed = ScratchBuffer<PlacedGlyph>()
  /// The visible glyphs of one run.
  var sites = ScratchBuffer<GlyphSite>()
  /// The cells of one glyph.
  var cells = CellBuffer()
  /// The coverage of one glyph, 0 to 255.
  var pixels = ScratchBuffer<UInt8>()

  /// Drops the glyphs of all operations.
  mutating func reset() { placed.setCount(0) }
}
