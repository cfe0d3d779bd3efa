import ZoetropeDisplayList

/// A text with all its glyphs, before lines are made: how wide each part is and where it may be cut
/// without being shaped anew.
final class ShapedText {
  /// The characters.
  let analysis: TextAnalysis
  /// In the order of reading.
  let items: [TextItem]
  /// The characters that are shaped: those of the text, or capitals in their place.
  private let shapedCharacters: [UInt16]
  /// By item, from left to right.
  private(set) var glyphs: [[TextItemGlyph]] = []
  /// The text's width up to each offset, in text units; one more than there are units. Tabs count
  /// nothing. Inside a ligature its width is shared evenly among its clusters.
  private(set) var widths: [Int] = []
  /// Whether a line may begin or end at each offset without being shaped anew.
  private(set) var isSafe: [Bool] = []
  /// The largest font's em, in text units.
  let widestEm: Int
  /// How much nearer letters stand than the fonts have it, in ems.
  let tightening: Double

  private let content: TextContent
  private let fonts: FontLibrary
  private let language: String
  /// By span.
  private let primaries: [FontFace]
  private var lineBreaks: [Bool]?
  private var markers: [Marker?]

  /// A piece that the text does not have: an ellipsis or a hyphen.
  struct Marker {
    /// From left to right.
    var glyphs: [TextItemGlyph]
    /// In text units.
    var width: Int
    /// The room that it needs in a line.
    var extent: LineExtent
  }

  /// Cuts a text into items and shapes them; nil where there is no face at all. O(n).
  ///
  /// - Parameter content: At least one span.
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

  /// The same text with its letters nearer together. O(n).
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

  /// Shapes a part of an item by itself, within a line.
  ///
  /// Nothing outside the line counts: letters at a cut take the forms of an end.
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

  /// What stands in place of characters, in the middle of the capitals' height; nil where it is the
  /// characters that are shown.
  private func symbols(of item: TextItem, _ range: Range<Int>) -> [ShapedGlyph]? {
    guard let symbol = symbol(of: item) else { return nil }
    let metrics = item.face.metrics
    let glyphs = range.map {
      ShapedGlyph(
        glyph: 0, cluster: $0, xAdvance: symbol.advance, yAdvance: 0, xOffset: 0,
        yOffset: (metrics.capHeight > 0 ? metrics.capHeight : 0.7) / 2, isUnsafeToBreak: false)
    }
    return item.isRightToLeft ? glyphs.reversed() : glyphs
  }

  private func symbol(of item: TextItem) -> TextSymbol? {
    content.spans[item.span].attributes.symbol
  }

  /// Scales glyphs to the item's size, and spaces them.
  private func set(_ shaped: [ShapedGlyph], as item: TextItem) -> [TextItemGlyph] {
    var glyphs: [TextItemGlyph] = []
    glyphs.reserveCapacity(shaped.count)
    let symbol = symbol(of: item)
    for glyph in shaped {
      let cluster = clusterStart(at: glyph.cluster)
      if analysis.marks[cluster].contains(.invisible) { continue }
      glyphs.append(
        TextItemGlyph(
          outline: symbol?.outline ?? item.face.outline(of: glyph.glyph), size: item.size,
          advance: TextUnit.rounding(glyph.xAdvance * item.size), dx: glyph.xOffset * item.size,
          dy: -glyph.yOffset * item.size - item.lift, span: span(of: cluster, in: item),
          cluster: cluster))
    }
    glyphs.space(by: spacing(of: item), isRightToLeft: item.isRightToLeft)
    return glyphs
  }

  private func spacing(of item: TextItem) -> Int {
    TextUnit.rounding(item.spacing) - TextUnit.rounding(tightening * item.size)
  }

  private func clusterStart(at offset: Int) -> Int {
    var offset = offset
    while offset > 0, !analysis.marks[offset].contains(.clusterStart) { offset -= 1 }
    return offset
  }

  private func span(of cluster: Int, in item: TextItem) -> Int {
    let next = item.span + 1
    if next >= analysis.spanStarts.count || cluster < analysis.spanStarts[next] {
      return item.span
    }
    return analysis.span(at: cluster)
  }

  /// Lines may be cut at the beginnings of HarfBuzz's clusters, but for those that it warns of.
  private func markUnsafe(_ shaped: [ShapedGlyph], in item: TextItem) {
    for offset in item.range.dropFirst() { isSafe[offset] = false }
    for glyph in shaped where !glyph.isUnsafeToBreak { isSafe[glyph.cluster] = true }
    // A cluster of several glyphs is as unsafe as the worst of them.
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

  /// Shares the widths of ligatures among the clusters that have no glyph of their own.
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

  /// Whether a line may break before the unit at an offset, by UAX #14. Found when first asked for.
  var mayBreak: [Bool] {
    if let lineBreaks { return lineBreaks }
    var breaks = [Bool](repeating: false, count: analysis.text.count + 1)
    for offset in UnicodeRules.lineBreaks(in: analysis.text, language: language) {
      breaks[offset] = true
    }
    lineBreaks = breaks
    return breaks
  }

  /// The glyphs of an item that stand for a part of the text, from left to right. O(log n).
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

  /// The first item that ends after an offset. O(log n).
  func item(at offset: Int) -> Int { items.partition { $0.range.upperBound <= offset } }

  // MARK: Room

  /// The face that a span asks for.
  func primaryFace(ofSpan span: Int) -> FontFace { primaries[span] }

  /// The room that a part of the text needs; that of its span's own face where it has no glyphs.
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

  /// The room of a line with nothing in it.
  private func emptyExtent(at offset: Int) -> LineExtent {
    let span = analysis.span(at: offset)
    return LineExtent(primaries[span].metrics, content.spans[span].attributes)
  }

  // MARK: Markers

  /// What stands for text that is left out, in the look of a span: an ellipsis, or three full stops
  /// where no face has one.
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

  /// What a soft hyphen shows at the end of a line.
  func hyphen(at offset: Int) -> Marker {
    let span = analysis.span(at: offset)
    let face = primaries[span]
    let text = face.hasGlyph(for: "\u{2010}") ? "\u{2010}" : "-"
    return marker(text, face, span: span, cluster: offset)
  }

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
  /// The number of elements at the beginning that satisfy a condition that no later one does.
  /// O(log n).
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
