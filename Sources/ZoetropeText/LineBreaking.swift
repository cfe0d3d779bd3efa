/// One line: which characters it holds and which glyphs, before it has a place.
struct TextLine {
  /// The characters, with the white space that hangs at the end and without a line end.
  var range: Range<Int>
  /// Which of the text's own lines it is part of.
  var paragraph: Int
  /// The level of that line's paragraph.
  var baseLevel: UInt8
  /// In the order of reading.
  var pieces: [TextLinePiece]
  /// The room that it takes, in text units: without the white space that hangs.
  var width: Int
  /// White space at the end that counts in the width, in text units.
  var trailingSpace = 0
  /// How far it reaches up and down.
  var extent: LineExtent
}

/// Glyphs of one direction that stand together in a line; or the room of a tab.
struct TextLinePiece {
  /// From left to right; none for a tab.
  var glyphs: ArraySlice<TextItemGlyph>
  /// In text units.
  var width: Int
  /// The embedding level.
  var level: UInt8
  /// The span of a tab, or of the first glyph.
  var span: Int
}

/// Makes lines of a width: first fit, as TextKit has it.
///
/// A line takes what fits up to the last break opportunity (UAX #14); where not even the first part
/// fits, as many grapheme clusters as fit, and one at least. White space at its end hangs over.
///
/// Widths are compared exactly: a cut where HarfBuzz says that glyphs would change is shaped anew
/// before it is judged.
struct LineBreaker {
  /// The distance of tab stops from the leading edge of a line, as in AppKit and UIKit.
  static let tabInterval = 28.0

  /// What lines are made of.
  let text: ShapedText
  /// The room in a line, in text units.
  let limit: Int
  /// Whether white space that the text itself has at the end of a line takes room.
  let countsTrailingSpaces: Bool

  /// Candidates that far over the limit are not shaped anew: no cut makes a line that much
  /// narrower.
  private var slack: Int { text.widestEm * 2 }

  /// A place where a line might end.
  private struct Candidate {
    /// Where the next line would begin.
    var end: Int
    /// The end without white space.
    var visible: Int
    /// The width up to there, as long as nothing is shaped anew.
    var width: Int
  }

  /// The next line, from an offset on.
  ///
  /// O(characters in the line), besides what is shaped anew.
  func line(from start: Int, paragraph: Int) -> TextLine {
    let end = text.analysis.hardLines[paragraph].range.upperBound
    // 1. All the rest, where it fits: break opportunities are not even looked for.
    if let line = rest(from: start, paragraph: paragraph) { return line }
    // 2. Up to the last break opportunity that fits.
    let mayBreak = text.mayBreak
    let opportunities = candidates(from: start, to: end, showsHyphens: true) { mayBreak[$0] }
    if let found = lastFitting(opportunities, from: start, hyphensBefore: end) {
      return line(from: start, to: found.end, found.pieces, found.width, paragraph)
    }
    // 3. As many grapheme clusters as fit.
    let marks = text.analysis.marks
    let clusters = candidates(from: start, to: end, showsHyphens: false) {
      marks[$0].contains(.clusterStart)
    }
    if let found = lastFitting(clusters, from: start, hyphensBefore: start) {
      return line(
        from: start, to: endOfSpace(from: found.end, to: end), found.pieces, found.width, paragraph)
    }
    // 4. One cluster at least, even if it is too wide.
    let next = marks[(start + 1)..<end].firstIndex { $0.contains(.clusterStart) } ?? end
    let (pieces, width) = compose(start..<next)
    return line(from: start, to: endOfSpace(from: next, to: end), pieces, width, paragraph)
  }

  private func line(
    from start: Int, to end: Int, _ pieces: [TextLinePiece], _ width: Int, _ paragraph: Int
  ) -> TextLine {
    let hardLine = text.analysis.hardLines[paragraph]
    var line = TextLine(
      range: start..<end, paragraph: paragraph, baseLevel: hardLine.baseLevel, pieces: pieces,
      width: width, extent: text.extent(of: start..<end))
    if countsTrailingSpaces, end == hardLine.range.upperBound {
      let visible = text.analysis.trimmedEnd(of: start..<end)
      let space = text.widths[end] - text.widths[visible]
      line.trailingSpace = max(0, min(space, limit - width))
      line.width += line.trailingSpace
    }
    return line
  }

  // MARK: 1. The rest

  /// All the rest of one of the text's own lines, if it fits.
  func rest(from start: Int, paragraph: Int) -> TextLine? {
    let end = text.analysis.hardLines[paragraph].range.upperBound
    let visible = text.analysis.trimmedEnd(of: start..<end)
    let width = text.widths[visible] - text.widths[start]
    let isExact = text.isSafe[start] && text.isSafe[visible]
    guard width <= (isExact ? limit : limit + slack) else { return nil }
    let (pieces, exactWidth) = compose(start..<visible)
    guard exactWidth <= limit else { return nil }
    return line(from: start, to: end, pieces, exactWidth, paragraph)
  }

  // MARK: 2. and 3. What fits

