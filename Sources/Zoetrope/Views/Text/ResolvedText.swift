import Foundation
import ZoetropeText

/// A text as an environment makes it: ready to be set in lines.
struct ResolvedText: Equatable {
  /// The characters with all of their attributes but colours.
  var content: TextContent
  /// How lines are made.
  var style: ParagraphStyle
  /// The colours by the index of a span; as many as `content` has spans.
  var colors: [SpanColors]

  /// Changes the paints that are more than colours.
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

  /// The characters alone.
  var string: String { content.spans.map(\.text).joined() }
}

/// What a piece of text is painted with.
struct SpanColors: Equatable {
  /// The paint of the glyphs.
  var glyphs: _ResolvedPaint
  /// The paint of the line under the text; that of the glyphs unless said otherwise.
  var underline: _ResolvedPaint
  /// The paint of the line through the text; that of the glyphs unless said otherwise.
  var strikethrough: _ResolvedPaint
  /// What is painted behind the text, if anything.
  var background: Color.Resolved?
}
