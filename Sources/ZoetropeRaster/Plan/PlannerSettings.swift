/// The settings of a ``FramePlanner``, apart from the list, the canvas and the scale.
struct PlannerSettings {
  /// The premultiplied pixel that the canvas is filled with first.
  var background: UInt32 = 0
  /// The number of rows in a band; nil to derive it from the width.
  var bandHeight: Int?
  /// The total number of pixels that pixmaps may have while they wait to be composited. If the
  /// total exceeds this number, all operations planned so far are painted, which releases the
  /// pixmaps.
  var pixmapBudget = 1 << 25
  /// Whether the shadows of plain and rounded rectangles are computed from the shapes. Otherwise
  /// they are made by blurring pixels.
  var usesAnalyticShadows = true
  /// Whether glyphs that share no pixel with others are drawn from the cache.
  var usesGlyphCache = true
  /// Whether the frame is drawn by the slow reference implementation, pixel by pixel. The fast
  /// implementation draws the same pixels.
  var isReference = false
  /// Whether an ``InkMap`` tracks the parts of the canvas that differ from the background or from
  /// the row above.
  var keepsInk = false

  /// Returns the band height for a surface: ``bandHeight`` if it is set, and otherwise a multiple
  /// of 8 from 8 to 64.
  ///
  /// The multiple is chosen so that a band's pixels and coverage cells, together 8 bytes per column
  /// and row, fit one megabyte. One megabyte is about the size of a common processor's L2 cache.
  func bandHeight(_ rect: PixelRect) -> Int {
    if let bandHeight { return max(bandHeight, 1) }
    if isReference { return max(rect.bottom - rect.top, 1) }
    let width = max(rect.right - rect.left, 1)
    return min(max((1 << 20) / (8 * width) & ~7, 8), 64)
  }
}
