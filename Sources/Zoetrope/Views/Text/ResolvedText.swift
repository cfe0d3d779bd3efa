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

  /// The characters alone.
  var string: String { content.spans.map(\.text).joined() }
}

/// The colours of a piece of text.
struct SpanColors: Equatable {
  /// The colour of the glyphs.
  var glyphs: Color.Resolved
  /// The colour of the line under the text; that of the glyphs unless said otherwise.
  var underline: Color.Resolved
  /// The colour of the line through the text; that of the glyphs unless said otherwise.
  var strikethrough: Color.Resolved
  /// What is painted behind the text, if anything.
  var background: Color.Resolved?
}
