import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayListBuilder {
  /// Draws a subtree with an opacity from 0 to 1.
  package mutating func layer(opacity: Double, _ body: (inout DisplayListBuilder) -> Void) {
    // NaN is not less than 1 and counts as opaque.
    guard opacity < 1 else { return body(&self) }
    layer(DisplayList.Layer(opacity: max(opacity, 0))) { $0.allowingHiddenViews(body) }
  }

  /// Draws a subtree with an effect. The effect applies to each leaf separately, or to the subtree
  /// as one picture. ``InheritedEffects`` lists the cases.
  ///
  /// - Parameters:
  ///   - layer: The effect. If it has filters, its transform is replaced by the transform from the
  ///     current space to the canvas. An effect with numbers that are not finite is ignored.
  ///   - body: Walks the subtree.
  package mutating func layer(
    _ layer: DisplayList.Layer, _ body: (inout DisplayListBuilder) -> Void
  ) {
    // Cues and tests cannot operate an invisible view.
    if purpose == .elements && layer.opacity <= 0 { return }
    var layer = layer
    if !layer.filters.isEmpty { layer.transform = transform }
    guard purpose == .drawing, layer.isFinite else {
      let outer = inheritedOpacity
      if layer.isFinite { inheritedOpacity *= layer.opacity }
      body(&self)
      inheritedOpacity = outer
      return
    }
    if layer.projection != nil {
      return asOnePicture { $0.picture(layer, isIsolated: false, body) }
    }
    if inherited.filters && (layer.castsShadow || layer.blendMode != .normal) {
      return asOnePicture { $0.inheriting(layer, body) }
    }
    inheriting(layer, body)
  }

  private mutating func inheriting(
    _ layer: DisplayList.Layer, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let mark = inherited.mark
    inherited.add(layer)
    body(&self)
    inherited.remove(after: mark)
  }

  /// Draws a subtree as one picture, to which the inherited effects apply as a whole.
  package mutating func asOnePicture(_ body: (inout DisplayListBuilder) -> Void) {
    guard purpose == .drawing, !inherited.isEmpty else { return body(&self) }
    let outer = inherited
    inherited = InheritedEffects()
    picture(outer.layers[...], body)
    inherited = outer
  }

  /// Draws a subtree in nested layers. The first layer of `layers` is the outermost.
  private mutating func picture(
    _ layers: ArraySlice<DisplayList.Layer>, _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard let first = layers.first else { return body(&self) }
    picture(first, isIsolated: false) { $0.picture(layers.dropFirst(), body) }
  }

  /// Draws a subtree as one picture.
  ///
  /// If the subtree draws only another layer, and if merging the two layers does not change the
  /// picture, they are merged.
  ///
  /// - Parameters:
  ///   - layer: The layer of the picture.
  ///   - isIsolated: Whether the items in the layer are blended only with each other.
  ///   - body: Walks the subtree.
  private mutating func picture(
    _ layer: DisplayList.Layer, isIsolated: Bool, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let (start, outerCount) = (items.count, dependentCount)
    append(.pushLayer(layer))
    withoutReuse(body)
    dependentCount = outerCount
    end(layer, from: start, isIsolated: isIsolated)
  }

  private mutating func end(_ layer: DisplayList.Layer, from start: Int, isIsolated: Bool) {
    let count = items.count - start - 1
    let isUnseen = layer.opacity <= 0 && layer.blendMode.keepsBackdropWhereEmpty
    if isUnseen || count == 0 && layer.changesNothingWhenEmpty {
      items.removeSubrange(start...)
      latestLayer = nil
      return
    }
    if count == 1, layer.onlyFades, let faded = items[start + 1].faded(by: layer.opacity) {
      // A single shape with a faded color looks the same without a layer.
      items.replaceSubrange(start..., with: CollectionOfOne(faded))
      return
    }
    if layer.castsShadow,
      let shadowed = DisplayList.materialWithShadow(layer, items[(start + 1)...])
    {
      items.replaceSubrange(start..., with: shadowed)
      latestLayer = nil
      dependentCount += 1
      return
    }
    var layer = layer
    if latestLayer == start + 1..<items.count, case .pushLayer(let inner) = items[start + 1],
      let merged = layer.merged(with: inner, isIsolated: isIsolated)
    {
      layer = merged
      items[start] = .pushLayer(merged)
      items.remove(at: start + 1)
    } else {
      items.append(.popLayer)
    }
    latestLayer = start..<items.count
    if layer.blendMode != .normal { dependentCount += 1 }
  }

  /// Draws a subtree whose items are blended only with each other. A layer is created only if some
  /// item depends on its backdrop.
  package mutating func group(_ body: (inout DisplayListBuilder) -> Void) {
    guard purpose == .drawing else { return body(&self) }
    asOnePicture { $0.isolated(body) }
  }

  private mutating func isolated(_ body: (inout DisplayListBuilder) -> Void) {
    let (start, outerCount, wasIsolating) = (items.count, dependentCount, isIsolating)
    append(.pushLayer(DisplayList.Layer()))
    dependentCount = 0
    isIsolating = true
    withoutReuse(body)
    let isNeeded = dependentCount > 0
    dependentCount = outerCount
    isIsolating = wasIsolating
    if isNeeded { return end(DisplayList.Layer(), from: start, isIsolated: true) }
    items.remove(at: start)
    latestLayer = latestLayer.flatMap { range in
      range.lowerBound > start ? range.lowerBound - 1..<range.upperBound - 1 : nil
    }
  }

  /// Adds to ``dependentCount`` the number of items whose pixels depend on their backdrop. Items
  /// before the index `start` are not counted.
  mutating func countDependents(from start: Int) {
    // The loop uses an index, because a loop over the items would copy each of them.
    for index in start..<items.count where items[index].dependsOnBackdrop { dependentCount += 1 }
  }

  /// Draws a subtree through a mask: the alpha of its picture is multiplied by the alpha of the
  /// mask.
  ///
  /// - Parameters:
  ///   - mask: Walks the mask. Not called if the builder collects interactive elements.
  ///   - body: Walks the subtree.
  package mutating func masked(
    by mask: (inout DisplayListBuilder) -> Void, _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard purpose == .drawing else {
      allowingHiddenViews(body)
      if purpose == .placements { mask(&self) }
      return
    }
    asOnePicture { builder in
      let start = builder.items.count + 1
      builder.picture(DisplayList.Layer(), isIsolated: true) { builder in
        builder.allowingHiddenViews(body)
        let maskStart = builder.items.count
        if maskStart == start { return }
        let layer = DisplayList.Layer(blendMode: .destinationIn)
        builder.picture(layer, isIsolated: true) { $0.allowingHiddenViews(mask) }
        if builder.items.count == maskStart + 2 { builder.items.removeSubrange(start...) }
      }
    }
  }

  /// Draws a subtree, in its own coordinate space, through a projection.
  ///
  /// A builder that does not draw uses the affine transform that approximates the projection at the
  /// center of the view.
  ///
  /// - Parameters:
  ///   - projection: The projection, in the space of the subtree, in points.
  ///   - frame: The frame of the view in the current space, in points. The origin of the frame is
  ///     the origin of the subtree's space.
  ///   - body: Walks the subtree.
  package mutating func projected(
    _ projection: ProjectionTransform, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let toOuter = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    if projection.isParallel || purpose != .drawing {
      let affine = projection.affine(near: middle)
      if inherited.filters && !affine.isUniform {
        return asOnePicture { $0.inSpace(affine.concatenating(toOuter), body) }
      }
      return inSpace(affine.concatenating(toOuter), body)
    }
    let toCanvas = toOuter.concatenating(transform)
    // A picture seen edge-on covers no pixels.
    guard abs(projection.determinant) > 1e-6, toCanvas.a * toCanvas.d != toCanvas.b * toCanvas.c
    else { return }
    let onCanvas = ProjectionTransform(toCanvas.inverted()).concatenating(projection)
      .concatenating(ProjectionTransform(toCanvas))
    layer(DisplayList.Layer(projection: onCanvas)) { $0.inSpace(toOuter, body) }
  }
}

extension CGAffineTransform {
  /// Whether the transform maps circles to circles.
  fileprivate var isUniform: Bool {
    let (across, down) = (hypot(a, b), hypot(c, d))
    return abs(across - down) <= 1e-6 * max(across, down)
      && abs(a * c + b * d) <= 1e-6 * across * down
  }
}

extension DisplayList.Layer {
  fileprivate var castsShadow: Bool {
    filters.contains { if case .shadow = $0 { true } else { false } }
  }
}
