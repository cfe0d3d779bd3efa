import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

// MARK: Shapes through a projection

extension FramePlanner {
  /// Returns the operation of a shape that is seen through a projection, and appends its edges to
  /// the context; nil if the shape changes no pixel.
  mutating func shape(
    _ path: Path, _ transform: CGAffineTransform, _ projection: ProjectionTransform,
    _ rule: CoverageRule, isInverse: Bool
  ) -> Operation? {
    let homography = Homography(transform, projection, scale: scale)
    let bounds = path.points.withUnsafeBufferPointer {
      homography.place($0, into: &context.flattening.projectedPoints)
    }
    guard let bounds else { return nil }
    var operation = Operation(action: .paint, bounds: window, rule: rule)
    operation.isInverse = isInverse
    operation.firstEdge = context.flattening.edges.count
    let visible = bounds.box.map { $0.pixels(in: window) } ?? window
    if visible.isEmpty { return nil }
    if !isInverse { operation.bounds = visible }
    var flattener = ProjectedFlattener(window: operation.bounds, nearest: bounds.nearest)
    flattener.flatten(
      path.verbs, context.flattening.projectedPoints.base, &context.flattening.edges)
    if bounds.box == nil && !isInverse { shrink(&operation) }
    if operation.bounds.isEmpty { return nil }
    return binEdges(of: &operation) ? operation : nil
  }

  /// Confines the bounds of an operation to its edges.
  private func shrink(_ operation: inout Operation) {
    var (left, top, right, bottom) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for index in operation.firstEdge..<context.flattening.edges.count {
      let edge = context.flattening.edges.base[index]
      (left, right) = (min(left, edge.x0, edge.x1), max(right, edge.x0, edge.x1))
      (top, bottom) = (min(top, edge.top), max(bottom, edge.bottom))
    }
    if left > right { return operation.bounds = .empty }
    let box = FixedBox(left: Int(left), top: Int(top), right: Int(right), bottom: Int(bottom))
    operation.bounds = box.pixels.intersection(operation.bounds)
  }

  /// Appends the operation of a glyph run that is seen through a projection. The outlines are
  /// projected as they are: the origins of the glyphs are not rounded, and no glyph is cached.
  mutating func paint(_ run: DisplayList.GlyphRun, _ projection: ProjectionTransform) {
    if !run.paint.isVector { return paintFlat(.glyphs(run)) }
    var operation = Operation(action: .paint, bounds: .empty)
    operation.firstEdge = context.flattening.edges.count
    for glyph in run.glyphs where !glyph.outline.controlBounds.isNull {
      let place = CGAffineTransform(
        a: run.size, b: 0, c: 0, d: run.size, tx: glyph.position.x, ty: glyph.position.y)
      let homography = Homography(
        place.concatenating(run.transform), projection, scale: scale)
      operation.bounds = operation.bounds.union(collect(glyph.outline, homography))
    }
    if !operation.bounds.isEmpty && binEdges(of: &operation) {
      append(operation, painted: run.paint, run.transform)
    }
  }

  /// Appends a projected glyph's edges to the context; returns the pixels of the window that the
  /// glyph can touch.
  private func collect(_ outline: GlyphOutline, _ homography: Homography) -> PixelRect {
    let bounds = outline.fillPath.points.withUnsafeBufferPointer {
      homography.place($0, into: &context.flattening.projectedPoints)
    }
    guard let bounds else { return .empty }
    let pixels = bounds.box.map { $0.pixels(in: window) } ?? window
    if pixels.isEmpty { return .empty }
    var flattener = ProjectedFlattener(
      window: window, nearest: bounds.nearest, orientation: outline.orientation)
    flattener.flatten(
      outline.fillPath.verbs, context.flattening.projectedPoints.base, &context.flattening.edges)
    return pixels
  }
}

// MARK: Layers through a projection

extension FramePlanner {
  /// The largest number of open layers that end another layer. Shadows in deeper layers are made
  /// together with their pictures.
  private static let mostJoinedLayers = 6
  /// The smallest standard deviation, in pixels of a layer, to which the layer's scale may reduce a
  /// blur.
  ///
  /// A Gaussian edge of this width deviates by 0.24 / 16 / 8, or half of one of the 255 levels, from
  /// straight lines between its pixels.
  private static let leastBlur = 4.0

  /// Returns the projection for the contents of a layer; nil if they are not projected.
  func projection(through layer: DisplayList.Layer) -> ProjectionTransform? {
    guard let own = layer.projection, !own.isIdentity else { return projection }
    return projection.map { own.concatenating($0) } ?? own
  }

