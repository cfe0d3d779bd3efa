/// Finds the glyphs of a run whose boxes overlap the boxes of other glyphs, line by line.
///
/// A glyph that lies below all earlier glyphs begins a new line. Most glyphs lie to the left or to
/// the right of all earlier glyphs of their line, and need no comparison. Any other glyph is
/// compared with each earlier glyph of its line.
struct GlyphOverlapDetector {
  /// The largest number of glyphs with which one glyph is compared.
  private static let mostCompared = 512

  private var firstOfLine = 0
  private var line = PixelRect.empty
  /// The first row below the previous line of glyphs; `Int.min` during the first line.
  ///
  /// A later glyph that reaches above this row may overlap glyphs of the previous lines, which are
  /// no longer compared. ``add(_:to:)`` then returns false.
  private var ceiling = Int.min

  /// Adds the next glyph to `sites`; ignores a glyph whose box is empty.
  ///
  /// If the boxes of earlier glyphs of the line overlap the box of the new glyph, these glyphs and
  /// the new glyph are marked; see ``GlyphSite/meetsAnother``.
  ///
  /// - Returns: False, without adding the glyph, in two cases: if the glyph reaches above
  ///   ``ceiling``, or if it would have to be compared with more than ``mostCompared`` glyphs.
  mutating func add(_ site: inout GlyphSite, to sites: inout ScratchBuffer<GlyphSite>) -> Bool {
    let box = site.box
    if box.isEmpty { return true }
    if box.top < ceiling { return false }
    if box.top >= line.bottom && !line.isEmpty {
      ceiling = line.bottom
      firstOfLine = sites.count
      line = .empty
    } else if box.left < line.right && box.right > line.left {
      if sites.count - firstOfLine > Self.mostCompared { return false }
      for index in firstOfLine..<sites.count
      where !sites.base[index].box.intersection(box).isEmpty {
        sites.base[index].meetsAnother = true
        site.meetsAnother = true
      }
    }
    line = line.union(box)
    sites.append(site)
    return true
  }
}
