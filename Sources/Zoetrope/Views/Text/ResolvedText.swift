import Foundation
import ZoetropeText

/// A text resolved in an environment, ready to be laid out.
struct ResolvedText: Equatable {
  /// The characters with all of their attributes except for colors.
  var content: TextContent
  /// The rules for breaking and aligning lines.
  var style: ParagraphStyle
  /// The paints of each span of ``content``, in the same order.
  var colors: [SpanPaints]
  /// The virtual time, in seconds, at which the text next changes because it shows a date; nil if
  /// no such change is expected.
  var nextChange: Double?

  /// Passes each glyph paint that is not a plain color to a closure, and replaces it with the
  /// result. The paint of a line under or through the text is also replaced if it equals the paint
  /// of the glyphs.
  mutating func modifyPaints(_ body: (_ResolvedPaint) -> _ResolvedPaint) {
    for index in colors.indices where colors[index].glyphs.plainColor == nil {
      let paint = body(colors[index].glyphs)
      if colors[index].underline == colors[index].glyphs { colors[index].underline = paint }
      if colors[index].strikethrough == colors[index].glyphs {
        colors[index].strikethrough = paint
      }
      colors[index].glyphs = paint
    }
  }

  /// The characters without attributes.
  var string: String { content.spans.map(\.text).joined() }
}

/// The paints of a span of text. A span consists of characters with the same attributes.
struct SpanPaints: Equatable {
  /// The paint of the glyphs.
  var glyphs: _ResolvedPaint
  /// The paint of the line under the text. It is the paint of the glyphs if no color is set for the
  /// line.
  var underline: _ResolvedPaint
  /// The paint of the line through the text. It is the paint of the glyphs if no color is set for
  /// the line.
  var strikethrough: _ResolvedPaint
  /// The color behind the text; nil for none.
  var background: Color.Resolved?
  /// The picture that is drawn in place of each glyph; nil if the glyphs are drawn.
  var image: ResolvedImage?
  /// The attributes for text renderers.
  var attributes: [TextAttributeValue] = []
}
