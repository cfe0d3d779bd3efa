import ZoetropeBitmap
import ZoetropeDisplayList

extension Renderer {
  /// Draws a list and hands its rows to a closure, band by band from the top, while the rows are in
  /// cache. No bitmap is kept, so memory does not depend on the height. A list with backdrops is
  /// the exception: it keeps all pixels until the end.
  ///
  /// The rows equal those of ``render(_:into:context:)``.
  ///
  /// - Parameters:
  ///   - list: The list to draw, in points.
  ///   - context: The buffers to draw with, which may have served any other frame before.
  ///   - take: Receives the next band, which is valid only during the call. Returns false to stop.
  /// - Returns: Whether all rows were taken. A list without pixels has no rows.
  package func renderBands(
    _ list: DisplayList, context: RenderContext, take: (Band) -> Bool
  ) -> Bool {
    let (width, height) = pixelSize(of: list.size)
    guard width > 0, height > 0 else { return true }
    var settings = plannerSettings
    settings.keepsInk = true
    var planner = FramePlanner(
      context: context, canvas: PixelRect(left: 0, top: 0, right: width, bottom: height),
      scale: scale, settings: settings)
    planner.plan(list.items)
    var facts = FrameFacts()
    RowChanges.facts(
      context.plan.changedRows.base, height: height, background: settings.background,
      keepsOpaque: planner.keepsOpaque, into: &facts)
    // If planning has painted operations, such as those before a backdrop, the canvas has a pixmap.
    // The remaining operations are painted into it.
    let isPainted = planner.surface.target != nil
    if isPainted { planner.paintOperations() } else { planner.makePaints() }
    let rows = BandRows(planner, facts: facts, isPainted: isPainted)
    let isTaken = rows.hand(to: take)
    if let pixmap = planner.surface.pixmap { context.pixmaps.release(pixmap) }
    context.pixmaps.release(downTo: 0)
    return isTaken
  }
}
