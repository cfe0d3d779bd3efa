import ZoetropeBitmap
import ZoetropeDisplayList

extension Renderer {
  /// Draws a list and hands the rows on, some at a time from the top, while they are in cache. There
  /// is no bitmap, so that memory does not depend on the height; only where the list looks at what is
  /// behind a shape are all pixels kept until the end.
  ///
  /// The rows are those that ``render(_:into:context:)`` draws.
  ///
  /// - Parameters:
  ///   - list: What to draw, in points.
  ///   - context: Buffers to draw with, which may have served any other frame before.
  ///   - take: Takes the next rows, which are its own during the call; false to have no more.
  /// - Returns: Whether all rows were taken. There are none if the list has no pixels.
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
    // What was painted to be looked at has all pixels already; the rest goes into those.
    let isPainted = planner.surface.target != nil
    if isPainted { planner.paintOperations() } else { planner.makePaints() }
    let rows = BandRows(planner, facts: facts, isPainted: isPainted)
    let isTaken = rows.hand(to: take)
    if let pixmap = planner.surface.pixmap { context.pixmaps.release(pixmap) }
    context.pixmaps.release(downTo: 0)
    return isTaken
  }
}
