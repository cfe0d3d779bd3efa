/// The parameters of planning, apart from the list.
struct PlannerSettings {
  /// The premultiplied pixel that the canvas is filled with first.
  var background: UInt32 = 0
  /// The number of rows painted at a time; nil to choose it by the width.
  var bandHeight: Int?
  /// The largest total number of pixels of the pixmaps that wait to be composited.
  var pixmapBudget = 1 << 25
  /// Whether the shadows of rectangles, rounded or not, are computed from the shapes instead of by
  /// blurring pixels.
  var usesAnalyticShadows = true
  /// Whether glyphs that share no pixel with others are drawn from the cache.
  var usesGlyphCache = true
  /// Whether everything is drawn pixel by pixel, without fast paths; the pixels are the same.
  var isReference = false
  /// Whether the parts of the canvas that differ from the background are tracked.
  var keepsInk = false

  /// Returns the band height for a surface: a multiple of 8 from 8 to 64.
  ///
  /// It is chosen so that a band's pixels and cells, together 8 bytes per column and row, fit one
  /// megabyte, about the L2 cache of common processors.
  func bandHeight(_ rect: PixelRect) -> Int {
    if let bandHeight { return max(bandHeight, 1) }
    if isReference { return max(rect.bottom - rect.top, 1) }
    let width = max(rect.right - rect.left, 1)
    return min(max((1 << 20) / (8 * width) & ~7, 8), 64)
  }
}
