import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// Returns the items of a material with a shadow, drawn so that the material sees what is behind
  /// both: the shadow, only outside of the material, and then the material without a layer.
  ///
  /// In a layer with a shadow, a material would have nothing behind it, and the shadow would show
  /// through it.
  ///
  /// - Parameters:
  ///   - layer: A layer with nothing but drop shadows.
  ///   - picture: The items in the layer: a material alone, or what a clip that a material fills
  ///     shows.
  /// - Returns: The items; nil if the layer or the picture is not of that kind.
  static func materialWithShadow(
    _ layer: Layer, _ picture: ArraySlice<Item>
  ) -> [Item]? {
    let isOnlyShadow =
      layer.opacity >= 1 && layer.blendMode == .normal && !layer.filters.isEmpty
      && layer.filters.allSatisfy {
        if case .shadow(let shadow) = $0 { shadow.kind == .drop } else { false }
      }
    guard isOnlyShadow, let shape = materialShape(picture) else { return nil }
    let fill = Fill(
      path: shape.path, transform: shape.transform, rule: shape.rule,
      paint: .color(PaintColor(red: 0.5, green: 0.5, blue: 0.5)),
      isAntialiased: shape.isAntialiased)
    var outside = shape
    outside.isInverse = true
    return [
      .pushClip(outside), .pushLayer(layer), .fill(fill), .popLayer, .popClip,
    ] + picture
  }

  /// Returns the shape of a material that is alone in a picture or fills its clip.
  private static func materialShape(_ picture: ArraySlice<Item>) -> Clip? {
    guard let first = picture.first else { return nil }
    switch first {
    case .backdrop(let backdrop) where picture.count == 1:
      return Clip(
        path: backdrop.path, transform: backdrop.transform, rule: backdrop.rule,
        isAntialiased: backdrop.isAntialiased)
    case .pushClip(let clip) where !clip.isInverse && picture.count > 2:
      guard case .backdrop(let backdrop) = picture[picture.startIndex + 1],
        closes(picture), !clip.path.isEmpty
      else { return nil }
      let inside = clip.path.boundingRect.applying(clip.transform)
      let filled = backdrop.path.boundingRect.applying(backdrop.transform)
      return filled.insetBy(dx: -0.01, dy: -0.01).contains(inside) ? clip : nil
    default: return nil
    }
  }

  /// Whether the clip that a picture begins with ends with its last item.
  private static func closes(_ picture: ArraySlice<Item>) -> Bool {
    var depth = 0
    for (index, item) in zip(picture.indices, picture) {
      switch item {
      case .pushClip: depth += 1
      case .popClip: depth -= 1
      default: break
      }
      if depth == 0 { return index == picture.endIndex - 1 }
    }
    return false
  }
}