  /// Returns the number of pixels in a row of a flat layer for each pixel of its surface.
  ///
  /// It is the largest magnification by the projection. A layer that is blurred as a whole has
  /// fewer pixels: only as many as the blurred picture needs.
  func magnification(
    of layer: DisplayList.Layer, _ content: LayerContent, _ projection: ProjectionTransform
  ) -> Double {
    var magnification = ProjectionPlan.magnification(projection, content)
    guard layer.filters.count == 1, layer.filters[0].isSmooth else { return magnification }
    let radius =
      switch layer.filters[0] {
      case .blur(let blur): blur.radius
      case .shadow(let shadow): shadow.radius
      case .colorMatrix, .alphaThreshold: 0.0
      }
    let space = FilterSpace(layer.transform, scale: scale * magnification)
    guard var sigma = space.sigma(radius)?.min() else { return magnification }
    while sigma >= 2 * Self.leastBlur {
      sigma /= 2
      magnification /= 2
    }
    return magnification
  }

  /// Begins a layer that is seen through a projection and consists of two nested layers:
  ///
  /// - A drop shadow is drawn by itself, from a picture of its own, and the contents are drawn over
  ///   it. The contents are planned twice.
  /// - A projected layer within another one, part of which lies behind the eye, is drawn flat.
  ///
  /// - Returns: False, without any effect, for any other layer.
  mutating func pushProjected(
    _ layer: DisplayList.Layer, _ survey: LayerSurvey, _ content: LayerContent
  ) -> Bool {
    guard !isHidden, joinedLayers < Self.mostJoinedLayers else { return false }
    if projection != nil, let own = layer.projection, !own.isIdentity,
      !content.isInFront(through: own)
    {
      // The layer itself is among the contents.
      pushFlat(
        LayerContent(items: content.items, start: content.start - 1, layers: content.layers - 1))
      push(layer, survey, content)
    } else if projection(through: layer) != nil, layer.opacity > 0, layer.filters.count == 1,
      case .shadow(var shadow) = layer.filters[0], shadow.kind == .drop,
      shadow.blendMode == .normal, !shadow.isAlone
    {
      var group = layer
      group.filters = []
      push(group, LayerSurvey(), content)
      shadow.isAlone = true
      var below = DisplayList.Layer(filters: [.shadow(shadow)], transform: layer.transform)
      below.opacity = 1
      var bare = LayerSurvey()
      bare.firstShape = survey.firstShape
      replay(below, bare, content)
      push(DisplayList.Layer(), survey, content)
    } else {
      return false
    }
    context.plan.scopes[context.plan.scopes.count - 1].endsOuter = true
    joinedLayers += 1
    return true
  }

  /// Plans a copy of a layer.
  private mutating func replay(
    _ layer: DisplayList.Layer, _ survey: LayerSurvey, _ content: LayerContent
  ) {
    if isHidden { return }
    let count = context.plan.scopes.count
    push(layer, survey, content)
    plan(content, end: content.end)
    while context.plan.scopes.count > count, let scope = context.plan.scopes.last {
      pop(isClip: scope.isClip)
    }
  }

  /// Begins a plain layer that is drawn flat and then projected.
  private mutating func pushFlat(_ content: LayerContent) {
    var scope = Scope(
      isClip: false, isSkipped: isSkipping, outerWindow: window, outerProjection: projection,
      outerLayer: layer)
    scope.isOffscreen = true
    beginOffscreen(DisplayList.Layer(), LayerSurvey(), content)
    context.plan.scopes.append(scope)
  }

  /// Draws an item that is not a vector drawing: draws it flat, and projects its picture.
  mutating func paintFlat(_ item: DisplayList.Item) {
    let content = LayerContent(items: [item], start: 0, layers: 0)
    pushFlat(content)
    plan(content, end: 1)
    pop(isClip: false)
  }
}

extension LayerContent {
  /// Whether all drawn items lie in front of the eye of a projection.
  func isInFront(through projection: ProjectionTransform) -> Bool {
    guard let extent = extent(isBound: true) else { return true }
    var (least, most) = (Double.infinity, -Double.infinity)
    for x in [extent.low.x, extent.high.x] {
      for y in [extent.low.y, extent.high.y] {
        let w =
          x * Double(projection.m13) + y * Double(projection.m23) + Double(projection.m33)
        (least, most) = (min(least, w), max(most, w))
      }
    }
    return least > most * Homography.nearestFraction && most > 0
  }
}

extension Paint {
  /// Whether the paint can be evaluated through a projection, pixel by pixel.
  var isVector: Bool {
    switch self {
    case .color, .gradient: true
    case .mesh, .tiles: false
    }
  }
}

extension DisplayList.Filter {
  /// Whether the result of the filter has no details finer than its blur.
  fileprivate var isSmooth: Bool {
    switch self {
    case .blur(let blur): !blur.isOpaque
    case .shadow(let shadow): shadow.isAlone && shadow.kind != .inner
    case .colorMatrix, .alphaThreshold: false
    }
  }
}
