import CHarfBuzz
import ZoetropeFonts

/// HarfBuzz, loaded while the program runs.
final class HarfBuzzLibrary {
  fileprivate let functions: chb_functions

  /// Loads HarfBuzz, or finds it loaded.
  ///
  /// - Throws: ``FontError/libraryUnavailable(name:reason:)`` if HarfBuzz cannot be loaded.
  init() throws(FontError) {
    var functions = chb_functions()
    if let reason = chb_load(&functions) {
      throw .libraryUnavailable(
        name: "HarfBuzz",
        reason: String(cString: reason)
          + "; expected HarfBuzz 4 or later, which Debian and Ubuntu have in libharfbuzz0b")
    }
    self.functions = functions
  }

  /// The version of the library, such as `6.0.0`; `unknown` if it cannot be loaded.
  static var version: String {
    guard let text = (try? HarfBuzzLibrary())?.functions.version_string() else { return "unknown" }
    return String(cString: text)
  }
}

/// A face that HarfBuzz has opened. It shapes text.
///
/// HarfBuzz reads the same file as FreeType, but with its own OpenType functions. It measures in
/// font units; this class converts its results to ems.
final class HarfBuzzShaper {
  /// The language, script and direction of a part of a text, and the OpenType features to apply.
  struct Setting {
    var isRightToLeft: Bool
    /// The script as an ISO 15924 code, such as `Arab`; nil to derive it from the text.
    var script: String?
    /// The language as a BCP 47 tag.
    var language: String
    var features: [FontFeature]
  }

  private let library: HarfBuzzLibrary
  private var harfBuzz: chb_functions { library.functions }
  /// The font file, retained because HarfBuzz does not copy its bytes.
  private let file: FontFile
  private let face: OpaquePointer
  private let font: OpaquePointer
  private let buffer: OpaquePointer
  let unitsPerEm: Int
  /// The axes in the order in which the file lists them; empty for a face that does not vary.
  let axes: [FontAxis]

