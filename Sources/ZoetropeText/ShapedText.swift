import ZoetropeDisplayList

/// The glyphs of a whole text before line breaking.
///
/// The object also stores the cumulative widths of the text, and the offsets at which the text can
/// be cut without reshaping.
final class ShapedText {
  /// The properties of the characters.
  let analysis: TextAnalysis
  /// The items in reading order.
  let items: [TextItem]
  /// The characters passed to the shaper. They are the characters of the text, except that capitals
  /// replace letters that are shown as synthetic small capitals.
  private let shapedCharacters: [UInt16]
  /// The glyphs of each item, from left to right.
  private(set) var glyphs: [[TextItemGlyph]] = []
  /// The cumulative width of the text up to each offset, in text units (see ``TextUnit``). The
  /// array has one element more than the text has UTF-16 units. Tabs have no width. The width of a
  /// ligature is divided evenly among its clusters.
  private(set) var widths: [Int] = []
  /// Whether a line may begin or end at each offset without reshaping.
  private(set) var isSafe: [Bool] = []
  /// The size of the largest font, in text units (see ``TextUnit``) per em.
  let widestEm: Int
  /// The distance by which neighboring letters are moved closer together, in ems.
  let tightening: Double

  private let content: TextContent
  private let fonts: FontLibrary
  private let language: String
  /// The requested face of each span.
  private let primaries: [FontFace]
  private var lineBreaks: [Bool]?
  private var markers: [Marker?]

  /// Glyphs that are not in the text: an ellipsis or a hyphen.
  struct Marker {
    /// The glyphs from left to right.
    var glyphs: [TextItemGlyph]
    /// The width in text units (see ``TextUnit``).
    var width: Int
    /// The vertical space that the marker takes up in a line.
    var extent: LineExtent
  }

  /// Divides a text into items and shapes each item; nil if there are no fonts. O(*n*) in the
  /// number of characters.
  ///
  /// - Parameter content: The text; it must have at least one span.
  init?(_ content: TextContent, style: ParagraphStyle, fonts: FontLibrary) {
    primaries = content.spans.compactMap { fonts.face(for: $0.attributes.font) }
    guard primaries.count == content.spans.count else { return nil }
    analysis = TextAnalysis(content, isRightToLeft: style.isRightToLeft)
    var itemizer = TextItemizer(
      analysis, content, primaries: primaries, fonts: fonts, language: style.language)
    items = itemizer.items()
    var characters = analysis.text
    for item in items where item.isSmallCapitals {
      SmallCapitals.capitalize(&characters, item.range)
    }
    shapedCharacters = characters
    widestEm = TextUnit.rounding(content.spans.map(\.attributes.font.size).max() ?? 0)
    self.content = content
    self.fonts = fonts
    language = style.language
    tightening = 0
    markers = Array(repeating: nil, count: content.spans.count)
    isSafe = Array(repeating: true, count: analysis.text.count + 1)
    for item in items {
      let shaped = symbols(of: item, item.range) ?? shape(shapedCharacters, item.range, as: item)
      markUnsafe(shaped, in: item)
      glyphs.append(set(shaped, as: item))
    }
    widths = totalWidths()
  }

  /// Creates a copy with the letters moved closer together by a distance in ems. O(*n*) in the
  /// number of characters.
  init(tightening base: ShapedText, by ems: Double) {
    analysis = base.analysis
    items = base.items
    shapedCharacters = base.shapedCharacters
    content = base.content
    fonts = base.fonts
    language = base.language
    primaries = base.primaries
    widestEm = base.widestEm
    tightening = base.tightening + ems
    lineBreaks = base.lineBreaks
    markers = Array(repeating: nil, count: content.spans.count)
    isSafe = base.isSafe
    glyphs = zip(base.glyphs, base.items).map { glyphs, item in
      var glyphs = glyphs
      glyphs.space(
        by: -TextUnit.rounding(ems * item.size), isRightToLeft: item.isRightToLeft)
      return glyphs
    }
    widths = totalWidths()
  }

  // MARK: Shaping

  /// Shapes a part of an item in the context of a line.
  ///
  /// Text outside the line is ignored: letters at the ends of the line are shaped as if no text
  /// adjoined them.
  func reshape(_ range: Range<Int>, ofItem index: Int, inLine line: Range<Int>) -> [TextItemGlyph] {
    if let symbols = symbols(of: items[index], range) { return set(symbols, as: items[index]) }
    let text = Array(shapedCharacters[line])
    let base = line.lowerBound
    let part = range.lowerBound - base..<range.upperBound - base
    var shaped = shape(text, part, as: items[index])
    for index in shaped.indices { shaped[index].cluster += base }
    return set(shaped, as: items[index])
  }

  private func shape(_ text: [UInt16], _ range: Range<Int>, as item: TextItem) -> [ShapedGlyph] {
    item.face.shape(
      text, range: range, isRightToLeft: item.isRightToLeft, script: item.script,
      language: language, features: item.features)
  }

