/// Divides a text into items, which are shaped one at a time.
///
/// Grapheme clusters are never split: marks, joiners and variation selectors stay with their base
/// character.
struct TextItemizer {
  private let analysis: TextAnalysis
  private let content: TextContent
  private let fonts: FontLibrary
  private let language: String
  /// The faces in use, each once. Clusters refer to them by index.
  private var faces: [FontFace] = []
  /// For each span, the index of its requested face in ``faces``.
  private var primaries: [Int] = []

  /// Creates an itemizer for a text.
  ///
  /// - Parameters:
  ///   - analysis: The properties of the text's characters.
  ///   - content: The text.
  ///   - primaries: The requested face of each span.
  ///   - fonts: The library that provides fallback faces.
  ///   - language: The language as a BCP 47 tag.
  init(
    _ analysis: TextAnalysis, _ content: TextContent, primaries: [FontFace], fonts: FontLibrary,
    language: String
  ) {
    self.analysis = analysis
    self.content = content
    self.fonts = fonts
    self.language = language
    self.primaries = primaries.map { number(of: $0) }
  }

  /// A grapheme cluster with the properties that decide where items end.
  private struct Cluster {
    var start: Int
    var span: Int
    var script: TextScript
    /// The index of the cluster's face in the itemizer's list of faces; negative until a face is
    /// chosen.
    var face: Int
    var isSmallCapital = false
  }

  /// Divides the text into items, in reading order. Hard line breaks and tabs belong to no item.
  ///
  /// - Complexity: O(*n*) in the number of characters if the font library has cached all fallbacks.
  mutating func items() -> [TextItem] {
    var items: [TextItem] = []
    for line in analysis.hardLines {
      // 1. Find the clusters with their spans and scripts.
      var clusters = clusters(in: line.range)
      // 2. Give common characters the script of the preceding characters. At the start of the line,
      //    give them the first script that follows.
      resolveScripts(&clusters)
      // 3. Choose faces: the requested face of the span if it has the characters, otherwise a
      //    fallback.
      resolveFaces(&clusters, end: line.range.upperBound)
      resolveSmallCapitals(&clusters)
      // 4. Cut where a property changes.
      cut(clusters, end: line.range.upperBound, into: &items)
    }
    return items
  }

  // MARK: 1. Clusters

  private func clusters(in range: Range<Int>) -> [Cluster] {
    var clusters: [Cluster] = []
    clusters.reserveCapacity(range.count)
    var span = analysis.span(at: range.lowerBound)
    for offset in range where analysis.marks[offset].contains(.clusterStart) {
      while span + 1 < analysis.spanStarts.count, analysis.spanStarts[span + 1] <= offset {
        span += 1
      }
      clusters.append(Cluster(start: offset, span: span, script: script(at: offset), face: -1))
    }
    return clusters
  }

  private func script(at offset: Int) -> TextScript {
    let scalar = analysis.text.scalar(at: offset)
    if analysis.isBasicLatin { return scalar.properties.isAlphabetic ? .latin : .common }
    return UnicodeRules.script(of: scalar)
  }

  // MARK: 2. Scripts

  private func resolveScripts(_ clusters: inout [Cluster]) {
    guard let first = clusters.first(where: { !$0.script.isShared }) else { return }
    var script = first.script
    for index in clusters.indices {
      if clusters[index].script.isShared {
        clusters[index].script = script
      } else {
        script = clusters[index].script
      }
    }
  }

  // MARK: 3. Faces

  private mutating func resolveFaces(_ clusters: inout [Cluster], end: Int) {
    var waiting: Int?
    for index in clusters.indices {
      let cluster = clusters[index]
      let next = index + 1 < clusters.count ? clusters[index + 1].start : end
      let primary = primaries[cluster.span]
      let attributes = content.spans[cluster.span].attributes
      if attributes.symbol != nil || attributes.image != nil
        || isNeutral(cluster.start..<next, in: faces[primary])
      {
        clusters[index].face = primary
        waiting = waiting ?? index
        continue
      }
      let near = index > 0 ? clusters[index - 1] : nil
      clusters[index].face = face(
        for: cluster.start..<next, span: cluster.span, primary: primary, near: near)
      if let first = waiting { fill(&clusters, first..<index, end: next) }
      waiting = nil
    }
  }

  /// Gives the neutral clusters in a range the face of the clusters around the range, if this face
  /// is suitable. Neutral clusters are spaces and common punctuation.
  ///
  /// A sentence in a fallback face then has its spaces and punctuation in the same face. The face
  /// is suitable if the clusters before and after the range both have it and belong to one span.
  /// The face must also have all characters of the range, and no color glyphs. If it is not
  /// suitable, the neutral clusters keep the requested face of their span.
  private func fill(_ clusters: inout [Cluster], _ range: Range<Int>, end: Int) {
    guard range.lowerBound > 0 else { return }
    let (before, after) = (clusters[range.lowerBound - 1], clusters[range.upperBound])
    guard before.face == after.face, before.span == after.span else { return }
    let face = faces[after.face]
    // Between emoji, spaces and signs such as # keep the requested face of their span.
    if face.hasColor { return }
    let stretch = clusters[range.lowerBound].start..<after.start
    guard stretch.allSatisfy({ face.hasGlyph(for: analysis.text.scalar(at: $0)) }) else { return }
    for index in range where clusters[index].span == after.span {
      clusters[index].face = after.face
    }
  }

