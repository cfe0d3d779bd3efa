import ZoetropeDisplayList

/// A text with its attributes: what is set, before anything is known about widths.
package struct TextContent: Hashable, Sendable {
  /// A piece of the text that has the same attributes throughout.
  package struct Span: Hashable, Sendable {
    /// The characters; line feeds and paragraph separators end a line.
    package var text: String
    /// How they look.
    package var attributes: TextAttributes

    /// Creates a span.
    package init(_ text: String, _ attributes: TextAttributes) {
      self.text = text
      self.attributes = attributes
    }
  }

  /// The pieces in reading order. Shaping goes across their borders where the font is the same.
  package var spans: [Span]

  /// Creates a text.
  package init(spans: [Span]) { self.spans = spans }
}

/// How a piece of text looks, but for its colours, which its owner keeps by the span's index.
package struct TextAttributes: Hashable, Sendable {
  /// The font.
  package var font: FontRequest
  /// Points added to the height of a line, for looser or tighter leading. Default 0.
  package var leading: Double = 0
  /// Points added after every character; ligatures stay.
  package var kerning: Double = 0
  /// Points added after every character; where it is not 0 there are no optional ligatures.
  package var tracking: Double = 0
  /// Points by which the text is lifted above the baseline.
  package var baselineOffset: Double = 0
  /// The line under the text, if any.
  package var underline: LinePattern?
  /// The line through the text, if any.
  package var strikethrough: LinePattern?
  /// What is shown in place of each character, if anything; the characters are U+FFFC.
  package var symbol: TextSymbol?

  /// Plain text in a font.
  package init(font: FontRequest) { self.font = font }
}

/// A drawing that stands in a text as a letter does.
package struct TextSymbol: Hashable, Sendable {
  /// In ems, from the left edge; its origin is in the middle of the capitals' height.
  package var outline: GlyphOutline
  /// How far the pen goes on, in ems.
  package var advance: Double

  /// Creates a drawing.
  package init(outline: GlyphOutline, advance: Double) {
    self.outline = outline
    self.advance = advance
  }
}

/// How a line under or through a text is broken up.
package enum LinePattern: Hashable, Sendable {
  case solid
  case dash
  case dot
  case dashDot
  case dashDotDot
}