  /// The places where a line may end, up to a little beyond the limit.
  private func candidates(
    from start: Int, to end: Int, showsHyphens: Bool, where isPlace: (Int) -> Bool
  ) -> [Candidate] {
    let (widths, marks, units) = (text.widths, text.analysis.marks, text.analysis.text)
    let furthest = limit + slack
    var candidates: [Candidate] = []
    var pen = 0
    var visible = start
    var width = 0
    for offset in start..<end {
      pen =
        marks[offset].contains(.tab)
        ? Self.tabStop(after: pen) : pen + widths[offset + 1] - widths[offset]
      if marks[offset].isDisjoint(with: .trimmed) {
        (visible, width) = (offset + 1, pen)
        if width > furthest { break }
      }
      let next = offset + 1
      guard next == end || isPlace(next) else { continue }
      let hyphen = showsHyphens && next < end && units[offset] == 0xAD
      let extra = hyphen && visible > start ? text.hyphen(at: offset).width : 0
      candidates.append(Candidate(end: next, visible: visible, width: width + extra))
    }
    return candidates
  }

  /// The furthest candidate whose glyphs fit, shaped as they will be shown.
  ///
  /// - Parameter hyphensBefore: Where soft hyphens no longer show.
  private func lastFitting(
    _ candidates: [Candidate], from start: Int, hyphensBefore: Int
  ) -> (end: Int, pieces: [TextLinePiece], width: Int)? {
    for candidate in candidates.reversed() {
      let isExact = text.isSafe[start] && text.isSafe[candidate.visible]
      if isExact, candidate.width > limit { continue }
      var (pieces, width) = compose(start..<candidate.visible)
      if candidate.visible > start, candidate.end < hyphensBefore {
        addHyphen(candidate, &pieces, &width)
      }
      if width <= limit { return (candidate.end, pieces, width) }
    }
    return nil
  }

  /// A soft hyphen at the end of a line shows.
  private func addHyphen(
    _ candidate: Candidate, _ pieces: inout [TextLinePiece], _ width: inout Int
  ) {
    let (end, visible) = (candidate.end, candidate.visible)
    guard text.analysis.text[end - 1] == 0xAD else { return }
    let hyphen = text.hyphen(at: end - 1)
    pieces.append(
      TextLinePiece(
        glyphs: hyphen.glyphs[...], width: hyphen.width,
        level: text.analysis.level(at: visible - 1), span: text.analysis.span(at: end - 1)))
    width += hyphen.width
  }

  private func endOfSpace(from start: Int, to end: Int) -> Int {
    text.analysis.trimmedStart(of: start..<end)
  }

  // MARK: Composing

  /// The next tab stop, in text units from the leading edge.
  static func tabStop(after pen: Int) -> Int {
    let interval = TextUnit.rounding(tabInterval)
    return (pen / interval + 1) * interval
  }

  /// The glyphs of a part of the text, as they are where a line begins and ends with it.
  ///
  /// - Parameters:
  ///   - range: Between clusters, within one of the text's own lines.
  ///   - pen: How far from the leading edge of the line the part begins, in text units.
  /// - Returns: Pieces in the order of reading, and their width.
  func compose(_ range: Range<Int>, pen: Int = 0) -> (pieces: [TextLinePiece], width: Int) {
    var pieces: [TextLinePiece] = []
    var end = pen
    var offset = range.lowerBound
    var index = text.item(at: offset)
    while offset < range.upperBound {
      let next: Int
      if index < text.items.count, text.items[index].range.lowerBound <= offset {
        next = min(range.upperBound, text.items[index].range.upperBound)
        append(offset..<next, ofItem: index, line: range, to: &pieces, &end)
        index += 1
      } else {
        next = offset + 1
        appendTab(at: offset, to: &pieces, &end)
      }
      offset = next
    }
    return (pieces, end - pen)
  }

  private func appendTab(at offset: Int, to pieces: inout [TextLinePiece], _ pen: inout Int) {
    guard text.analysis.marks[offset].contains(.tab) else { return }
    let stop = Self.tabStop(after: pen)
    pieces.append(
      TextLinePiece(
        glyphs: [], width: stop - pen, level: text.analysis.level(at: offset),
        span: text.analysis.span(at: offset)))
    pen = stop
  }

  /// Takes the glyphs between safe places as they are and shapes the ends anew.
  private func append(
    _ range: Range<Int>, ofItem index: Int, line: Range<Int>, to pieces: inout [TextLinePiece],
    _ pen: inout Int
  ) {
    let isSafe = text.isSafe
    let head = isSafe[range.lowerBound] ? range.lowerBound : firstSafe(after: range.lowerBound)
    guard head < range.upperBound else {
      return append(text.reshape(range, ofItem: index, inLine: line)[...], index, &pieces, &pen)
    }
    var tail = range.upperBound
    while !isSafe[tail], tail > head { tail -= 1 }
    let parts = [range.lowerBound..<head, head..<tail, tail..<range.upperBound]
    for (number, part) in parts.enumerated() where !part.isEmpty {
      let glyphs =
        number == 1
        ? text.slice(part, ofItem: index)
        : text.reshape(part, ofItem: index, inLine: line)[...]
      append(glyphs, index, &pieces, &pen)
    }

    func firstSafe(after offset: Int) -> Int {
      var offset = offset + 1
      while offset < range.upperBound, !isSafe[offset] { offset += 1 }
      return offset
    }
  }

  private func append(
    _ glyphs: ArraySlice<TextItemGlyph>, _ index: Int, _ pieces: inout [TextLinePiece],
    _ pen: inout Int
  ) {
    let width = glyphs.reduce(0) { $0 + $1.advance }
    let item = text.items[index]
    pieces.append(TextLinePiece(glyphs: glyphs, width: width, level: item.level, span: item.span))
    pen += width
  }
}