  /// Whether a cluster is neutral, which means that it can take the face of the clusters around it.
  ///
  /// A neutral cluster is a single UTF-16 unit. It is either a space, or common punctuation that
  /// the given face has.
  private func isNeutral(_ range: Range<Int>, in face: FontFace) -> Bool {
    guard range.count == 1 else { return false }
    let scalar = analysis.text.scalar(at: range.lowerBound)
    switch scalar.value {
    case 0x20, 0xA0, 0x3000, 0x2000...0x200A: return true
    case 0x21...0x23, 0x25...0x2A, 0x2C...0x2F, 0x3A, 0x3B, 0x3F, 0x40, 0x5B...0x5D, 0x5F, 0x7B,
      0x7D, 0xA1, 0xA7, 0xAB, 0xB6, 0xB7, 0xBB, 0xBF, 0x2010...0x2027, 0x2030...0x205E:
      return face.hasGlyph(for: scalar)
    default: return false
    }
  }

  private mutating func number(of face: FontFace) -> Int {
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  private mutating func face(
    for range: Range<Int>, span: Int, primary: Int, near: Cluster?
  ) -> Int {
    let scalars = scalars(in: range)
    if let emoji = emojiFace(for: scalars, range, primary: primary) { return emoji }
    if covers(faces[primary], scalars) { return primary }
    let request = content.spans[span].attributes.font
    // Prefer the face of the preceding cluster, so that fewer faces are mixed.
    if let near, near.face != primary, !faces[near.face].hasColor,
      request == content.spans[near.span].attributes.font,
      covers(faces[near.face], scalars)
    {
      return near.face
    }
    guard let other = fonts.fallback(for: scalars, near: request, language: language) else {
      return primary
    }
    return number(of: other)
  }

  /// Returns the color face of a cluster that is to be shown as an emoji. Returns nil if there is
  /// no such face, or if the cluster is not to be shown as an emoji.
  private mutating func emojiFace(
    for scalars: [Unicode.Scalar], _ range: Range<Int>, primary: Int
  ) -> Int? {
    if range.count == 1, EmojiPresentation.isSurelyText(analysis.text[range.lowerBound]) {
      return nil
    }
    guard EmojiPresentation.applies(to: scalars) else { return nil }
    if faces[primary].hasColor, covers(faces[primary], scalars) { return primary }
    return fonts.emojiFace(for: scalars).map { number(of: $0) }
  }

  private func covers(_ face: FontFace, _ scalars: [Unicode.Scalar]) -> Bool {
    if scalars.count == 1, face.hasGlyph(for: scalars[0]) { return true }
    return face.covers(scalars)
  }

  private func scalars(in range: Range<Int>) -> [Unicode.Scalar] {
    if range.count == 1 { return [analysis.text.scalar(at: range.lowerBound)] }
    return Array(String(decoding: analysis.text[range], as: UTF16.self).unicodeScalars)
  }

  /// Marks the letters to be shown as synthetic small capitals.
  private func resolveSmallCapitals(_ clusters: inout [Cluster]) {
    var known: (span: Int, face: Int, capitals: SmallCapitals?)?
    for index in clusters.indices {
      let (span, face) = (clusters[index].span, clusters[index].face)
      let features = content.spans[span].attributes.font.features
      if features.isEmpty { continue }
      if known?.span != span || known?.face != face {
        known = (span, face, SmallCapitals(features, for: faces[face]))
      }
      let scalar = analysis.text.scalar(at: clusters[index].start)
      clusters[index].isSmallCapital = known?.capitals?.contains(scalar) ?? false
    }
  }

  // MARK: 4. Cutting

  private func cut(_ clusters: [Cluster], end: Int, into items: inout [TextItem]) {
    var first: Cluster?
    var last: Cluster?
    for cluster in clusters {
      let isTab = analysis.marks[cluster.start].contains(.tab)
      if let begun = first, let before = last, isTab || !belongTogether(before, cluster) {
        items.append(item(from: begun, to: cluster.start))
        first = nil
      }
      if first == nil, !isTab { first = cluster }
      last = cluster
    }
    if let first { items.append(item(from: first, to: end)) }
  }

  private func belongTogether(_ a: Cluster, _ b: Cluster) -> Bool {
    a.face == b.face && a.script == b.script && a.isSmallCapital == b.isSmallCapital
      && analysis.level(at: a.start) == analysis.level(at: b.start)
      && (a.span == b.span || areAlike(a.span, b.span))
  }

  /// Whether two spans differ only in underline and strikethrough.
  private func areAlike(_ a: Int, _ b: Int) -> Bool {
    var (a, b) = (content.spans[a].attributes, content.spans[b].attributes)
    (a.underline, a.strikethrough) = (nil, nil)
    (b.underline, b.strikethrough) = (nil, nil)
    return a == b
  }

  private func item(from first: Cluster, to end: Int) -> TextItem {
    TextItem(
      range: first.start..<end, span: first.span,
      attributes: content.spans[first.span].attributes, face: faces[first.face],
      level: analysis.level(at: first.start),
      script: first.script.isShared ? nil : UnicodeRules.tag(of: first.script),
      isSmallCapitals: first.isSmallCapital)
  }
}
