/// What planning depends on, besides the list.
struct PlannerSettings {
  /// The canvas before anything is painted, as a premultiplied pixel.
  var background: UInt32 = 0
  /// The number of rows painted at a time; nil to suit the width.
  var bandHeight: Int?
  /// How many pixels the pictures that wait to be composited may have together before they are.
  var pixmapBudget = 1 << 25
  /// Whether the shadows of simple shapes are computed from the shapes.
  var usesAnalyticShadows = true
  /// Whether glyphs that share no pixel with others are drawn from the cache.
  var usesGlyphCache = true
  /// Whether everything is drawn in the plainest way, pixel by pixel; the pixels are the same.
  var isReference = false
  /// Whether it is noted where the canvas may be anything but background.
  var keepsInk = false

  /// As many rows as let a band's pixels and cells, 8 bytes a column, share half a megabyte: half
  /// of the L2 cache of common processors. A multiple of 8 between 8 and 64.
  func bandHeight(_ rect: PixelRect) -> Int {
    if let bandHeight { return max(bandHeight, 1) }
    if isReference { return max(rect.bottom - rect.top, 1) }
    let width = max(rect.right - rect.left, 1)
    return min(max((1 << 20) / (8 * width) & ~7, 8), 64)
  }
}
