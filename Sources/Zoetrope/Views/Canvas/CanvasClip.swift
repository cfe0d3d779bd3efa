import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A clip of a graphics context, linked to the clip that encloses it.
///
/// Copies of a context share clip objects instead of copying them. Consecutive drawings within
/// identical clips therefore push those clips only once.
final class CanvasClip: Sendable {
  let clip: DisplayList.Clip
  /// The next enclosing clip; nil for the outermost one.
  let outer: CanvasClip?
  /// The number of clips from this one to the outermost, inclusive.
  let depth: Int
  /// The bounding box of the area inside this clip and all enclosing clips, in points on the
  /// canvas.
  ///
  /// Inverse clips do not shrink the box.
  let bounds: CGRect

  init(_ clip: DisplayList.Clip, inside outer: CanvasClip?, of canvas: CGRect) {
    self.clip = clip
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
    let open = outer?.bounds ?? canvas
    if clip.isInverse {
      bounds = open
    } else {
      bounds = open.intersection(clip.path.applying(clip.transform).boundingRect)
    }
  }

  /// Whether this clip is the given one or is enclosed by it.
  ///
  /// - Complexity: O(*n*), where *n* is the depth of this clip.
  func isInside(_ other: CanvasClip) -> Bool {
    var current: CanvasClip? = self
    while let clip = current, clip.depth > other.depth { current = clip.outer }
    return current === other
  }
}

/// A mask of a graphics context: drawings are multiplied by the alpha of the mask.
struct CanvasMask {
  /// The display items of the mask, in points on the canvas.
  let items: [DisplayList.Item]
  /// The factor by which the mask's alpha is multiplied, from 0 to 1.
  let opacity: Double
  /// Whether drawings are kept where the mask is transparent, rather than where it is opaque.
  let isInverse: Bool

  /// Appends a layer that multiplies the enclosing layer by the mask.
  func append(to list: inout [DisplayList.Item]) {
    let mode: DisplayList.BlendMode = isInverse ? .destinationOut : .destinationIn
    list.append(.pushLayer(DisplayList.Layer(opacity: opacity, blendMode: mode)))
    list.append(contentsOf: items)
    list.append(.popLayer)
  }
}
