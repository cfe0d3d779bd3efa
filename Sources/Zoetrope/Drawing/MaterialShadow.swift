import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension DisplayList {
  /// Returns the items of a material with a shadow, ordered so that the material blurs the
  /// backdrop. First comes the shadow, clipped to the outside of the material, and then the
  /// material without a layer.
  ///
  /// If the material and the shadow were in one layer, the material would have no backdrop to blur,
  /// and the shadow would show through the material.
  ///
  /// - Parameters:
  ///   - layer: A layer whose only effects are drop shadows.
  ///   - picture: The items in the layer: a single material, or a clip with its content. The first
  ///     item of the content is a material that fills the clip.
  /// - Returns: The items; nil if the layer or the picture is not of the kind described here.
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

  /// Returns the shape of a material that is the only item of a picture or fills the picture's
  /// clip. Returns nil for any other picture.
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

  /// Returns whether the last item of a picture pops the clip that the first item pushes.
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
