import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A font face at a fixed position on its variation axes, optionally slanted. It shapes text and
/// provides the outlines of glyphs.
///
/// Guarantees: the same file, variation and slant give the same glyphs on every machine. Not
/// thread-safe.
package final class FontFace {
  /// The horizontal shear of a synthetically slanted face: the tangent of 12 degrees.
  package static let syntheticSlant = 0.212_556_561_670_022_1

  /// The identity of the face, including its variation and slant.
  package let id: FaceID
  /// The typographic family name.
  package let family: String
  /// The style name, such as "Bold Italic".
  package let styleName: String
  /// The path of the font file.
  package let path: String
  /// The line metrics at the face's position on its variation axes. All are in ems, except for
  /// ``FontMetrics/unitsPerEm``.
  package let metrics: FontMetrics
  /// Whether glyphs may have pictures in their own colors, as emoji do.
  package let hasColor: Bool

  private let shaper: HarfBuzzShaper
  private let outlines: FreeTypeFace
  private let notices: FontNoticeLog
  private let slant: Double
  private var outlineOfGlyph: [UInt32: GlyphOutline] = [:]
  private var pictures = GlyphPictureCache()
  /// The number of cached outlines, where the open face itself counts as much as 256 of them.
  var cachedCount: Int { 256 + outlineOfGlyph.count }

  /// Opens a face; nil if HarfBuzz or FreeType cannot read it.
  ///
  /// - Parameters:
  ///   - record: The face to open.
  ///   - file: The file of the face.
  ///   - variations: Positions on the face's axes. Each is clamped to the range of its axis. An
  ///     axis without an entry stays at its default position. If an axis has several entries, the
  ///     last one counts.
  ///   - isSlanted: Whether to slant the outlines by ``syntheticSlant``.
  ///   - freeType: The library that reads the outlines.
  ///   - harfBuzz: The library that shapes text.
  ///   - notices: The log that receives notices about glyphs without outlines.
  init?(
    record: FontRecord, file: FontFile, variations: [FontVariation], isSlanted: Bool,
    freeType: FreeTypeLibrary, harfBuzz: HarfBuzzLibrary, notices: FontNoticeLog
  ) {
    guard let shaper = HarfBuzzShaper(library: harfBuzz, file: file, index: record.index) else {
      return nil
    }
    let coordinates = shaper.axes.map { axis in
      let wanted = variations.last { $0.tag == axis.tag }?.value ?? axis.normal
      return min(max(wanted, axis.minimum), axis.maximum)
    }
    guard
      let outlines = FreeTypeFace(
        library: freeType, file: file, index: record.index, coordinates: coordinates,
        unitsPerEm: shaper.unitsPerEm)
    else { return nil }
    slant = isSlanted ? Self.syntheticSlant : 0
    shaper.vary(coordinates)
    if isSlanted { shaper.slant(slant) }
    // A loop, because to join texts the runtime searches all conformances of the program.
    var axes = ""
    for (axis, coordinate) in zip(shaper.axes, coordinates) where axis.normal != coordinate {
      axes += (axes.isEmpty ? "@" : ",") + "\(axis.tag)=\(Self.text(coordinate))"
    }
    id = FaceID(
      name: record.postScriptName + axes + (isSlanted ? "~slant" : ""),
      fingerprint: file.fingerprint(ofFace: record.index))
    family = record.family
    styleName = record.style(at: variations)
    path = record.path
    metrics = shaper.metrics
    hasColor = outlines.hasPictures
    self.shaper = shaper
    self.outlines = outlines
    self.notices = notices
  }

  /// Formats a number, without a fraction if it is whole.
  private static func text(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Whether the face maps a character to a glyph.
  package func hasGlyph(for scalar: Unicode.Scalar) -> Bool {
    shaper.glyph(of: scalar) != nil
  }

  /// Whether the face has all visible characters of a grapheme cluster, in at least one of its
  /// forms: as given, precomposed (NFC) or decomposed (NFD).
  package func covers(_ cluster: some Sequence<Unicode.Scalar>) -> Bool {
    FontCluster(cluster).isCovered(by: hasGlyph(for:))
  }

  /// Shapes a part of a text.
  ///
  /// - Parameters:
  ///   - text: The whole paragraph in UTF-16. Characters next to the part affect the shapes of the
  ///     letters at its ends (for example in Arabic).
  ///   - range: The part, in UTF-16 offsets. It should not split a grapheme cluster.
  ///   - isRightToLeft: Whether the part runs from right to left.
  ///   - script: The script as an ISO 15924 code, such as `Arab`. Default nil: the script of the
  ///     part's first letter.
  ///   - language: The language as a BCP 47 tag. Default `en`.
  ///   - features: OpenType features to turn on or off. Features that are not listed keep their
  ///     default values.
  /// - Returns: The glyphs from left to right, even if the part runs from right to left.
  package func shape(
    _ text: [UInt16], range: Range<Int>, isRightToLeft: Bool, script: String? = nil,
    language: String = "en", features: [FontFeature] = []
  ) -> [ShapedGlyph] {
    let setting = HarfBuzzShaper.Setting(
      isRightToLeft: isRightToLeft, script: script, language: language, features: features)
    return shaper.shape(text, range: range, setting: setting)
  }

  /// Returns the outline of a glyph in ems, y down, unhinted. The face's variation and slant are
  /// applied.
  ///
  /// Repeated calls return the same object, except for glyphs with pictures. The outline is empty
  /// for white space. It is also empty for a glyph that FreeType cannot read as an outline; a
  /// notice is then added.
  ///
  /// A glyph with a picture in its own colors has a ``GlyphOutline/picture``. The slant does not
  /// apply to the picture. Pictures are dropped when they take too much memory. A later call for a
  /// dropped picture returns a new, equal object.
  ///
  /// Glyph 0 stands for missing characters. Its outline is an upright box drawn by this library.
  /// The faces' own outlines for glyph 0 differ too much: some are empty, others are black bars.
  ///
  /// - Complexity: O(1) for a glyph that was requested before, unless its picture was dropped.
  package func outline(of glyph: UInt32) -> GlyphOutline {
    if let known = outlineOfGlyph[glyph] { return known }
    if hasColor, glyph != 0 {
      if let known = pictures[glyph] { return known }
      if let picture = outlines.picture(of: glyph) {
        let outline = GlyphOutline(face: id, glyph: glyph, picture: picture)
        pictures.add(outline)
        return outline
      }
    }
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
    // The inner rectangle runs in the reverse direction, which cuts it out of the box.
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
