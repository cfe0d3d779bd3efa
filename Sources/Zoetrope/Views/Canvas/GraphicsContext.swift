import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// What the closure of a ``Canvas`` draws with: a place to draw, and how to draw there.
///
/// A context is a value. A copy draws into the same canvas, but has its own transform, opacity,
/// blend mode, clips and filters: they can be changed without a need to restore them. Lengths are
/// points, y down, with the origin at the canvas's top left corner unless the transform says
/// otherwise.
///
/// What a drawing does, in order: its colours, images and texts are resolved in the environment; the
/// filters change it as one picture, the one that was added last first; it is weakened by the
/// opacity, confined by the clips, and blended with what has been drawn before.
///
/// Guarantees: drawing costs O(1) besides what is drawn; numbers that are not finite are left out,
/// and a diagnostic names the canvas; what is drawn after the closure has returned is ignored.
public struct GraphicsContext {
  /// Where drawings go.
  let recording: CanvasRecording
  /// How strongly drawings show, 0 to 1; less and more count as those. Default 1.
  public var opacity = 1.0
  /// How a drawing meets what was drawn before. Default ``BlendMode-swift.struct/normal``.
  public var blendMode = BlendMode.normal {
    didSet { mode = blendMode.drawing }
  }
  /// From the space of what is drawn to the canvas, or to the image. Default: the identity.
  public var transform = CGAffineTransform.identity

  /// The blend mode, for drawing.
  private(set) var mode = DisplayList.BlendMode.normal
  /// The innermost of the paths that confine drawings.
  var clip: CanvasClip?
  /// The pictures that confine drawings.
  var masks: [CanvasMask] = []
  /// What changes drawings, from the outside in: in the order in which it was added.
  var filters: [DisplayList.Layer] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recording.source.environment }

  /// Whether a drawing needs no layer of its own, its opacity aside.
  var drawsPlainly: Bool { mode == .normal && filters.isEmpty && masks.isEmpty }

  /// Whether the blend mode changes what is behind also where a picture is empty.
  var changesEmptyParts: Bool { !mode.keepsBackdropWhereEmpty }

  /// The opacity from 0 to 1; 0 for what is no number.
  var visibleOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }

  /// The opacity that a paint can have in it: filters come before opacity.
  var paintOpacity: Double { filters.isEmpty ? visibleOpacity : 1 }

  /// The opacity that a layer around what is painted so has.
  var layerOpacity: Double { filters.isEmpty ? 1 : visibleOpacity }

  /// Whether anything that is drawn now could be seen.
  var canDraw: Bool {
    if !transform.isFinite {
      recording.source.report(
        "something is drawn with a transform that is not made of finite numbers; nothing was drawn")
      return false
    }
    return visibleOpacity > 0 || changesEmptyParts
  }
}

extension GraphicsContext {
  /// Scales what is drawn from now on about the current origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of what is drawn from now on, in points of the current space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on about the current origin; positive angles clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to what is drawn from now on, before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Draws as one picture: the context's opacity, blend mode, filters and clips apply to the whole.
  ///
  /// - Parameter content: Draws into the layer, with a context that has this one's transform, and
  ///   is otherwise a new one. What it throws is handed on, and the layer is not drawn.
  public func drawLayer(
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let picture = try layer(content)
    if canDraw { recording.add(picture, isLayer: true, isIsolated: true, self) }
  }

  /// What a closure draws in a layer of its own.
  func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayList.Item] {
    let inner = CanvasRecording(recording.source, bounds: clip?.bounds ?? recording.bounds)
    var context = GraphicsContext(inner)
    context.transform = transform
    try content(&context)
    return inner.finish()
  }
}
