import ZoetropeDisplayList
import ZoetropePixels

extension Renderer {
  /// Draws a list and passes its rows to a closure, band by band from the top.
  ///
  /// The closure receives the rows while they are in the processor's cache. No bitmap is kept, so
  /// memory use does not depend on the height. A list with backdrops is the exception: all its
  /// pixels are kept until the end.
  ///
  /// The rows equal those of ``render(_:into:context:)``.
  ///
  /// - Parameters:
  ///   - list: The list to draw, in points.
  ///   - context: The buffers to draw with. They may have been used for any other frames before.
  ///   - take: Receives the next band, which is valid only during the call. Returns false to stop.
  /// - Returns: Whether `take` returned true for every band. A list without pixels has no bands.
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
    // The operations that have not been painted yet are painted into this pixmap.
    let isPainted = planner.surface.target != nil
    if isPainted { planner.paintOperations() } else { planner.makePaints() }
    let rows = BandRows(planner, facts: facts, isPainted: isPainted)
    let isTaken = rows.hand(to: take)
    if let pixmap = planner.surface.pixmap { context.pixmaps.release(pixmap) }
    context.pixmaps.release(downTo: 0)
    return isTaken
  }
}
