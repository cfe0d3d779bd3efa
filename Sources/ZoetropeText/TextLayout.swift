import Foundation
import ZoetropeDisplayList

/// A text set in lines: where every glyph stands.
///
/// In points, y down, with the origin at the top left corner of the text.
package struct TextLayout: Sendable, Equatable {
  /// The width of the widest line, and the height of all lines; not rounded.
  package var size: CGSize
  /// From top to bottom.
  package var lines: [Line]
  /// Whether something was left out for want of room.
  package var isTruncated: Bool
  /// What the fonts' sizes were multiplied by in order to fit; 1 unless the text was shrunk.
  package var scale: CGFloat

  /// Creates a layout.
  package init(size: CGSize, lines: [Line], isTruncated: Bool = false, scale: CGFloat = 1) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
    self.scale = scale
  }

  /// One line.
  package struct Line: Sendable, Equatable {
    /// The line's box: as wide as its glyphs without spaces at its end, as high as its fonts.
    package var frame: CGRect
    /// The baseline's y.
    package var baseline: CGFloat
    /// The glyphs, from left to right.
    package var glyphs: [Glyph]
    /// The lines under and through the text.
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

  /// A glyph with its place.
  package struct Glyph: Sendable, Equatable {
    /// What it looks like.
    package var outline: GlyphOutline
    /// Points in an em, after any shrinking.
    package var size: CGFloat
    /// Its origin on the baseline.
    package var position: CGPoint
    /// How far the next glyph's origin is, in points along x.
    package var advance: CGFloat
    /// Which span of the content it belongs to; an ellipsis belongs to the span that it follows.
    package var span: Int
    /// The offset in the text's UTF-16 form of the first character that it stands for; nil for an
    /// ellipsis that stands for what was left out.
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

  /// A line under or through a part of the text.
  package struct Decoration: Sendable, Equatable {
    /// Which it is.
    package enum Kind: Sendable, Hashable { case underline, strikethrough }

    /// Which it is. Underlines are drawn below the glyphs, lines through the text above them.
    package var kind: Kind
    /// How it is broken up.
    package var pattern: LinePattern
    /// The line as a rectangle: its thickness is its height.
    package var frame: CGRect
    /// Which span of the content it belongs to.
    package var span: Int

    /// Creates a decoration.
    package init(kind: Kind, pattern: LinePattern, frame: CGRect, span: Int) {
      self.kind = kind
      self.pattern = pattern
      self.frame = frame
      self.span = span
    }
  }

  /// The first line's baseline, or the height of nothing where there are no lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? size.height }
  /// The last line's baseline.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? size.height }
}
