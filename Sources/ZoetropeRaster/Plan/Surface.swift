/// The pixels for which operations are planned: the canvas, or the pixmap of a layer.
///
/// Surfaces nest. The plan of an inner surface follows that of the outer one in the context's
/// buffers. The inner plan is dropped as soon as the inner surface has been painted, before the
/// planning of the outer surface continues.
struct Surface {
  /// The pixels of the surface that can be painted.
  let window: PixelRect
  /// The rectangle within which the surfaces of inner layers must lie.
  let limit: PixelRect
  /// The number of pixels in a point.
  let scale: Double
  /// The number of rows in a band. The first band begins at the top of ``window``.
  let bandHeight: Int
  /// Whether the surface is the canvas.
  let isCanvas: Bool
  /// The premultiplied pixel that the surface is filled with first.
  var background: UInt32 = 0
  /// The pixels to paint into; nil if they have not been allocated yet.
  var target: PixelTarget?
  /// The pixmap with the pixels of ``target``; nil if the target is a bitmap or not allocated yet.
  var pixmap: Pixmap?
  /// Whether some operations of the surface have already been painted, for example before a
  /// backdrop.
  var isBegun = false
  /// The bounds of the pixels that the operations planned so far can write.
  var drawn = PixelRect.empty
  /// The sizes of the context's buffers when the surface began.
  let start: PlanMark
  /// The number of clips and layers that were open when the surface began.
  let firstScope: Int

  init(
    window: PixelRect, limit: PixelRect, scale: Double, bandHeight: Int, isCanvas: Bool,
    context: RenderContext
  ) {
    self.window = window
    self.limit = limit
    self.scale = scale
    self.bandHeight = bandHeight
    self.isCanvas = isCanvas
    start = PlanMark(context)
    firstScope = context.plan.scopes.count
  }
}

extension Surface {
  /// Returns the largest rectangle that filters may read around a window. On each side, the
  /// rectangle extends beyond the window by the window's longer side or by 1024 pixels, whichever
  /// is more.
  static func limit(_ window: PixelRect) -> PixelRect {
    window.grown(by: min(max(window.width, window.height, 1024), PixelRect.farthest))
  }
}
