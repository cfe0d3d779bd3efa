import ZoetropeDisplayList

/// A cache of the pictures of a face's color glyphs, with a limited size in memory. The pictures
/// added first are dropped first. A dropped picture stays in memory while it is being drawn.
struct GlyphPictureCache {
  /// The limit for the total size of the cached pictures, in bytes.
  let limit: Int
  private(set) var byteCount = 0
  private var outlines: [UInt32: GlyphOutline] = [:]
  /// The glyphs in the order in which they were added.
  private var order: [UInt32] = []
  /// The number of dropped glyphs, which are at the start of ``order``.
  private var dropped = 0

  /// Creates an empty cache. By default, it holds 24 MB: some 350 bitmaps of 128 by 128 pixels.
  init(limit: Int = 24 << 20) { self.limit = limit }

  /// The outline of a glyph that has a picture; nil if the glyph is not in the cache.
  subscript(glyph: UInt32) -> GlyphOutline? { outlines[glyph] }

  /// Adds an outline with a picture.
  ///
  /// - Complexity: O(1) on average.
  mutating func add(_ outline: GlyphOutline) {
    let added = outline.picture?.byteCount ?? 0
    while byteCount + added > limit, dropped < order.count {
      byteCount -= outlines.removeValue(forKey: order[dropped])?.picture?.byteCount ?? 0
      dropped += 1
    }
    if dropped > 256, dropped > order.count / 2 {
      order.removeFirst(dropped)
      dropped = 0
    }
    outlines[outline.glyph] = outline
    order.append(outline.glyph)
    byteCount += added
  }
}
