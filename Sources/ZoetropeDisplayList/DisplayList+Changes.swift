import Foundation
import ZoetropeGeometry

extension DisplayList.Item {
  /// Returns the item with `transform`, in points, applied after the item's own transform. The ends
  /// of clips and layers are returned unchanged.
  ///
  /// - Complexity: O(1).
  package func applying(_ transform: CGAffineTransform) -> DisplayList.Item {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.concatenating(transform)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = stroke.transform.concatenating(transform)
      return .stroke(stroke)
    case .glyphs(var run):
      run.transform = run.transform.concatenating(transform)
      return .glyphs(run)
    case .image(var image):
      image.transform = image.transform.concatenating(transform)
      return .image(image)
    case .backdrop(var backdrop):
      backdrop.transform = backdrop.transform.concatenating(transform)
      return .backdrop(backdrop)
    case .pushClip(var clip):
      clip.transform = clip.transform.concatenating(transform)
      return .pushClip(clip)
    case .pushLayer(var layer):
      layer.transform = layer.transform.concatenating(transform)
      layer.projection = layer.projection?.moved(by: transform)
      return .pushLayer(layer)
    case .popClip, .popLayer: return self
    }
  }

  /// Returns the item with its alpha multiplied by a factor from 0 to 1.
  ///
  /// Returns nil if the item is a backdrop, or the start or end of a clip or a layer.
  ///
  /// - Complexity: O(*n*) in the number of colors of the item's paint.
  package func faded(by opacity: Double) -> DisplayList.Item? {
    switch self {
    case .fill(var fill):
      fill.paint = fill.paint.faded(by: opacity)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.paint = stroke.paint.faded(by: opacity)
      return .stroke(stroke)
    case .glyphs(var run):
      run.paint = run.paint.faded(by: opacity)
      return .glyphs(run)
    case .image(var image):
      image.opacity *= opacity
      return .image(image)
    case .backdrop, .pushClip, .popClip, .pushLayer, .popLayer: return nil
    }
  }
}

extension ProjectionTransform {
  /// Returns this projection, adapted to a picture that has been moved by `transform`. The
  /// projected picture is moved by `transform` as well.
  ///
  /// The result applies the inverse of `transform`, then this projection, then `transform`.
  package func moved(by transform: CGAffineTransform) -> ProjectionTransform {
    let there = ProjectionTransform(transform)
    return there.inverted().concatenating(self).concatenating(there)
  }
}
