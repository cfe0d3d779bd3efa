import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// Options of a clip.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Keeps the outside of the shape instead of the inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounding box of the area inside all clips, in points in the current space.
  ///
  /// The box is empty if nothing can be drawn, or if the transform has no inverse. Inverse clips
  /// and masks do not shrink the box.
  public var clipBoundingRect: CGRect {
    let open = clip?.bounds ?? recording.bounds
    guard !open.isNull, transform.isInvertible else { return .zero }
    return open.applying(transform.inverted())
  }

  /// Clips subsequent drawings to a path, in addition to the existing clips.
  ///
  /// - Parameters:
  ///   - path: The shape, in points in the current space. Elements with coordinates that are not
  ///     finite are omitted.
  ///   - style: The fill rule and the antialiasing. Default: non-zero and antialiased.
  ///   - options: Whether to keep the outside instead of the inside. Default: the inside.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = recording.resolver.outline(of: path).path
    var place = transform
    if !place.isFinite {
      recording.resolver.report(
        "a clip has a transform that is not made of finite numbers; nothing was drawn")
      (outline, place) = (Path(), .identity)
    }
    let clip = DisplayList.Clip(
      path: outline, transform: place, rule: style.fillRule, isAntialiased: style.isAntialiased,
      isInverse: options.contains(.inverse))
    self.clip = CanvasClip(clip, inside: self.clip, of: recording.bounds)
  }

  /// Masks subsequent drawings with the alpha of a layer, in addition to the existing masks.
  ///
  /// - Parameters:
  ///   - opacity: The factor by which the mask's alpha is multiplied, clamped to 0...1. Default 1.
  ///   - options: Whether drawings are kept where the mask is transparent instead of where it is
  ///     opaque. Default: where it is opaque.
  ///   - content: A closure that draws the mask with a new context, which has the same transform as
  ///     this context.
  /// - Throws: The error that `content` throws; the masks are then unchanged.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let items = try layer(content)
    masks.append(
      CanvasMask(
        items: items, opacity: opacity > 0 ? min(opacity, 1) : 0,
        isInverse: options.contains(.inverse)))
  }
}

extension CanvasResolver {
  /// Returns a path and a stroke style that contain only finite numbers.
  ///
  /// Path elements that contain other numbers are omitted. Properties of the stroke style that
  /// contain other numbers get their default values. If the line width is not finite, the returned
  /// path is empty. A diagnostic reports these changes.
  func outline(of path: Path, pen: StrokeStyle? = nil) -> (path: Path, pen: StrokeStyle?) {
    let outline = ShapeOutline(path, pen: pen)
    if let problem = outline.problem { report("a path that is drawn \(problem)") }
    return (outline.path, outline.pen)
  }
}
