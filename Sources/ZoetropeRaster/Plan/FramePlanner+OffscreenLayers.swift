import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Begins a ``Surface`` for the contents of a layer. The next items are planned on that surface.
  mutating func beginOffscreen(
    _ layer: DisplayList.Layer, _ survey: LayerSurvey, _ content: LayerContent
  ) {
    // A backdrop may show pixels from outside of the clips around the layer.
    var visible = survey.holdsBackdrop ? surface.window : window
    var (scale, limit) = (surface.scale, surface.limit)
    var projection = self.projection(through: layer)
    if let matrix = projection {
      let view = ProjectionPlan(
        matrix, magnification: magnification(of: layer, content, matrix), scale: scale,
        window: window)
      (scale, visible, projection) = (view.scale, view.visible, view.matrix)
      limit = Surface.limit(visible)
    }
    let steps = FilterSpace(layer.transform, scale: scale).steps(layer.filters)
    let touched =
      projection != nil || survey.holdsBackdrop ? content.touched(scale: scale) : nil
    var key: FlatPictures.Key?
    if projection != nil, let touched,
      let whole = Self.reach(of: touched, steps), !whole.isEmpty, visible.contains(whole)
    {
      // The projection decides which pixels of the layer are visible. Here, these include all
      // pixels that the layer can touch. The picture of these pixels does not depend on the
      // projection, and can be kept.
      visible = whole
      limit = Surface.limit(whole)
      key = FlatPictures.Key(
        items: content.items[content.start..<content.end], filters: layer.filters,
        transform: layer.transform, scale: scale, rect: whole,
        usesAnalyticShadows: settings.usesAnalyticShadows)
    }
    if settings.isReference { key = nil }
    let picture = key.flatMap { context.flatPictures.picture($0) }
    var needs = [visible]
    for step in steps.reversed() {
      needs.append(step.sources(of: needs[needs.count - 1]).intersection(limit))
    }
    needs.reverse()
    context.plan.pendingLayers.append(
      PendingLayer(
        outer: surface, openLayers: openLayers, opacity: Float(min(max(layer.opacity, 0), 1)),
        blendMode: layer.blendMode, steps: steps, needs: needs, projection: projection,
        anchor: survey.firstShape < 0
          ? (0, 0) : LayerContent.anchor(content.items[survey.firstShape], scale: scale),
        key: key, picture: picture))
    window = picture == nil ? needs[0] : .empty
    // The window may be far larger than the contents: a backdrop in the layer extends it to the
    // whole window of the surface, and a projection may enlarge it. It is therefore limited to the
    // pixels that the contents can touch.
    if let touched { window = window.intersection(touched) }
    surface = Surface(
      window: window, limit: limit, scale: scale, bandHeight: settings.bandHeight(window),
      isCanvas: false, context: context)
    self.layer = -1
    self.projection = nil
    openLayers = 0
    if !(layer.opacity > 0) { isSkipping = true }
  }

  /// Returns the pixels to which filters can spread the contents of a rectangle; nil if the result
  /// is unbounded.
  private static func reach(of rect: PixelRect, _ steps: [FilterStep]) -> PixelRect? {
    steps.reduce(rect) { rect, step in rect.flatMap { step.reach(of: $0) } }
  }

  /// Ends a layer that was planned as a ``Surface`` of its own.
  ///
  /// The contents of the layer are painted into a pixmap, which is then filtered and projected. An
  /// operation that composites the pixmap is appended for the outer surface.
  mutating func endOffscreen(_ scope: Scope) {
    guard let pending = context.plan.pendingLayers.popLast() else { return }
    var pixmap = finishSurface()
    surface = pending.outer
    window = scope.outerWindow
    layer = scope.outerLayer
    openLayers = pending.openLayers
    isSkipping = scope.isSkipped
    projection = scope.outerProjection
    for (index, step) in pending.steps.enumerated() where pending.picture == nil {
      let filter = PixmapFilter(
        context: context, need: pending.needs[index + 1], anchor: pending.anchor)
      pixmap = filter.apply(step, to: pixmap)
    }
    if let matrix = pending.projection { pixmap = project(pixmap, pending, matrix) }
    composite(pixmap, pending)
  }

  /// Paints the operations of the current surface that have not been painted yet, and drops the
  /// plan of the surface. Returns the pixmap of the surface; nil if nothing has been drawn.
  private mutating func finishSurface() -> Pixmap? {
    defer { surface.start.restore(context) }
    if surface.pixmap == nil {
      let drawn = surface.drawn.intersection(surface.window)
      if drawn.isEmpty { return nil }
      let pixmap = context.pixmaps.take(drawn)
      surface.pixmap = pixmap
      surface.target = PixelTarget(pixmap)
    }
    paintOperations()
    return surface.pixmap
  }

  /// Returns a new pixmap with the projection of a layer's picture; nil if the projection is
  /// invisible in the window. The picture is taken from the cache if possible. Otherwise it is
  /// `flat`, which is afterwards cached for later frames or released.
  private mutating func project(
    _ flat: Pixmap?, _ pending: PendingLayer, _ matrix: ProjectionTransform
  ) -> Pixmap? {
    if let picture = pending.picture { return project(picture, matrix) }
    guard let flat else { return nil }
    // The rectangle `ink` includes a transparent border of two pixels, where the pixmap has such a
    // border. With the border, the edges of the picture need no special treatment by the
    // projection.
    let picture = FlatPictures.Picture(
      pixmap: flat, ink: flat.inkBounds.grown(by: 2).intersection(flat.rect))
    let result = project(picture, matrix)
    if let key = pending.key, context.flatPictures.keep(picture, for: key) { return result }
    context.pixmaps.release(flat)
    return result
  }

  private mutating func project(
    _ picture: FlatPictures.Picture, _ matrix: ProjectionTransform
  ) -> Pixmap? {
    let (flat, ink) = (picture.pixmap, picture.ink)
    guard let plain = PerspectiveKernel(flat.view(ink), matrix: matrix) else { return nil }
    let bounds = plain.bounds(within: window)
    if bounds.isEmpty { return nil }
    var halves: [Pixmap] = []
    defer { for half in halves { context.pixmaps.release(half) } }
    var view = flat.view(ink)
    for _ in 0..<plain.halvingCount(in: bounds) {
      let half = context.pixmaps.take(view.halvedRect)
      view.halve(into: half.view(half.rect))
      view = half.view(half.rect)
      halves.append(half)
    }
    guard
      let kernel = PerspectiveKernel(
        flat.view(ink), halves: halves.map { $0.view($0.rect) }, matrix: matrix,
        isReference: settings.isReference)
    else { return nil }
    let pixmap = context.pixmaps.take(bounds)
    for y in bounds.top..<bounds.bottom {
      kernel.fill(row: y, from: bounds.left, count: bounds.width, into: pixmap.row(y))
    }
    return pixmap
  }

  private mutating func composite(_ pixmap: Pixmap?, _ pending: PendingLayer) {
    var style = LayerStyle(blendMode: pending.blendMode)
    if pending.blendMode.keepsBackdropWhereEmpty {
      guard let pixmap else { return }
      show(pixmap, opacity: pending.opacity, style)
      return noteBlending(style.blendMode)
    }
    // The blend mode also changes the pixels around the pixmap.
    var begin = pushOperation(style, opacity: pending.opacity)
    style = .plain
    begin.bounds = .empty
    var scope = Scope(
      isClip: false, isSkipped: isSkipping, outerWindow: window, outerProjection: projection,
      outerLayer: layer)
    scope.operation = context.plan.operations.count
    scope.isBanded = true
    context.plan.operations.append(begin)
    layer = context.plan.scopes.count
    openLayers += 1
    context.plan.scopes.append(scope)
    if let pixmap { show(pixmap, opacity: 1, style) }
    pop(isClip: false)
  }

  /// Appends an operation that composites a pixmap. If the pixmap would be invisible, this method
  /// releases it instead.
  private mutating func show(_ pixmap: Pixmap, opacity: Float, _ style: LayerStyle) {
    let bounds = pixmap.rect.intersection(window)
    if bounds.isEmpty || opacity <= 0 { return context.pixmaps.release(pixmap) }
    var operation = Operation(action: .pixmap, bounds: bounds)
    operation.opacity = opacity
    operation.source = context.pixmaps.add(pixmap)
    if !style.isPlain {
      operation.style = context.plan.styles.count
      context.plan.styles.append(style)
    }
    append(operation)
    if context.pixmaps.pixelCount > settings.pixmapBudget && layer < 0 { paintSoFar() }
  }
}
