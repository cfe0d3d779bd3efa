/// The characters and glyphs of a line, before the line is positioned in the layout.
struct TextLine {
  /// The UTF-16 offsets of the line's characters. They include white space that hangs at the end,
  /// but not the hard line break. The range of a truncated line extends to the end of the text.
  var range: Range<Int>
  /// The index, in ``TextAnalysis/hardLines``, of the hard line that contains this line. A hard
  /// line is the text between two hard line breaks.
  var paragraph: Int
  /// The embedding level of the paragraph to which the line belongs (UAX #9).
  var baseLevel: UInt8
  /// The pieces in reading order.
  var pieces: [TextLinePiece]
  /// The width in text units (see ``TextUnit``). It includes ``trailingSpace``, but no other white
  /// space at the end of the line.
  var width: Int
  /// The counted width of the white space at the end of the line, in text units; a part of
  /// ``width``. It is greater than 0 only if the paragraph style counts such white space.
  var trailingSpace = 0
  /// The extent above and below the baseline.
  var extent: LineExtent
}

/// A part of a line: adjacent glyphs that run in the same direction, or the space of one tab.
struct TextLinePiece {
  /// The glyphs from left to right; empty for a tab.
  var glyphs: ArraySlice<TextItemGlyph>
  /// The width of the glyphs or of the tab, in text units (see ``TextUnit``).
  var width: Int
  /// The embedding level of the characters (UAX #9); odd levels run from right to left.
  var level: UInt8
  /// The index of the span to which the tab or the first glyph belongs.
  var span: Int
}

/// Breaks text greedily into lines of a given width, as TextKit does.
///
/// A line extends to the last break opportunity (UAX #14) that fits. If the text before the first
/// break opportunity does not fit, the line takes as many grapheme clusters as fit, but at least
/// one. White space at the end of a line may extend past the available width.
///
/// Widths are compared exactly. If HarfBuzz reports that a line break changes glyphs, the text at
/// the break is reshaped before the comparison.
struct LineBreaker {
  /// The distance between tab stops in points, as in AppKit and UIKit. Tab stops are measured from
  /// the leading edge of a line.
  static let tabInterval = 28.0

  /// The shaped text to break.
  let text: ShapedText
  /// The available width of a line, in text units (see ``TextUnit``).
  let limit: Int
  /// Whether white space before a hard line break, or at the end of the text, takes up width.
  let countsTrailingSpaces: Bool

  /// The largest amount, in text units, by which reshaping at a cut can make a line narrower.
  ///
  /// A line whose measured width exceeds ``limit`` by at most this amount may still fit after
  /// reshaping. Such a line is therefore reshaped and measured again.
  private var slack: Int { text.widestEm * 2 }

  /// A position where a line might end.
  private struct Candidate {
    /// The offset where the next line would begin.
    var end: Int
    /// The offset at which the line would end without its trailing white space.
    var visibleEnd: Int
    /// The width of the line up to ``visibleEnd``, in text units, before any reshaping.
    var width: Int
  }

  /// Returns the line that begins at an offset. The line ends at the next hard line break at the
  /// latest.
  ///
  /// - Parameters:
  ///   - start: The offset where the line begins.
  ///   - paragraph: The index, in ``TextAnalysis/hardLines``, of the hard line that contains the
  ///     offset. A hard line is the text between two hard line breaks.
  /// - Complexity: O(characters in the line), plus the cost of reshaping.
  func line(from start: Int, paragraph: Int) -> TextLine {
    let end = text.analysis.hardLines[paragraph].range.upperBound
    // 1. Take the whole text up to the next hard line break if it fits, without looking for break
    //    opportunities.
    if let line = rest(from: start, paragraph: paragraph) { return line }
    // 2. Otherwise take the text up to the last break opportunity that fits.
    let mayBreak = text.mayBreak
    let opportunities = candidates(from: start, to: end, showsHyphens: true) { mayBreak[$0] }
    if let found = lastFitting(opportunities, from: start, hyphensBefore: end) {
      return line(from: start, to: found.end, found.pieces, found.width, paragraph)
    }
    // 3. Otherwise take as many grapheme clusters as fit.
    let marks = text.analysis.marks
    let clusters = candidates(from: start, to: end, showsHyphens: false) {
      marks[$0].contains(.clusterStart)
    }
    if let found = lastFitting(clusters, from: start, hyphensBefore: start) {
      return line(
        from: start, to: endOfSpace(from: found.end, to: end), found.pieces, found.width, paragraph)
    }
    // 4. Otherwise take one cluster, although it is too wide.
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

  /// Returns the text from an offset to the next hard line break as one line; nil if the text does
  /// not fit.
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

  // MARK: 2. and 3. Fitting

  /// Returns the positions where a line may end, and the width of the line for each of them. The
  /// width without a hyphen is at most the sum of ``limit`` and ``slack``.
  ///
  /// - Parameters:
  ///   - start: The offset where the line begins.
  ///   - end: The end of the text before the next hard line break.
  ///   - showsHyphens: Whether a soft hyphen at the end of a line is shown and takes up width.
  ///   - isPlace: A closure that returns whether a line may end at an offset.
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
      candidates.append(Candidate(end: next, visibleEnd: visible, width: width + extra))
    }
    return candidates
  }

  /// Returns the last candidate that fits when it is shaped as a line of its own; nil if none fits.
  ///
  /// - Parameter hyphensBefore: The offset before which soft hyphens are shown. If a candidate ends
  ///   before this offset, and its last character is a soft hyphen, the width of the candidate
  ///   includes a visible hyphen.
  private func lastFitting(
    _ candidates: [Candidate], from start: Int, hyphensBefore: Int
  ) -> (end: Int, pieces: [TextLinePiece], width: Int)? {
    for candidate in candidates.reversed() {
      let isExact = text.isSafe[start] && text.isSafe[candidate.visibleEnd]
      if isExact, candidate.width > limit { continue }
      var (pieces, width) = compose(start..<candidate.visibleEnd)
      if candidate.visibleEnd > start, candidate.end < hyphensBefore {
        addHyphen(candidate, &pieces, &width)
      }
      if width <= limit { return (candidate.end, pieces, width) }
    }
    return nil
  }

  /// Adds a visible hyphen to the pieces of a line that ends with a soft hyphen.
  private func addHyphen(
    _ candidate: Candidate, _ pieces: inout [TextLinePiece], _ width: inout Int
  ) {
    let (end, visible) = (candidate.end, candidate.visibleEnd)
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

  /// Returns the position of the first tab stop after a position. Both are in text units from the
  /// leading edge.
  static func tabStop(after pen: Int) -> Int {
    let interval = TextUnit.rounding(tabInterval)
    return (pen / interval + 1) * interval
  }

  /// Returns the glyphs of a part of the text, shaped as if the part were a whole line.
  ///
  /// - Parameters:
  ///   - range: The part; its bounds are cluster boundaries, and it contains no hard line break.
  ///   - pen: The distance of the part from the leading edge of the line, in text units.
  /// - Returns: The pieces in reading order, and their total width.
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

  /// Appends the glyphs of a part of an item.
  ///
  /// An offset is safe if the text can be cut there without reshaping (``ShapedText/isSafe``). The
  /// glyphs between the first and the last safe offset are used unchanged. The text before and
  /// after them is reshaped.
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
