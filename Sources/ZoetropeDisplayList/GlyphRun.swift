import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// Glyphs that are drawn in one paint and one size.
  ///
  /// The glyphs of a run form one shape, filled by the nonzero rule. Where glyphs overlap, as
  /// accents and kerned letters do, a translucent color is applied only once. This also holds for
  /// glyphs whose outlines run in opposite directions.
  ///
  /// The origin of each glyph is rounded to ``phasesPerPixel`` steps per pixel in both directions
  /// before the outline is filled. The rounding is part of the definition of a glyph run. Drawing
  /// glyphs from a cache therefore gives the same pixels as filling their outlines. The origins of
  /// glyphs that are seen through a projection are not rounded.
  public struct GlyphRun: Sendable, Equatable {
    /// The number of positions per pixel, in x and in y, to which the origins of glyphs are
    /// rounded. Halves are rounded up.
    public static let phasesPerPixel = 16

    /// A glyph and its position.
    public struct Glyph: Sendable, Equatable {
      /// The outline of the glyph.
      public var outline: GlyphOutline
      /// The origin of the glyph on the baseline, in points in the run's space, y down.
      public var position: CGPoint

      /// Creates a glyph.
      public init(outline: GlyphOutline, position: CGPoint) {
        self.outline = outline
        self.position = position
      }
    }

    /// The glyphs, in drawing order.
    public var glyphs: [Glyph]
    /// The font size: the number of points per em.
    public var size: CGFloat
    /// The transform from the run's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// The paint of the glyphs.
    public var paint: Paint

    /// Creates a glyph run.
    public init(
      glyphs: [Glyph], size: CGFloat, transform: CGAffineTransform = .identity, paint: Paint
    ) {
      self.glyphs = glyphs
      self.size = size
      self.transform = transform
      self.paint = paint
    }
  }
}
