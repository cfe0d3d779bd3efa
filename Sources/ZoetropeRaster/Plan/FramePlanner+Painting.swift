import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Paints the operations planned for the current surface into its target, band by band.
  mutating func paintOperations() {
    guard let target = surface.target, !target.rect.isEmpty else { return }
    let first = surface.start.operations
    if surface.isBegun && context.plan.operations.count == first { return }
    makePaints()
    let (origin, height) = (surface.window.top, surface.bandHeight)
    BandPainter.prepare(context, target.rect, bandHeight: height)
    let bands = (target.rect.top - origin) / height...(target.rect.bottom - 1 - origin) / height
    let operations = BandOperations(
      context, from: first, bands: bands, origin: origin, bandHeight: height)
    var next = bands.lowerBound
    while next <= bands.upperBound {
      let band = next
      next += 1
      let isEmpty = operations.numbers(inBand: band).isEmpty
      if isEmpty {
        // Adjacent empty bands are filled together, because processors write one large block faster
        // than several small ones.
        while next <= bands.upperBound, operations.numbers(inBand: next).isEmpty { next += 1 }
      }
      if !surface.isBegun {
        let rows = max(origin + band * height, target.rect.top)
        let end = min(origin + next * height, target.rect.bottom)
        target.fill(rows..<end, with: surface.background)
      }
      if isEmpty { continue }
      var painter = BandPainter(
        context: context, target: target, operations: operations, origin: origin, band: band,
        bandHeight: height, isReference: settings.isReference)
      painter.paint()
    }
    surface.isBegun = true
  }

  /// Paints all operations planned so far for the current surface. Planning then continues with an
  /// empty plan within the same clips. A backdrop can now read the pixels, and pixmaps that waited
  /// to be composited are released.
  ///
  /// Precondition: every open layer is planned as a ``Surface`` of its own.
  mutating func paintSoFar() {
    if surface.target == nil {
      let pixmap = context.pixmaps.take(surface.window)
      surface.pixmap = pixmap
      surface.target = PixelTarget(pixmap)
    }
    paintOperations()
    surface.start.restorePaints(context)
    var count = surface.start.operations
    let operations = context.plan.operations.base
    for index in surface.firstScope..<context.plan.scopes.count
    where context.plan.scopes[index].operation >= 0 {
      // Only the operations that begin masks are moved to the new plan. They are in the order of
      // their scopes, so that no operation is overwritten before it has been moved.
      operations[count] = operations[context.plan.scopes[index].operation]
      context.plan.scopes[index].operation = count
      noteRows(Operation(action: .popMask, bounds: operations[count].bounds))
      count += 1
    }
    context.plan.operations.setCount(count)
  }
}
