import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A face at a fixed place on its axes, perhaps slanted: shapes text and yields outlines.
///
/// Guarantees: the same file, variation and slant give the same glyphs everywhere. Not safe to use
/// from two places at a time.
package final class FontFace {
  /// How far a slanted face leans: the tangent of 12 degrees.
  package static let syntheticSlant = 0.212_556_561_670_022_1

  /// The face, with its variation and its slant.
  package let id: FaceID
  /// The typographic family.
  package let family: String
  /// As "Bold Italic".
  package let styleName: String
  /// The file.
  package let path: String
  /// The measures of lines, in ems.
  package let metrics: FontMetrics

  private let shaper: HarfBuzzShaper
  private let outlines: FreeTypeFace
  private let notices: FontNoticeLog
  private let slant: Double
  private var outlineOfGlyph: [UInt32: GlyphOutline] = [:]

  /// Nil when the file cannot be read.
  init?(
    record: FontRecord, file: FontFile, variations: [FontVariation], isSlanted: Bool,
    freeType: FreeTypeLibrary, notices: FontNoticeLog
  ) {
    guard let shaper = HarfBuzzShaper(file: file, index: record.index) else { return nil }
    let coordinates = shaper.axes.map { axis in
      let wanted = variations.last { $0.tag == axis.tag }?.value ?? axis.normal
      return min(max(wanted, axis.minimum), axis.maximum)
    }
    guard
      let outlines = FreeTypeFace(
        library: freeType, file: file, index: record.index, coordinates: coordinates)
    else { return nil }
    slant = isSlanted ? Self.syntheticSlant : 0
    shaper.vary(coordinates)
    if isSlanted { shaper.slant(slant) }
    let moved = zip(shaper.axes, coordinates).filter { $0.normal != $1 }
    let axes = moved.map { "\($0.tag)=\(Self.text($1))" }.joined(separator: ",")
    id = FaceID(
      name: record.postScriptName + (axes.isEmpty ? "" : "@" + axes)
        + (isSlanted ? "~slant" : ""),
      fingerprint: file.fingerprint(ofFace: record.index))
    family = record.family
    styleName = record.style(at: variations)
    path = record.path
    metrics = shaper.metrics
    self.shaper = shaper
    self.outlines = outlines
    self.notices = notices
  }

  /// Whole numbers without a fraction.
  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Whether the face has a glyph for a character.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    shaper.glyph(of: scalar) != nil
  }

  /// Whether the face can show a grapheme cluster: whether it has all the characters that show, as
  /// they are, composed or decomposed.
  package func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    FontCluster(cluster).isCovered(by: hasGlyph(for:))
  }

  /// Shapes a part of a text.
  ///
  /// - Parameters:
  ///   - text: The whole paragraph: letters next to the part count for its joining.
  ///   - range: The part, in UTF-16 units; it should not cut a grapheme cluster.
  ///   - isRightToLeft: The part's direction.
  ///   - script: ISO 15924, as `Arab`; nil to take it from the part's first letter.
  ///   - language: BCP 47, as `en`.
  ///   - features: Features besides those that are on by default.
  /// - Returns: Glyphs from left to right, whatever the direction.
  package func shape(
    _ text: [UInt16], range: Range<Int>, isRightToLeft: Bool, script: String? = nil,
    language: String = "en", features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    let setting = HarfBuzzShaper.Setting(
      isRightToLeft: isRightToLeft, script: script, language: language, features: features)
    return shaper.shape(text, range: range, setting: setting)
  }

  /// A glyph's outline in ems, y down, after variation and slant, unhinted; empty for a space. The
  /// same object each time. Glyph 0, which stands for characters that no face has, is an upright
  /// box: what faces have there ranges from nothing to black bars.
  package func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlineOfGlyph[glyph] { return known }
    let path = glyph == 0 ? missingGlyphPath : path(of: glyph)
    let outline = GlyphOutline(face: id, glyph: glyph, path: path)
    outlineOfGlyph[glyph] = outline
    return outline
  }

  private var missingGlyphPath: Path {
    let (margin, line) = (0.07, 0.05)
    let width = shaper.advance(of: 0) - 2 * margin
    let height = metrics.capHeight > 0 ? metrics.capHeight : 0.7
    guard width > 2 * line else { return Path() }
    let box = CGRect(x: margin, y: -height, width: width, height: height)
    let inner = box.insetBy(dx: line, dy: line)
    var path = Path(box)
    // The other way round, so that it is left out.
    path.addLines([
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: inner.minX, y: inner.maxY),
      CGPoint(x: inner.maxX, y: inner.maxY), CGPoint(x: inner.maxX, y: inner.minY),
    ])
    path.closeSubpath()
    return path
  }

  private func path(of glyph: UInt32) -> Path {
    if case .outline(let path) = outlines.glyph(glyph, slant: slant) { return path }
    let character = outlines.character(of: glyph)
    if let character, character.properties.isWhitespace { return Path() }
    notices.add(
      .outlineMissing(character: character.map { String($0) } ?? "#\(glyph)", family: family))
    return Path()
  }
}
