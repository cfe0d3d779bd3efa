/// A part of a text that is shaped in one call: it has one face, one size, one direction and one
/// script.
struct TextItem {
  /// The characters, as UTF-16 offsets.
  var range: Range<Int>
  /// The index of the item's first span. If the item contains further spans, they differ from the
  /// first one only in decorations and colors.
  var span: Int
  /// The face to shape the characters with.
  var face: FontFace
  /// The size in points per em.
  var size: Double
  /// Whether the characters are shown as synthetic small capitals.
  var isSmallCapitals: Bool
  /// The embedding level; odd levels run from right to left.
  var level: UInt8
  /// The script as an ISO 15924 code; nil if all characters are common to several scripts.
  var script: String?
  /// The OpenType features to apply.
  var features: [FontFeature]
  /// Points added after each grapheme cluster: the sum of kerning and tracking.
  var spacing: Double
  /// The distance in points by which the text is raised above the baseline.
  var lift: Double
  /// The vertical space that the item takes up in a line.
  var extent: LineExtent

  /// Whether the item runs from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Creates an item with the attributes of its first span.
  init(
    range: Range<Int>, span: Int, attributes: TextAttributes, face: FontFace, level: UInt8,
    script: String?, isSmallCapitals: Bool = false
  ) {
    self.range = range
    self.span = span
    self.face = face
    self.level = level
    self.script = script
    self.isSmallCapitals = isSmallCapitals
    size = attributes.font.size * (isSmallCapitals ? SmallCapitals.scale(in: face.metrics) : 1)
    lift = attributes.baselineOffset
    spacing = attributes.kerning + attributes.tracking
    features = attributes.font.features
    // Ligatures of color fonts are emoji, which tracking must not break up.
    if attributes.tracking != 0, !face.hasColor {
      features += ["liga", "clig", "dlig"].map { FontFeature($0, 0) }
    }
    extent = LineExtent(face.metrics, attributes)
  }
}

/// The vertical extent of a line around its baseline, in points.
///
/// As in TextKit, a line takes the largest ascent, the largest descent and the largest line gap of
/// its faces. The line gap includes ``TextAttributes/leading``. One half of the line gap is added
/// above the line, the other half below.
struct LineExtent: Equatable {
  /// The extent above the baseline.
  var ascent: Double
  /// The extent below the baseline; positive.
  var descent: Double
  /// The space that is added to ascent and descent, in points: one half of it above the line, the
  /// other half below.
  var gap: Double

  /// Creates the extent of a face at the size, baseline offset and leading of the attributes.
  init(_ metrics: FontMetrics, _ attributes: TextAttributes) {
    let size = attributes.font.size
    // Raised text increases only the ascent, and lowered text only the descent. The other value
    // does not include the baseline offset.
    ascent =
      max(metrics.ascent * size, attributes.image?.height ?? 0)
      + max(0, attributes.baselineOffset)
    descent = metrics.descent * size + max(0, -attributes.baselineOffset)
    gap = metrics.lineGap * size + attributes.leading
  }

  /// Enlarges this extent to include another extent. The ascent, the descent and the gap each
  /// become the larger of the two extents' values.
  mutating func formUnion(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }

  /// The distance from the top to the bottom of the line; at least 0.
  var height: Double { max(0, ascent + descent + gap) }
  /// The distance from the top of the line to its baseline.
  var baseline: Double { ascent + gap / 2 }
}
