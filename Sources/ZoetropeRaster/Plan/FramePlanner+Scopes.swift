import ZoetropeDisplayList
import ZoetropeGeometry

// MARK: Clips

extension FramePlanner {
  mutating func push(_ clip: DisplayList.Clip) {
    var scope = Scope(
      isClip: true, isSkipped: isSkipping, outerWindow: window, outerProjection: projection)
    defer { context.plan.scopes.append(scope) }
    if isSkipping { return }
    let rule = CoverageRule(isEvenOdd: clip.rule == .evenOdd, isHard: !clip.isAntialiased)
    guard var operation = shape(clip.path, clip.transform, rule, isInverse: clip.isInverse) else {
      // The outside of an empty shape is the whole window.
      if !clip.isInverse { window = .empty }
      return
    }
    window = operation.bounds
    if operation.isBox && operation.box.isAligned && !clip.isInverse { return }
    operation.action = .pushMask
    scope.operation = context.plan.operations.count
    context.plan.operations.append(operation)
  }

  /// Ends the innermost scope if it is of the given kind; otherwise does nothing.
  mutating func pop(isClip: Bool) {
    guard let scope = context.plan.scopes.last, scope.isClip == isClip else { return }
    context.plan.scopes.removeLast()
    if scope.isOffscreen { endOffscreen(scope) } else { end(scope) }
    for _ in 0..<scope.joinedLayers {
      joinedLayers -= 1
      pop(isClip: false)
    }
  }

  private mutating func end(_ scope: Scope) {
    window = scope.outerWindow
    isSkipping = scope.isSkipped
    projection = scope.outerProjection
    if !scope.isClip { layer = scope.outerLayer }
    if scope.isBanded { openLayers -= 1 }
    if scope.operation < 0 { return }
    let inside = context.plan.operations.count - scope.operation - 1
    if !scope.isClip {
      endLayer(scope, inside: inside)
    } else if inside == 0 {
      context.plan.operations.setCount(scope.operation)
    } else {
      let bounds = context.plan.operations.base[scope.operation].bounds
      let end = Operation(action: .popMask, bounds: bounds)
      context.plan.operations.append(end)
      noteRows(end)
    }
  }
}

// MARK: Layers

extension FramePlanner {
  /// The largest number of nested layers that are kept open while a band is painted. Each deeper
  /// layer is drawn into a pixmap of its own.
  private static let mostOpenLayers = 24

  mutating func push(
    _ layer: DisplayList.Layer, _ survey: LayerSurvey, _ content: LayerContent,
    isIsolated: Bool = false
  ) {
    if pushProjected(layer, survey, content) { return }
    var scope = Scope(
      isClip: false, isSkipped: isSkipping, outerWindow: window, outerProjection: projection,
      outerLayer: self.layer)
    let changesAll = !layer.blendMode.keepsBackdropWhereEmpty
    if isHidden || layer.opacity.isNaN || !(layer.opacity > 0 || changesAll) {
      isSkipping = true
      context.plan.scopes.append(scope)
      return
    }
    if needsOffscreen(layer, survey) {
      scope.isOffscreen = true
      beginOffscreen(layer, survey, content)
      context.plan.scopes.append(scope)
      return
    }
    let style = LayerStyle(
      blendMode: layer.blendMode, filters: layer.filters.compactMap { PointFilter($0) })
    if layer.opacity < 1 || !style.isPlain || survey.looksBehind || isIsolated {
      scope.operation = context.plan.operations.count
      scope.isBanded = true
      context.plan.operations.append(pushOperation(style, opacity: Float(layer.opacity)))
      self.layer = context.plan.scopes.count
      openLayers += 1
    }
    context.plan.scopes.append(scope)
    if !(layer.opacity > 0) { isSkipping = true }
    projection = projection(through: layer)
    if let projection, InverseProjection(projection) == nil { isSkipping = true }
  }

  private func needsOffscreen(_ layer: DisplayList.Layer, _ survey: LayerSurvey) -> Bool {
    if survey.holdsBackdrop || openLayers >= Self.mostOpenLayers { return true }
    let isProjected = projection(through: layer) != nil
    return layer.filters.contains { filter in
      switch filter {
      case .blur, .shadow: true
      // Some filters make transparent pixels visible. In a projected layer, only pixels in front of
      // the eye may become visible. A projected layer with such a filter is therefore drawn into a
      // pixmap.
      case .colorMatrix, .alphaThreshold:
        isProjected && PointFilter(filter).map(\.fillsEmpty) ?? false
      }
    }
  }

  /// Returns the operation that begins a layer. The operation's bounds are set when the layer ends.
  func pushOperation(_ style: LayerStyle, opacity: Float) -> Operation {
    var operation = Operation(action: .pushLayer, bounds: .empty)
    operation.opacity = min(max(opacity, 0), 1)
    if !style.isPlain {
      operation.style = context.plan.styles.count
      context.plan.styles.append(style)
    }
    return operation
  }

  private mutating func endLayer(_ scope: Scope, inside: Int) {
    let operations = context.plan.operations.base
    let begin = operations[scope.operation]
    let style = begin.style < 0 ? LayerStyle.plain : context.plan.styles[begin.style]
    if style.isPlain {
      if inside == 0 { return context.plan.operations.setCount(scope.operation) }
      if inside == 1, let only = faded(operations[scope.operation + 1], by: begin.opacity) {
        context.plan.operations.setCount(scope.operation)
        return append(only)
      }
    }
    let bounds = changedBounds(scope.drawn, style)
    if bounds.isEmpty { return context.plan.operations.setCount(scope.operation) }
    operations[scope.operation].bounds = bounds
    var end = begin
    end.action = .popLayer
    end.bounds = bounds
    append(end)
    noteBlending(style.blendMode)
  }

  /// Returns the pixels that can change when a layer is composited. `drawn` contains the pixels
  /// that the layer's contents can change.
  func changedBounds(_ drawn: PixelRect, _ style: LayerStyle) -> PixelRect {
    if style.fillsEmpty { return window }
    if style.blendMode.keepsBackdropWhereEmpty { return drawn }
    if layer >= 0 { return context.plan.scopes[layer].drawn.union(drawn).intersection(window) }
    return surface.isCanvas ? window : surface.drawn.union(drawn).intersection(window)
  }

  /// Clears ``keepsOpaque`` if a blend mode can make opaque pixels of the canvas transparent.
  mutating func noteBlending(_ mode: DisplayList.BlendMode) {
    if surface.isCanvas && layer < 0 && !mode.keepsOpaque { keepsOpaque = false }
  }

  /// Adds an operation's bounds to the drawn pixels of the innermost open layer, or of the surface
  /// if no layer is open. Also records the rows and pixels that the operation may change.
  mutating func noteDrawn(_ bounds: PixelRect, of operation: Operation) {
    if layer >= 0 {
      context.plan.scopes[layer].drawn = context.plan.scopes[layer].drawn.union(bounds)
    } else {
      surface.drawn = surface.drawn.union(bounds)
    }
    noteRows(operation)
  }

  /// Records in ``RowChanges`` and ``InkMap`` which rows and pixels of the canvas an operation may
  /// change.
  func noteRows(_ operation: Operation) {
    guard surface.isCanvas else { return }
    context.plan.ink.note(operation.bounds, alike: operation.rowsLikeAbove)
    let rows = context.plan.changedRows.base
    if operation.action == .shadow {
      RowChanges.note(context.plan.shadows[operation.source], operation.bounds, in: rows)
    } else {
      RowChanges.note(operation, in: rows)
    }
  }
}
