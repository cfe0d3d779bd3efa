/// How lines are made of a text.
package struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines of a text stand in its width.
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// Which part of a line goes when it does not fit.
  package enum Truncation: Hashable, Sendable { case head, middle, tail }

  /// Where lines stand. Default leading.
  package var alignment: Alignment = .leading
  /// Whether leading is on the right. The direction of each paragraph itself follows from its first
  /// strong character, and from this where there is none. Default false.
  package var isRightToLeft = false
  /// Points between the lines, besides what the fonts have. Default 0.
  package var lineSpacing: Double = 0
  /// The largest number of lines; nil for any number. At least 1.
  package var maximumLines: Int?
  /// The number of lines for which there is room even in a shorter text. Default 0.
  package var minimumLines = 0
  /// Which part goes when not everything fits. Default tail.
  package var truncation: Truncation = .tail
  /// The smallest factor by which the text may shrink to fit, above 0 to 1. Default 1.
  package var minimumScale: Double = 1
  /// Whether letters may move together, by at most a twentieth of an em, to fit. Default false.
  package var allowsTightening = false
  /// Whether white space at the end of one of the text's own lines takes room, as far as there is
  /// any. At the end of other lines it never does. Default false.
  package var countsTrailingSpaces = false
  /// The language, as in BCP 47, for shaping and line breaking. Default `en`.
  package var language = "en"

  /// The defaults.
  package init() {}
}
