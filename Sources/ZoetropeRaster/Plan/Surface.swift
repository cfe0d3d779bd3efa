/// What is planned for: the canvas, or the picture of a layer.
///
/// Surfaces nest. Whatever the plan of the inner one puts into the context's buffers lies behind
/// that of the outer one, and goes as soon as the inner one is painted, which is before the planning
/// of the outer one goes on.
struct Surface {
  /// The pixels that can be painted.
  let window: PixelRect
  /// What the surfaces of layers inside may reach.
  let limit: PixelRect
  /// Pixels in a point.
  let scale: Double
  /// The number of rows painted at a time; the first ones begin at the window's top.
  let bandHeight: Int
  /// Whether this is the canvas.
  let isCanvas: Bool
  /// What is there before anything is painted.
  var background: UInt32 = 0
  /// Where to paint; nil for a picture that nothing has been painted into.
  var target: PixelTarget?
  /// The picture that is painted into, if this is not the canvas.
  var pixmap: Pixmap?
  /// Whether some has been painted already, to look at it.
  var isBegun = false
  /// What the plan so far can change.
  var drawn = PixelRect.empty
  /// How much was in the context's buffers before.
  let start: PlanMark
  /// The clips and layers that were open before.
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
  /// What is looked at around a window, at most: as much again on each side, and 1024 pixels if that
  /// is more.
  static func limit(_ window: PixelRect) -> PixelRect {
    window.grown(by: min(max(window.width, window.height, 1024), PixelRect.farthest))
  }
}
