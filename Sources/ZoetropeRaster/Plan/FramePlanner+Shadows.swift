import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Returns the only item of a layer, if that item is a fill; nil for any other layer. The layer
  /// begins at `index`.
  static func onlyFill(_ items: [DisplayList.Item], after index: Int) -> DisplayList.Fill? {
    guard index + 2 < items.count, case .popLayer = items[index + 2],
      case .fill(let fill) = items[index + 1]
    else { return nil }
    return fill
  }

  /// Plans a layer that has a drop shadow and holds only a plain or rounded rectangle in one color.
  /// The shadow is computed from the shape, without a pixmap.
  ///
  /// - Returns: False, without any effect, for any other layer.
  mutating func paintWithShadow(_ layer: DisplayList.Layer, _ fill: DisplayList.Fill) -> Bool {
    guard settings.usesAnalyticShadows, layer.filters.count == 1,
      case .shadow(let shadow) = layer.filters[0], shadow.kind == .drop,
      shadow.blendMode == .normal, !shadow.isAlone, projection(through: layer) == nil,
      layer.blendMode.keepsBackdropWhereEmpty, !isHidden, layer.opacity > 0, fill.isAntialiased,
      case .color(let color) = fill.paint, color.alpha > 0
    else { return false }
    let space = FilterSpace(layer.transform, scale: scale)
    guard let step = space.step(shadow), let form = form(of: fill, step) else { return false }
    var rest = layer
    rest.filters = []
    push(rest, LayerSurvey(), LayerContent(items: [], start: 0, layers: 0))
    var operation = Operation(action: .shadow, bounds: form.bounds.intersection(window))
    operation.color = step.color
    operation.color.w = min(max(operation.color.w, 0), 1) * min(color.alpha, 1)
    if operation.color.w > 0 && !operation.bounds.isEmpty {
      operation.source = context.plan.shadows.count
      context.plan.shadows.append(form)
      append(operation)
    }
    paint(fill)
    pop(isClip: false)
    return true
  }

  /// Returns the coverage of a fill's shadow; nil if the fill is not a plain or rounded rectangle.
  private func form(of fill: DisplayList.Fill, _ shadow: ShadowStep) -> ShadowCoverage? {
    guard
      let placed = DeviceBounds.place(
        fill.path, fill.transform, scale: scale, into: &context.flattening.points),
      !placed.isLarge,
      let box = RoundedBox(verbs: fill.path.verbs, points: context.flattening.points.base, placed)
    else { return nil }
    let unit = SnapGrid.unitsPerPixel
    let low = box.low / unit + shadow.offset
    let high = box.high / unit + shadow.offset
    let corners = box.radii.map { $0 / unit }
    return ShadowCoverage(
      left: low.x, top: low.y, right: high.x, bottom: high.y,
      corners: (corners[0], corners[1], corners[2], corners[3]), sigmaX: shadow.sigma.x,
      sigmaY: shadow.sigma.y, window: window, buffers: &context.filters.blur)
  }
}
