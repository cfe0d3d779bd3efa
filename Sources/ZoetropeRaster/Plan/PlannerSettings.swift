/// The parameters of planning, apart from the list.
struct PlannerSettings {
  /// The premultiplied pixel that the canvas is filled with first.
  var background: UInt32 = 0
  /// The number of rows painted at a time; nil to suit the width.
  var bandHeight: Int?
  /// The number of pixels that pixmaps waiting to be composited may have together.
  var pixmapBudget = 1 << 25
  /// Whether shadows of rectangles, rounded or not, are computed from the shapes.
  var usesAnalyticShadows = true
  /// Whether glyphs that share no pixel with others are drawn from the cache.
  var usesGlyphCache = true
  /// Whether everything is drawn pixel by pixel, without fast paths; the pixels are the same.
  var isReference = false
  /// Whether the parts of the canvas that differ from the background are tracked.
  var keepsInk = false

  /// Returns the band height for a surface: as many rows as let a band's pixels and cells, 8 bytes
  /// a column together, fit half a megabyte, half of the L2 cache of common processors. A multiple
  /// of 8 from 8 to 64.
  func bandHeight(_ rect: PixelRect) -> Int {
    if let bandHeight { return max(bandHeight, 1) }
    if isReference { return max(rect.bottom - rect.top, 1) }
    let width = max(rect.right - rect.left, 1)
    return min(max((1 << 20) / (8 * width) & ~7, 8), 64)
  }
}
