import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// The largest value of ``joinedLayers``, which counts the open layers that the planner has added
  /// to those of the list. Beyond this number, a layer and its drop shadow share one picture.
  private static let mostJoinedLayers = 6
  /// The smallest standard deviation, in pixels of a layer, that a blur of the layer may have after
  /// the scale of the layer has been reduced.
  ///
  /// The second derivative of a Gaussian edge with this deviation is at most 0.24 / 4². Linear
  /// interpolation between the pixels of the edge is therefore off by at most 0.24 / 4² / 8, less
  /// than half of one of the 255 levels.
  private static let leastBlur = 4.0

  /// Returns the projection for the contents of a layer, including the projections of enclosing
  /// layers; nil if there is no projection.
  func projection(through layer: DisplayList.Layer) -> ProjectionTransform? {
    guard let own = layer.projection, !own.isIdentity else { return projection }
    return projection.map { own.concatenating($0) } ?? own
  }

  /// Returns the scale of a projected layer's flat picture: the number of the picture's pixels per
  /// pixel of the enclosing surface, along each axis.
  ///
  /// The number is the largest magnification by the projection. It may be smaller if the layer is
  /// blurred as a whole, because a blurred picture needs fewer pixels.
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

  /// Begins a projected layer that has to be planned as two nested layers. There are two cases:
  ///
  /// - A layer with a drop shadow. The shadow is drawn from a picture of its own, and the contents
  ///   are drawn over it. The contents are therefore planned twice.
  /// - A layer within another projected layer, if a part of the inner layer lies behind the eye.
  ///   The inner layer is drawn into a flat picture.
  ///
  /// - Returns: False, without any effect, for any other layer. Also false if items are invisible
  ///   at this point of the list, or if ``joinedLayers`` has reached ``mostJoinedLayers``.
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
      // The contents may have several items with the same edges, as in a card. The contents are
      // drawn as an isolated layer, so that these edges are composited with the shadow only once.
      push(DisplayList.Layer(), survey, content, isIsolated: true)
    } else {
      return false
    }
    context.plan.scopes[context.plan.scopes.count - 1].joinedLayers += 1
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

  /// Draws an item that cannot be evaluated through the projection, such as an image. The item is
  /// first drawn without the projection, and its picture is then projected.
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
