/// The line metrics of a face, in ems, except for ``unitsPerEm``.
package struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of a line.
  package var ascent: Double
  /// The distance from the baseline down to the bottom of a line; positive.
  package var descent: Double
  /// The extra space that the face recommends between two lines; at least 0.
  package var lineGap: Double
  /// The distance from the baseline down to the upper edge of an underline; positive below the
  /// baseline.
  package var underlinePosition: Double
  /// The thickness of an underline; greater than 0.
  package var underlineThickness: Double
  /// The distance from the baseline up to the upper edge of a strikethrough line.
  package var strikethroughPosition: Double
  /// The thickness of a strikethrough line; greater than 0.
  package var strikethroughThickness: Double
  /// The height of capital letters such as H.
  package var capHeight: Double
  /// The height of lowercase letters such as x.
  package var xHeight: Double
  /// The number of font units in an em.
  package var unitsPerEm: Int

  /// The distance between consecutive baselines: the sum of ascent, descent and line gap.
  package var lineHeight: Double { ascent + descent + lineGap }
}
