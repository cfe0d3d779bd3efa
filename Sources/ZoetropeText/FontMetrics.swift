/// The measures of a face that lines are made from. All in ems but for ``unitsPerEm``.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of a line.
  package var ascent: Double
  /// From the baseline down to the bottom of a line; positive.
  package var descent: Double
  /// What the face wants between lines; never negative.
  package var lineGap: Double
  /// From the baseline down to the upper edge of an underline; positive is below.
  package var underlinePosition: Double
  package var underlineThickness: Double
  /// From the baseline up to the upper edge of a line through the text.
  package var strikethroughPosition: Double
  package var strikethroughThickness: Double
  /// The height of capitals such as H.
  package var capHeight: Double
  /// The height of letters such as x.
  package var xHeight: Double
  /// The face's own units in an em.
  package var unitsPerEm: Int

  /// The distance from one baseline to the next.
  package var lineHeight: Double { ascent + descent + lineGap }
}
