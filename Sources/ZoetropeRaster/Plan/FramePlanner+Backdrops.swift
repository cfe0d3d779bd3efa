import ZoetropeDisplayList

extension FramePlanner {
  /// Plans a backdrop: filters the pixels behind a shape, and appends the operation that replaces
  /// them.
  mutating func paint(_ backdrop: DisplayList.Backdrop) {
    if isHidden || layer >= 0 { return }
    let rule = CoverageRule(isEvenOdd: backdrop.rule == .evenOdd, isHard: !backdrop.isAntialiased)
    let space = FilterSpace(backdrop.transform, scale: scale)
    let steps = space.steps(backdrop.filters)
    guard !steps.isEmpty, var operation = shape(backdrop.path, backdrop.transform, rule) else {
      return
    }
    paintSoFar()
    // The needed pixels: first the pixels that the filters read from the surface, then the needed
    // pixels of each filter's result.
    var needs = [operation.bounds]
    for step in steps.reversed() {
      needs.append(step.sources(of: needs[needs.count - 1]).intersection(surface.window))
    }
    needs.reverse()
    let region = needs[0]
    guard let target = surface.target, !region.isEmpty else { return }
    var pixmap = context.pixmaps.take(region)
    for y in region.top..<region.bottom {
      let row = target.base + (y - target.rect.top) * target.stride
      pixmap.row(y).update(from: row + (region.left - target.rect.left), count: region.width)
    }
    let anchor = LayerContent.anchor(.backdrop(backdrop), scale: scale)
    for (index, step) in steps.enumerated() {
      let filter = PixmapFilter(
        context: context, need: needs[index + 1], anchor: anchor, isEndless: true)
      guard let next = filter.apply(step, to: pixmap) else { return }
      pixmap = next
    }
    operation.action = .backdrop
    operation.rowsDiffer = true
    operation.source = context.pixmaps.add(pixmap)
    append(operation)
    if surface.isCanvas { keepsOpaque = false }
  }
}
