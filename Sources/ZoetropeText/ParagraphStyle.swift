/// The properties that control how text is broken into lines and how the lines are aligned.
package struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of lines within the width of the text.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// The part of a line that is replaced by an ellipsis if the text does not fit.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// The alignment of lines. Default leading.
  package var alignment: Alignment = .leading
  /// Whether the layout direction is right to left. Default false.
  ///
  /// If true, the leading edge is on the right. A paragraph takes its direction from its first
  /// strong character, which is a character with a direction of its own (UAX #9). A paragraph
  /// without a strong character takes the layout direction.
  package var isRightToLeft = false
  /// The space between lines in points, added to the fonts' own line gaps. Default 0. Negative
  /// values count as 0.
  package var lineSpacing: Double = 0
  /// The maximum number of lines; nil for no limit. Values below 1 count as 1. Default nil.
  package var maximumLines: Int?
  /// The number of lines whose height is reserved if the text has fewer lines. Default 0.
  package var minimumLines = 0
  /// The part of a line that an ellipsis replaces if the text does not fit. Default tail.
  package var truncation: Truncation = .tail
  /// The smallest factor by which the text may be scaled to fit, at most 1. Values below 0.01 count
  /// as 0.01. Default 1: no scaling.
  package var minimumScale: Double = 1
  /// Whether letters may be moved together, by at most a twentieth of an em, so that the text fits.
  /// Default false.
  package var allowsTightening = false
  /// Whether white space before a hard line break, or at the end of the text, takes up width.
  /// Default false.
  ///
  /// Such white space takes up at most the width that remains in the line. White space before any
  /// other line break never takes up width.
  package var countsTrailingSpaces = false
  /// The language as a BCP 47 tag, for shaping and line breaking. Default `en`.
  package var language = "en"

  /// Creates a style with the default values.
  package init() {}
}
