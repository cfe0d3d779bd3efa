/// A stretch of text that is shaped in one go: one face, one size, one direction, one script.
struct TextItem {
  /// The characters, in UTF-16 units.
  var range: Range<Int>
  /// The first span; the others differ from it in their lines and colours alone.
  var span: Int
  /// The face.
  var face: FontFace
  /// Points in an em.
  var size: Double
  /// Whether it is shaped as capitals, in a smaller size.
  var isSmallCapitals: Bool
  /// The embedding level: odd ones run from right to left.
  var level: UInt8
  /// ISO 15924; nil where all characters are common.
  var script: String?
  /// What is asked of the face.
  var features: [FontFeature]
  /// Points added after each cluster.
  var spacing: Double
  /// Points by which the text stands above the baseline.
  var lift: Double
  /// The room that it needs in a line.
  var extent: LineExtent

  /// Whether it runs from right to left.
  var isRightToLeft: Bool { level % 2 == 1 }

  /// Creates an item of one span's attributes.
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
    if attributes.tracking != 0 {
      features += ["liga", "clig", "dlig"].map { FontFeature($0, 0) }
    }
    extent = LineExtent(face.metrics, attributes)
  }
}

/// How far a line reaches up and down from its baseline, in points.
///
/// As in TextKit a line is as high as its highest face, wherever that stands on the baseline. What
/// a face wants between lines, and extra leading, are half above and half below.
struct LineExtent: Equatable {
  /// Upwards.
  var ascent: Double
  /// Downwards; positive.
  var descent: Double
  /// Besides those two.
  var gap: Double

  /// The room that a face needs at a size.
  init(_ metrics: FontMetrics, _ attributes: TextAttributes) {
    let size = attributes.font.size
    // A line grows to hold what is lifted or lowered, and keeps the room of the baseline itself.
    ascent = metrics.ascent * size + max(0, attributes.baselineOffset)
    descent = metrics.descent * size + max(0, -attributes.baselineOffset)
    gap = metrics.lineGap * size + attributes.leading
  }

  /// Grows to hold another one too.
  mutating func formUnion(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }

  /// From the top to the bottom; never negative.
  var height: Double { max(0, ascent + descent + gap) }
  /// From the top to the baseline.
  var baseline: Double { ascent + gap / 2 }
}
