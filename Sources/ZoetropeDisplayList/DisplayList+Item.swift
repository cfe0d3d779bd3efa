import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// One step of drawing.
  public enum Item: Sendable, Equatable {
    /// Fills the inside of a path.
    case fill(Fill)
    /// Draws along a path with a pen. The pen's shape is transformed with the path.
    case stroke(Stroke)
    /// Fills glyphs, all in one colour and as one shape.
    case glyphs(GlyphRun)
    /// Fills a rectangle with an image.
    case image(ImageFill)
    /// Shows what is behind a path in another way.
    case backdrop(Backdrop)
    /// Confines what follows, up to the matching ``popClip``, to the inside of a path, or to the
    /// outside of one.
    case pushClip(Clip)
    /// Ends the innermost clip.
    case popClip
    /// Collects what follows, up to the matching ``popLayer``, and composites it as one picture.
    case pushLayer(Layer)
    /// Ends the innermost layer.
    case popLayer
  }

  /// The inside of a path, painted.
  public struct Fill: Sendable, Equatable {
    /// The outline, in its own space; open subpaths are closed.
    public var path: Path
    /// From the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// Which points are inside.
    public var rule: FillRule
    /// What the inside is coloured with.
    public var paint: Paint
    /// Whether partly covered pixels are partly painted; otherwise a pixel is painted when at
    /// least half of it is covered.
    public var isAntialiased: Bool

    /// Creates a fill; non-zero and antialiased by default.
    public init(
      path: Path, transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
      paint: Paint, isAntialiased: Bool = true
    ) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.paint = paint
      self.isAntialiased = isAntialiased
    }
  }

  /// A line drawn along a path.
  public struct Stroke: Sendable, Equatable {
    /// The line's middle, in its own space.
    public var path: Path
    /// From the path's space to the canvas, in points; it shapes the pen too.
    public var transform: CGAffineTransform
    /// The pen, in the path's space.
    public var style: StrokeStyle
    /// What the line is coloured with.
    public var paint: Paint
    /// Whether partly covered pixels are partly painted.
    public var isAntialiased: Bool

    /// Creates a stroke; antialiased by default.
    public init(
      path: Path, transform: CGAffineTransform = .identity, style: StrokeStyle, paint: Paint,
      isAntialiased: Bool = true
    ) {
      self.path = path
      self.transform = transform
      self.style = style
      self.paint = paint
      self.isAntialiased = isAntialiased
    }
  }

  /// The region that drawing is confined to.
  public struct Clip: Sendable, Equatable {
    /// The outline, in its own space; open subpaths are closed.
    public var path: Path
    /// From the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// Which points are inside.
    public var rule: FillRule
    /// Whether pixels on the outline are partly confined; otherwise a rectangle confines to whole
    /// pixels by their centres, any other shape to pixels of which it covers at least half.
    public var isAntialiased: Bool
    /// Whether drawing is confined to what is outside of the path instead.
    public var isInverse: Bool

    /// Creates a clip to the inside; non-zero and antialiased by default.
    public init(
      path: Path, transform: CGAffineTransform = .identity, rule: FillRule = .nonZero,
      isAntialiased: Bool = true, isInverse: Bool = false
    ) {
      self.path = path
      self.transform = transform
      self.rule = rule
      self.isAntialiased = isAntialiased
      self.isInverse = isInverse
    }
  }
}