  /// Returns the glyphs of an item that shows a ``TextSymbol`` or a ``TextImage`` in place of each
  /// of its characters; nil for any other item.
  ///
  /// The origin of a symbol is half the cap height above the baseline. The origin of a picture is
  /// on the baseline.
  private func symbols(of item: TextItem, _ range: Range<Int>) -> [ShapedGlyph]? {
    let symbol = symbol(of: item)
    if symbol == nil && image(of: item) == nil { return nil }
    let metrics = item.face.metrics
    let middle = (metrics.capHeight > 0 ? metrics.capHeight : 0.7) / 2
    let glyphs = range.map {
      ShapedGlyph(
        glyph: 0, cluster: $0, xAdvance: symbol?.advance ?? 0, yAdvance: 0, xOffset: 0,
        yOffset: symbol == nil ? 0 : middle, isUnsafeToBreak: false)
    }
    return item.isRightToLeft ? glyphs.reversed() : glyphs
  }

  private func symbol(of item: TextItem) -> TextSymbol? {
    content.spans[item.span].attributes.symbol
  }

  private func image(of item: TextItem) -> TextImage? {
    content.spans[item.span].attributes.image
  }

  /// Scales glyphs to the size of an item, drops invisible characters, and adds the item's spacing.
  private func set(_ shaped: [ShapedGlyph], as item: TextItem) -> [TextItemGlyph] {
    var glyphs: [TextItemGlyph] = []
    glyphs.reserveCapacity(shaped.count)
    let (symbol, image) = (symbol(of: item), image(of: item))
    for glyph in shaped {
      let cluster = clusterStart(at: glyph.cluster)
      if analysis.marks[cluster].contains(.invisible) { continue }
      glyphs.append(
        TextItemGlyph(
          outline: symbol?.outline ?? image?.outline ?? item.face.outline(of: glyph.glyph),
          size: image?.height ?? item.size,
          advance: TextUnit.rounding(image?.width ?? glyph.xAdvance * item.size),
          dx: glyph.xOffset * item.size,
          dy: -glyph.yOffset * item.size - item.lift, span: span(of: cluster, in: item),
          cluster: cluster))
    }
    glyphs.space(by: spacing(of: item), isRightToLeft: item.isRightToLeft)
    return glyphs
  }

  /// Returns the space to add after each cluster of an item, in text units.
  private func spacing(of item: TextItem) -> Int {
    TextUnit.rounding(item.spacing) - TextUnit.rounding(tightening * item.size)
  }

  /// Returns the start of the grapheme cluster that contains an offset.
  private func clusterStart(at offset: Int) -> Int {
    var offset = offset
    while offset > 0, !analysis.marks[offset].contains(.clusterStart) { offset -= 1 }
    return offset
  }

  /// Returns the index of the span to which a cluster belongs. An item may contain several spans.
  private func span(of cluster: Int, in item: TextItem) -> Int {
    let next = item.span + 1
    if next >= analysis.spanStarts.count || cluster < analysis.spanStarts[next] {
      return item.span
    }
    return analysis.span(at: cluster)
  }

  /// Records in ``isSafe`` the offsets of an item where the text can be cut without reshaping.
  ///
  /// These are the start of the item and the starts of its safe clusters. A cluster is safe if
  /// HarfBuzz reports no glyph of it as unsafe to break.
  private func markUnsafe(_ shaped: [ShapedGlyph], in item: TextItem) {
    for offset in item.range.dropFirst() { isSafe[offset] = false }
    for glyph in shaped where !glyph.isUnsafeToBreak { isSafe[glyph.cluster] = true }
    // A cluster is unsafe if any of its glyphs is.
    for glyph in shaped where glyph.isUnsafeToBreak { isSafe[glyph.cluster] = false }
    isSafe[item.range.lowerBound] = true
  }

  // MARK: Widths

  private func totalWidths() -> [Int] {
    var widths = [Int](repeating: 0, count: analysis.text.count + 1)
    for (item, glyphs) in zip(items, glyphs) {
      for glyph in glyphs { widths[glyph.cluster + 1] += glyph.advance }
      share(&widths, in: item.range)
    }
    for offset in 1..<max(1, widths.count) { widths[offset] += widths[offset - 1] }
    return widths
  }

