import Foundation
import ZoetropeGeometry

extension DisplayList {
  /// Glyphs in one paint and size.
  ///
  /// The glyphs of a run are one shape, filled by the non-zero rule: where they overlap, as accents
  /// and kerned letters do, a translucent colour is not applied twice. Glyphs that run clockwise and
  /// ones that run the other way are brought into line first, so that they never cancel out.
  ///
  /// The place of a glyph's origin on the canvas is rounded to ``phasesPerPixel`` steps a pixel in
  /// both directions before the outline is filled: that is part of what a run means, so that glyphs
  /// can be drawn from a cache without changing a pixel.
  public struct GlyphRun: Sendable, Equatable {
    /// Steps in a pixel that the origins of glyphs are rounded to, halves up.
    public static let phasesPerPixel = 16

    /// A glyph and where it stands.
    public struct Glyph: Sendable, Equatable {
      /// What it looks like.
      public var outline: GlyphOutline
      /// Its origin on the baseline, in points in the run's space, y down.
      public var position: CGPoint

      /// Creates a glyph.
      public init(outline: GlyphOutline, position: CGPoint) {
        self.outline = outline
        self.position = position
      }
    }

    /// The glyphs, in drawing order.
    public var glyphs: [Glyph]
    /// Points in an em.
    public var size: CGFloat
    /// From the run's space to the canvas, in points.
    public var transform: CGAffineTransform
    /// What the glyphs are coloured with.
    public var paint: Paint

    /// Creates a run.
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
