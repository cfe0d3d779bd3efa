import Foundation
import ZoetropeDisplayList

/// A text set in lines, with the position of every glyph.
///
/// Coordinates are in points, y down, with the origin at the top left corner of the text.
package struct TextLayout: Sendable, Equatable {
  /// The size of the text, not rounded to pixels.
  ///
  /// The width is that of the widest line, but at most the proposed width. The height is that of
  /// all lines, including the lines reserved by ``ParagraphStyle/minimumLines``.
  package var size: CGSize
  /// The lines from top to bottom.
  package var lines: [Line]
  /// Whether text was left out because it did not fit.
  package var isTruncated: Bool
  /// The factor by which the text was scaled so that it fits; 1 if it has its full size.
  package var scale: CGFloat

  /// Creates a layout.
  package init(size: CGSize, lines: [Line], isTruncated: Bool = false, scale: CGFloat = 1) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }

  /// A line of a layout.
  package struct Line: Sendable, Equatable {
    /// The box of the line in the layout. It is as wide as the line's text, and as high as the
    /// line's fonts require. White space at the end of the line takes up width only if
    /// ``ParagraphStyle/countsTrailingSpaces`` is true.
    package var frame: CGRect
    /// The y coordinate of the baseline in the layout.
    package var baseline: CGFloat
    /// The glyphs, from left to right.
    package var glyphs: [Glyph]
    /// The underlines and strikethrough lines.
    package var decorations: [Decoration]

    /// Creates a line.
    package init(
      frame: CGRect, baseline: CGFloat, glyphs: [Glyph], decorations: [Decoration] = []
    ) {
      self.frame = frame
      self.baseline = baseline
      self.glyphs = glyphs
      self.decorations = decorations
    }
  }

  /// A glyph with its position.
  package struct Glyph: Sendable, Equatable {
    /// The outline of the glyph.
    package var outline: GlyphOutline
    /// The size in points per em, after scaling.
    package var size: CGFloat
    /// The position of the glyph's origin. It is on the baseline unless the font or the text's
    /// baseline offset shifts it.
    package var position: CGPoint
    /// The horizontal advance of the pen after the glyph, in points.
    package var advance: CGFloat
    /// The index of the glyph's span in ``TextContent``. An ellipsis belongs to the span that it
    /// follows.
    package var span: Int
    /// The UTF-16 offset of the first character that the glyph stands for; nil for an ellipsis that
    /// replaces omitted text.
    package var offset: Int?

    /// Creates a glyph.
    package init(
      outline: GlyphOutline, size: CGFloat, position: CGPoint, advance: CGFloat, span: Int,
      offset: Int?
    ) {
      self.outline = outline
      self.size = size
      self.position = position
      self.advance = advance
      self.span = span
      self.offset = offset
    }
  }

  /// An underline or strikethrough line of a part of the text.
  package struct Decoration: Sendable, Equatable {
    /// The kinds of decoration.
    package enum Kind: Sendable, Hashable { case underline, strikethrough }

    /// The kind of decoration. Underlines are drawn behind the glyphs, strikethrough lines in front
    /// of them.
    package var kind: Kind
    /// The pattern of the line.
    package var pattern: LinePattern
    /// The rectangle of the line; its height is the thickness of the line.
    package var frame: CGRect
    /// The index of the decoration's span in ``TextContent``.
    package var span: Int

    /// Creates a decoration.
    package init(kind: Kind, pattern: LinePattern, frame: CGRect, span: Int) {
      self.kind = kind
      self.pattern = pattern
      self.frame = frame
      self.span = span
    }
  }

  /// The y coordinate of the first line's baseline; the height of the layout if it has no lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
  /// The y coordinate of the last line's baseline; the height of the layout if it has no lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