  /// Opens a face; nil if it has no glyphs. For damaged data, HarfBuzz reports a face without
  /// glyphs.
  init?(library: HarfBuzzLibrary, file: FontFile, index: Int) {
    let harfBuzz = library.functions
    guard let start = file.bytes.baseAddress,
      let blob = harfBuzz.blob_create(
        start.assumingMemoryBound(to: CChar.self), UInt32(clamping: file.bytes.count),
        HB_MEMORY_MODE_READONLY, nil, nil)
    else { return nil }
    defer { harfBuzz.blob_destroy(blob) }
    guard let face = harfBuzz.face_create(blob, UInt32(index)) else { return nil }
    guard harfBuzz.face_get_glyph_count(face) > 0, let font = harfBuzz.font_create(face),
      let buffer = harfBuzz.buffer_create()
    else {
      harfBuzz.face_destroy(face)
      return nil
    }
    self.library = library
    self.file = file
    self.face = face
    self.font = font
    self.buffer = buffer
    unitsPerEm = Int(harfBuzz.face_get_upem(face))
    axes = Self.axes(of: face, harfBuzz)
    harfBuzz.font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    harfBuzz.ot_font_set_funcs(font)
    // With grapheme clusters, the marks of a letter share the letter's offset. Finer clusters are
    // not needed, because line breaks, letter spacing and changes of the font occur only between
    // grapheme clusters.
    harfBuzz.buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit {
    harfBuzz.buffer_destroy(buffer)
    harfBuzz.font_destroy(font)
    harfBuzz.face_destroy(face)
  }

  private static func axes(of face: OpaquePointer, _ harfBuzz: chb_functions) -> [FontAxis] {
    var count = harfBuzz.ot_var_get_axis_count(face)
    guard count > 0 else { return [] }
    var infos = Array(repeating: hb_ot_var_axis_info_t(), count: Int(count))
    _ = harfBuzz.ot_var_get_axis_infos(face, 0, &count, &infos)
    return infos.prefix(Int(count)).map {
      FontAxis(
        tag: text(of: $0.tag), minimum: Double($0.min_value), normal: Double($0.default_value),
        maximum: Double($0.max_value))
    }
  }

  private static func text(of tag: hb_tag_t) -> String {
    String(
      decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) },
      as: UTF8.self)
  }

  private func tag(_ text: String) -> hb_tag_t { harfBuzz.tag_from_string(text, -1) }

  /// Sets the positions on the face's axes: one for each element of ``axes``, in the same order.
  func vary(_ coordinates: [Double]) {
    guard !coordinates.isEmpty else { return }
    harfBuzz.font_set_var_coords_design(
      font, coordinates.map { Float($0) }, UInt32(coordinates.count))
  }

  /// Passes the horizontal shear of the outlines to HarfBuzz, which then positions marks to match
  /// the slanted letters.
  func slant(_ slant: Double) {
    harfBuzz.font_set_synthetic_slant(font, Float(slant))
  }

  /// Returns the glyph that the face maps a character to, before any shaping; nil if there is none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return harfBuzz.font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the horizontal advance of a glyph, in ems.
  func advance(of glyph: UInt32) -> Double {
    Double(harfBuzz.font_get_glyph_h_advance(font, glyph)) / Double(unitsPerEm)
  }

  /// The line metrics of the face at its position on the axes.
  ///
  /// Ascent, descent and line gap come from the `hhea` table, or from the `OS/2` table if the face
  /// sets its USE_TYPO_METRICS bit. Browsers make the same choice. If ascent and descent add up to
  /// zero or less, the clipping metrics of `OS/2` replace them.
  var metrics: FontMetrics {
    var ascent = measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER)
    var descent = -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER)
    if ascent + descent <= 0 {
      ascent = measure(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_ASCENT)
      descent = measure(HB_OT_METRICS_TAG_HORIZONTAL_CLIPPING_DESCENT)
    }
    return FontMetrics(
      ascent: ascent, descent: descent,
      lineGap: max(0, measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP)),
      underlinePosition: -measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: thickness(HB_OT_METRICS_TAG_UNDERLINE_SIZE),
      strikethroughPosition: measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET),
      strikethroughThickness: thickness(HB_OT_METRICS_TAG_STRIKEOUT_SIZE),
      capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT), unitsPerEm: unitsPerEm)
  }

  /// Returns a metric in ems, y up. If the face does not define the metric, HarfBuzz estimates it.
  private func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
    var position: hb_position_t = 0
    harfBuzz.ot_metrics_get_position_with_fallback(font, tag, &position)
    return Double(position) / Double(unitsPerEm)
  }

  /// Returns the thickness of an underline or strikethrough line in ems. If the face's value is not
  /// positive, the result is 0.05, as in most faces.
  private func thickness(_ tag: hb_ot_metrics_tag_t) -> Double {
    let thickness = measure(tag)
    return thickness > 0 ? thickness : 0.05
  }

  /// Shapes a part of a text in the context of the whole text.
  ///
  /// - Parameters:
  ///   - text: The paragraph, in UTF-16.
  ///   - range: The part to shape, in UTF-16 offsets.
  ///   - setting: The properties of the part.
  /// - Returns: The glyphs from left to right.
  func shape(_ text: [UInt16], range: Range<Int>, setting: Setting) -> [ShapedGlyph] {
    guard !range.isEmpty else { return [] }
    harfBuzz.buffer_clear_contents(buffer)
    text.withUnsafeBufferPointer {
      harfBuzz.buffer_add_utf16(
        buffer, $0.baseAddress, Int32($0.count), UInt32(range.lowerBound), Int32(range.count))
    }
    describe(setting, isWhole: (range.lowerBound == 0, range.upperBound == text.count))
    let features = setting.features.map {
      hb_feature_t(tag: tag($0.tag), value: $0.value, start: 0, end: .max)
    }
    harfBuzz.shape(font, buffer, features, UInt32(features.count))
    return glyphs
  }

  /// Sets the direction, language, script and flags of the buffer.
  ///
  /// - Parameter isWhole: Whether the part begins at the start of the text (`start`), and whether
  ///   it ends at the end of the text (`end`).
  private func describe(_ setting: Setting, isWhole: (start: Bool, end: Bool)) {
    harfBuzz.buffer_set_direction(
      buffer, setting.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    harfBuzz.buffer_set_language(buffer, harfBuzz.language_from_string(setting.language, -1))
    if let script = setting.script {
      harfBuzz.buffer_set_script(buffer, harfBuzz.script_from_string(script, -1))
    }
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if isWhole.start { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if isWhole.end { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    harfBuzz.buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    // Fills in the properties that were not set above.
    harfBuzz.buffer_guess_segment_properties(buffer)
  }

  /// The glyphs in the buffer after shaping, with lengths in ems.
  private var glyphs: [ShapedGlyph] {
    var count: UInt32 = 0
    guard let infos = harfBuzz.buffer_get_glyph_infos(buffer, &count),
      let positions = harfBuzz.buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    let em = Double(unitsPerEm)
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster),
        xAdvance: Double(position.x_advance) / em,
        yAdvance: Double(position.y_advance) / em, xOffset: Double(position.x_offset) / em,
        yOffset: Double(position.y_offset) / em,
        isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
    }
  }
}