  /// Divides the width of each ligature evenly among the grapheme clusters that it covers.
  private func share(_ widths: inout [Int], in range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      var ends: [Int] = []
      var next = start + 1
      while next < range.upperBound, widths[next + 1] == 0, !isSafe[next] {
        if analysis.marks[next].contains(.clusterStart), !analysis.marks[next].contains(.invisible)
        {
          ends.append(next)
        }
        next += 1
      }
      let width = widths[start + 1]
      if !ends.isEmpty, width > 0 {
        let parts = ends.count + 1
        widths[start + 1] = 0
        for (part, end) in (ends + [next]).enumerated() {
          widths[end] += width * (part + 1) / parts - width * part / parts
        }
      }
      start = next
    }
  }

  // MARK: Cuts

  /// Whether a line may break before each offset, by UAX #14. Computed on first use.
  var mayBreak: [Bool] {
    if let lineBreaks { return lineBreaks }
    var breaks = [Bool](repeating: false, count: analysis.text.count + 1)
    for offset in UnicodeRules.lineBreaks(in: analysis.text, language: language) {
      breaks[offset] = true
    }
    lineBreaks = breaks
    return breaks
  }

  /// Returns, from left to right, the glyphs of an item that belong to a part of the text. O(log
  /// *n*) in the number of glyphs.
  func slice(_ range: Range<Int>, ofItem index: Int) -> ArraySlice<TextItemGlyph> {
    let glyphs = glyphs[index]
    if range == items[index].range { return glyphs[...] }
    if items[index].isRightToLeft {
      let start = glyphs.partition { $0.cluster >= range.upperBound }
      let end = glyphs.partition { $0.cluster >= range.lowerBound }
      return glyphs[start..<end]
    }
    let start = glyphs.partition { $0.cluster < range.lowerBound }
    let end = glyphs.partition { $0.cluster < range.upperBound }
    return glyphs[start..<end]
  }

  /// Returns the index of the first item that ends after an offset. O(log *n*) in the number of
  /// items.
  func item(at offset: Int) -> Int { items.partition { $0.range.upperBound <= offset } }

  // MARK: Vertical extent

  /// Returns the face that a span requests.
  func primaryFace(ofSpan span: Int) -> FontFace { primaries[span] }

  /// Returns the vertical extent of a part of the text. If no item overlaps the part, the result is
  /// the extent of the face requested at the start of the part.
  func extent(of range: Range<Int>) -> LineExtent {
    var extent: LineExtent?
    var index = item(at: range.lowerBound)
    while index < items.count, items[index].range.lowerBound < range.upperBound {
      extent?.formUnion(items[index].extent)
      extent = extent ?? items[index].extent
      index += 1
    }
    return extent ?? emptyExtent(at: range.lowerBound)
  }

  /// Returns the vertical extent of a line without glyphs. It is the extent of the face requested
  /// at an offset.
  private func emptyExtent(at offset: Int) -> LineExtent {
    let span = analysis.span(at: offset)
    return LineExtent(primaries[span].metrics, content.spans[span].attributes)
  }

  // MARK: Markers

  /// Returns the marker that stands for omitted text: an ellipsis, or three periods if no face has
  /// an ellipsis. The marker has the style of a span. O(1) for a span that was requested before.
  func ellipsis(ofSpan span: Int) -> Marker {
    if let known = markers[span] { return known }
    let request = content.spans[span].attributes.font
    let character: Unicode.Scalar = "\u{2026}"
    var (text, face) = ("\u{2026}", primaries[span])
    if !face.hasGlyph(for: character) {
      let other = fonts.fallback(for: [character], near: request, language: language)
      if let other { face = other } else { text = "..." }
    }
    let marker = marker(text, face, span: span, cluster: -1)
    markers[span] = marker
    return marker
  }

  /// Returns the visible form of a soft hyphen at the end of a line: U+2010, or a hyphen-minus if
  /// the face lacks it.
  func hyphen(at offset: Int) -> Marker {
    let span = analysis.span(at: offset)
    let face = primaries[span]
    let text = face.hasGlyph(for: "\u{2010}") ? "\u{2010}" : "-"
    return marker(text, face, span: span, cluster: offset)
  }

  /// Shapes the text of a marker (an ellipsis or a hyphen) in the style of a span.
  ///
  /// - Parameter cluster: The offset that the glyphs belong to; negative for an ellipsis.
  private func marker(_ text: String, _ face: FontFace, span: Int, cluster: Int) -> Marker {
    let units = Array(text.utf16)
    let item = TextItem(
      range: units.indices, span: span, attributes: content.spans[span].attributes, face: face,
      level: 0, script: nil)
    var glyphs = shape(units, item.range, as: item).map { glyph in
      TextItemGlyph(
        outline: face.outline(of: glyph.glyph), size: item.size,
        advance: TextUnit.rounding(glyph.xAdvance * item.size), dx: glyph.xOffset * item.size,
        dy: -glyph.yOffset * item.size - item.lift, span: span, cluster: cluster)
    }
    glyphs.space(by: spacing(of: item), isRightToLeft: false)
    return Marker(
      glyphs: glyphs, width: glyphs.reduce(0) { $0 + $1.advance }, extent: item.extent)
  }
}

extension Array {
  /// Returns the number of elements that satisfy a condition. These elements must precede all
  /// others in the array. O(log *n*).
  fileprivate func partition(_ isBefore: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
