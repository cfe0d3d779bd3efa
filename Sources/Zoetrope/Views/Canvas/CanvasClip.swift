import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A path that confines what contexts draw, inside of those that came before it.
///
/// Contexts share the clips that they have in common: those are the same objects, so that a run of
/// drawings within the same clips opens them once.
final class CanvasClip: Sendable {
  let clip: DisplayList.Clip
  /// What came before.
  let outer: CanvasClip?
  /// How many there are from here outwards.
  let depth: Int
  /// The box that all of them leave open, in points in the canvas.
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

  /// Whether a clip is this one, or one of those around it.
  func isInside(_ other: CanvasClip) -> Bool {
    var current: CanvasClip? = self
    while let clip = current, clip.depth > other.depth { current = clip.outer }
    return current === other
  }
}

/// A picture through whose alpha contexts draw.
struct CanvasMask {
  /// The picture, in points in the canvas.
  let items: [DisplayList.Item]
  /// How strongly it counts, 0 to 1.
  let opacity: Double
  /// Whether what it leaves open is drawn instead.
  let isInverse: Bool

  /// What weakens the layer that it ends.
  func append(to list: inout [DisplayList.Item]) {
    let mode: DisplayList.BlendMode = isInverse ? .destinationOut : .destinationIn
    list.append(.pushLayer(DisplayList.Layer(opacity: opacity, blendMode: mode)))
    list.append(contentsOf: items)
    list.append(.popLayer)
  }
}
