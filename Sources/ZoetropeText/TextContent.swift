import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A text with its attributes: the input of a ``Typesetter``.
package struct TextContent: Hashable, Sendable {
  /// A part of the text with uniform attributes.
  package struct Span: Hashable, Sendable {
    /// The characters. Each line feed, paragraph separator or other hard line break ends a line.
    package var text: String
    /// The attributes of the characters.
    package var attributes: TextAttributes

    /// Creates a span.
    package init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The spans in reading order. Text is shaped across the boundary of two spans if they differ
  /// only in underline, strikethrough and color.
  package var spans: [Span]

  /// Creates a text from spans.
  package init(spans: [Span]) { self.spans = spans }
}

/// The attributes of a span, except its colors. The drawing code stores the colors separately, in
/// an array with one element for each span.
package struct TextAttributes: Hashable, Sendable {
  /// The requested font.
  package var font: FontRequest
  /// Points added to the height of a line; a negative value moves lines closer together. Default 0.
  package var leading: Double = 0
  /// Points added after each grapheme cluster; ligatures are kept. Default 0.
  package var kerning: Double = 0
  /// Points added after each grapheme cluster. A value other than 0 also disables optional
  /// ligatures. Default 0.
  package var tracking: Double = 0
  /// The distance in points by which the text is raised above the baseline. Default 0.
  package var baselineOffset: Double = 0
  /// The pattern of the underline; nil for none. Default nil.
  package var underline: LinePattern?
  /// The pattern of the strikethrough line; nil for none. Default nil.
  package var strikethrough: LinePattern?
  /// The drawing that is shown once for each character of the span; nil for none. All characters of
  /// a span with a symbol are U+FFFC. Default nil.
  package var symbol: TextSymbol?
  /// The space for a picture at each character of the span; nil for none. The picture is drawn once
  /// for each character. All characters of a span with a picture are U+FFFC. Default nil.
  package var image: TextImage?

  /// Creates the attributes of plain text in a font.
  package init(font: FontRequest) { self.font = font }
}

/// A drawing that is set in text like a glyph.
package struct TextSymbol: Hashable, Sendable {
  /// The outline in ems, y down. Its origin is at the left edge, half the cap height above the
  /// baseline.
  package var outline: GlyphOutline
  /// The horizontal advance in ems.
  package var advance: Double

  /// Creates a symbol.
  package init(outline: GlyphOutline, advance: Double) {
    self.outline = outline
    self.advance = advance
  }
}

/// The space for a picture in a text. The picture is set like a glyph, and its lower edge is on the
/// baseline.
///
/// The drawing code later draws the picture in the bounds of ``outline``.
package struct TextImage: Hashable, Sendable {
  /// The width in points.
  package let width: Double
  /// The height in points.
  package let height: Double
  /// The rectangle of the picture in ems, y down; an em is the height of the picture.
  package let outline: GlyphOutline

  /// Creates the space for a picture. The width and the height are in points, and must be positive.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
    outline = GlyphOutline(
      face: FaceID(name: "picture \(width) \(height)", fingerprint: 0), glyph: 0,
      resolvedPath: Path(CGRect(x: 0, y: -1, width: width / height, height: 1)))
  }
}

/// The pattern of an underline or strikethrough line.
package enum LinePattern: Hashable, Sendable {
  /// A continuous line.
  case solid
  /// A line of dashes.
  case dash
  /// A line of dots.
  case dot
  /// A line of alternating dashes and dots.
  case dashDot
  /// A line of dashes, each followed by two dots.
  case dashDotDot
}
