/// The buffers in which glyph runs are planned, and in which glyphs are drawn for the cache.
///
/// Invariants:
/// - Operations refer to `placed` by index. This buffer therefore keeps its elements until the
///   surface that the operations paint is finished.
/// - `sites` holds the glyphs of the latest run.
/// - All values in `cells` are zero before and after each glyph.
struct GlyphScratch: ~Copyable {
  /// The glyphs that the planned operations draw from the cache.
  var placed = ScratchBuffer<PlacedGlyph>()
  /// The visible glyphs of one run.
  var sites = ScratchBuffer<GlyphSite>()
  /// The cells of the glyph that is being drawn for the cache; see ``CoverageAccumulator``.
  var cells = CellBuffer()
  /// The coverage of the glyph that is being drawn for the cache, 0 to 255.
  var pixels = ScratchBuffer<UInt8>()

  /// Drops the glyphs of all operations.
  mutating func reset() { placed.setCount(0) }
}
