import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// Ways of clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What is outside of the shape stays, instead of what is inside.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The box around what all clips together leave open of the canvas, in points in the current space.
  ///
  /// Empty where nothing can be drawn, or where the transform cannot be undone.
  public var clipBoundingRect: CGRect {
    let open = clip?.bounds ?? recording.bounds
    guard !open.isNull, transform.isInvertible else { return .zero }
    return open.applying(transform.inverted())
  }

  /// Confines what is drawn from now on to the inside of a path, and to that of those before it.
  ///
  /// - Parameters:
  ///   - path: The shape, in points in the current space.
  ///   - style: By which rule, and whether smoothly. Default: non-zero, smoothly.
  ///   - options: Whether to the outside instead. Default: no.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    var outline = recording.source.outline(of: path).path
    var place = transform
    if !place.isFinite {
      recording.source.report(
        "a clip has a transform that is not made of finite numbers; nothing was drawn")
      (outline, place) = (Path(), .identity)
    }
    let clip = DisplayList.Clip(
      path: outline, transform: place, rule: style.fillRule, isAntialiased: style.isAntialiased,
      isInverse: options.contains(.inverse))
    self.clip = CanvasClip(clip, inside: self.clip, of: recording.bounds)
  }

  /// Draws from now on through the alpha of a picture, and through those before it.
  ///
  /// - Parameters:
  ///   - opacity: How strongly the picture counts, 0 to 1. Default 1.
  ///   - options: Whether what the picture leaves open is drawn instead. Default: no.
  ///   - content: Draws the picture, with a context that has this one's transform, and is otherwise
  ///     a new one. What it throws is handed on, and nothing changes.
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

extension CanvasSource {
  /// A path, and the pen that draws along it, without numbers that are not finite.
  func outline(of path: Path, pen: StrokeStyle? = nil) -> (path: Path, pen: StrokeStyle?) {
    let outline = ShapeOutline(path, pen: pen)
    if let problem = outline.problem { report("a path that is drawn \(problem)") }
    return (outline.path, outline.pen)
  }
}
