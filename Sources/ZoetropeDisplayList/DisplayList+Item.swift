import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// A drawing operation, or the start or end of a clip or a layer.
  public enum Item: Sendable, Equatable {
    /// Fills the inside of a path.
    case fill(Fill)
    /// Strokes a path. The item's transform applies to the stroked shape, including its line width.
    case stroke(Stroke)
    /// Fills the union of several glyphs with one paint.
    case glyphs(GlyphRun)
    /// Fills a rectangle with an image.
    case image(ImageFill)
    /// Replaces the pixels behind the inside of a path by filtered ones.
    case backdrop(Backdrop)
    /// Clips the following items, up to the matching ``popClip``, to the inside or the outside of a
    /// path.
    case pushClip(Clip)
    /// Ends the innermost clip.
    case popClip
    /// Draws the following items, up to the matching ``popLayer``, to a picture that is then
    /// composited as a whole.
    case pushLayer(Layer)
    /// Ends the innermost layer.
    case popLayer
  }

  /// A path whose inside is painted.
  public struct Fill: Sendable, Equatable {
    /// The outline, in points in its own space. Open subpaths are treated as closed.
    public var path: Path
    /// The transform from the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// The rule that decides which points are inside the path.
    public var rule: FillRule
    /// The paint of the inside.
    public var paint: Paint
    /// Whether partly covered pixels are partly painted.
    ///
    /// If false, an axis-aligned rectangle paints the pixels whose centers it contains. Any other
    /// shape paints the pixels of which it covers at least half.
    public var isAntialiased: Bool

    /// Creates a fill. The default is the nonzero rule with antialiasing.
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

  /// A path that is stroked.
  public struct Stroke: Sendable, Equatable {
    /// The center line of the stroke, in points in its own space.
    public var path: Path
    /// The transform from the path's space to the canvas, in points. It also applies to the line
    /// width.
    public var transform: CGAffineTransform
    /// The line width, caps, joins and dashes, in points in the path's space.
    public var style: StrokeStyle
    /// The paint of the line.
    public var paint: Paint
    /// Whether partly covered pixels are partly painted.
    ///
    /// If false, an axis-aligned rectangle paints the pixels whose centers it contains. Any other
    /// shape paints the pixels of which it covers at least half.
    public var isAntialiased: Bool

    /// Creates a stroke. The default is antialiased.
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

  /// A region to which drawing is restricted from the start to the end of the clip.
  public struct Clip: Sendable, Equatable {
    /// The outline, in points in its own space. Open subpaths are treated as closed.
    public var path: Path
    /// The transform from the path's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// The rule that decides which points are inside the path.
    public var rule: FillRule
    /// Whether the clip is antialiased, so that pixels on the outline are partly clipped.
    ///
    /// If false, an axis-aligned rectangle includes the pixels whose centers it contains. Any other
    /// shape includes the pixels of which it covers at least half.
    public var isAntialiased: Bool
    /// Whether drawing is restricted to the outside of the path instead of the inside.
    public var isInverse: Bool

    /// Creates a clip. By default, it clips to the inside of the path by the nonzero rule, with
    /// antialiasing.
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
