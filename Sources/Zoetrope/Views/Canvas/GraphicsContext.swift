import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing commands and the drawing state for the closure of a ``Canvas``.
///
/// A context is a value. A copy draws into the same canvas, but has its own transform, opacity,
/// blend mode, clips and filters. To change this state for a few drawings only, change a copy of
/// the context. Coordinates are in points, with y down. By default, the origin is the canvas's top
/// left corner; the transform can move it.
///
/// A drawing is processed in this order:
///
/// 1. Its colors, images and texts are resolved in the environment.
/// 2. The filters change it as one picture, the most recently added filter first.
/// 3. The opacity, the clips and the masks apply.
/// 4. The drawing is blended with the earlier drawings.
///
/// Guarantees: each command costs O(1) in addition to the work for its own content. Numbers that
/// are not finite are ignored, with a diagnostic that names the canvas. Drawings after the return
/// of the closure are ignored.
public struct GraphicsContext {
  /// The display list that receives the drawings.
  let recording: CanvasRecording
  /// The opacity of drawings, clamped to 0...1. Default 1.
  public var opacity = 1.0
  /// The method of blending a drawing with earlier ones. Default ``BlendMode-swift.struct/normal``.
  public var blendMode = BlendMode.normal {
    didSet { mode = blendMode.drawing }
  }
  /// The transform from the current space to the space of the canvas. Both are in points. Default:
  /// the identity.
  public var transform = CGAffineTransform.identity

  /// The blend mode as a value of the display list.
  private(set) var mode = DisplayList.BlendMode.normal
  /// The innermost clip, which links to the clips that enclose it; nil if there is no clip.
  var clip: CanvasClip?
  /// The masks, in the order in which they were added.
  var masks: [CanvasMask] = []
  /// The layers of the filters, in the order in which the filters were added. The first layer is
  /// the outermost one. Consecutive filters with the same transform share a layer, but a projection
  /// begins a new layer.
  var filters: [DisplayList.Layer] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { recording.resolver.environment }

  /// Whether the blend mode is normal and the context has neither filters nor masks. A drawing then
  /// needs no layer for these properties.
  var drawsPlainly: Bool { mode == .normal && filters.isEmpty && masks.isEmpty }

  /// Whether the blend mode changes the backdrop even where the drawing is empty.
  var changesEmptyParts: Bool { !mode.keepsBackdropWhereEmpty }

  /// The opacity clamped to 0...1; 0 for NaN.
  var visibleOpacity: Double { opacity > 0 ? min(opacity, 1) : 0 }

  /// The opacity that can be multiplied into a paint. It is 1 if there are filters, because the
  /// opacity applies after the filters.
  var paintOpacity: Double { filters.isEmpty ? visibleOpacity : 1 }

  /// The opacity of the layer around a drawing: the part of the context's opacity that
  /// ``paintOpacity`` does not contain.
  var layerOpacity: Double { filters.isEmpty ? 1 : visibleOpacity }

  /// Whether a drawing could have a visible effect.
  var canDraw: Bool {
    if !transform.isFinite {
      recording.resolver.report(
        "something is drawn with a transform that is not made of finite numbers; nothing was drawn")
      return false
    }
    return visibleOpacity > 0 || changesEmptyParts
  }
}

extension GraphicsContext {
  /// Scales the space of subsequent drawings about the current origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves the origin of subsequent drawings by a distance in points of the current space.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates the space of subsequent drawings about the current origin; positive angles are
  /// clockwise.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform to subsequent drawings, before the current transform.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }
}

extension GraphicsContext {
  /// Draws a layer. The context's opacity, blend mode, filters and clips apply to the layer as a
  /// whole.
  ///
  /// - Parameter content: A closure that draws the layer with a new context, which has the same
  ///   transform as this context.
  /// - Throws: The error that `content` throws; the layer is then not drawn.
  public func drawLayer(
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let picture = try layer(content)
    if canDraw { recording.add(picture, isLayer: true, isIsolated: true, self) }
  }

  /// Returns the display items that a closure draws into a new layer.
  func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DisplayList.Item] {
    let inner = CanvasRecording(recording.resolver, bounds: clip?.bounds ?? recording.bounds)
    var context = GraphicsContext(inner)
    context.transform = transform
    try content(&context)
    return inner.finish()
  }
}
