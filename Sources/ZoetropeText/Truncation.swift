extension LineBreaker {
  /// A part of the text that remains visible next to an ellipsis.
  private struct Kept {
    var range: Range<Int>
    var pieces: [TextLinePiece] = []
    var width = 0
  }

  /// Returns the last visible line, in which an ellipsis replaces the omitted text.
  ///
  /// Each kind of truncation keeps as much text as fits beside the ellipsis. Truncation at the tail
  /// keeps the beginning of the line, and omits all text after the next hard line break. Truncation
  /// at the head keeps the end of the whole text. Truncation in the middle keeps the beginning of
  /// the line and the end of the whole text.
  ///
  /// Cuts are between grapheme clusters, and white space next to the ellipsis is omitted. If not
  /// even the ellipsis fits, the line is empty, as in Core Text.
  ///
  /// - Parameters:
  ///   - start: The offset where the line begins.
  ///   - paragraph: The index, in ``TextAnalysis/hardLines``, of the hard line that contains the
  ///     offset. A hard line is the text between two hard line breaks.
  ///   - truncation: The part of the line that the ellipsis replaces: head, middle or tail.
  func truncatedLine(
    from start: Int, paragraph: Int, at truncation: ParagraphStyle.Truncation
  ) -> TextLine {
    switch truncation {
    case .tail: tail(from: start, paragraph)
    case .head: head(from: start, paragraph)
    case .middle: middle(from: start, paragraph)
    }
  }

  // MARK: Kinds

  private func tail(from start: Int, _ paragraph: Int) -> TextLine {
    let end = text.analysis.hardLines[paragraph].range.upperBound
    let kept = beginning(of: start..<end, within: limit)
    return line(kept, nil, paragraph)
  }

  private func head(from start: Int, _ paragraph: Int) -> TextLine {
    let last = lastLine(from: start, paragraph)
    let marker = text.ellipsis(ofSpan: text.analysis.span(at: start))
    let kept = ending(of: last, within: limit - marker.width, pen: marker.width)
    return line(Kept(range: start..<start), kept, paragraph)
  }

  private func middle(from start: Int, _ paragraph: Int) -> TextLine {
    let first = start..<text.analysis.hardLines[paragraph].range.upperBound
    let last = lastLine(from: start, paragraph)
    // 1. Fit the beginning into half of the room beside the ellipsis.
    let width = ellipsis(after: start..<start).width
    guard limit < TextUnit.unlimited else {
      return line(
        beginning(of: first, within: limit), Kept(range: last), paragraph, composing: true)
    }
    let half = beginning(of: first, within: (limit + width) / 2)
    // 2. Fit the end into the rest of the room.
    let used = half.width + ellipsis(after: half.range).width
    let end = ending(
      of: max(last.lowerBound, half.range.upperBound)..<last.upperBound,
      within: limit - used, pen: used)
    // 3. Extend the beginning into the room that the end leaves.
    let room = first.lowerBound..<max(start, min(first.upperBound, end.range.lowerBound))
    let kept = beginning(of: room, within: limit - end.width)
    let whole = line(kept, end, paragraph, composing: text.analysis.hasTabs)
    return whole.width <= limit ? whole : line(half, end, paragraph)
  }

  // MARK: Parts

  /// Returns the range of the last hard line with visible characters, without white space at its
  /// end and without text before `start`.
  ///
  /// A hard line is the text between two hard line breaks.
  private func lastLine(from start: Int, _ paragraph: Int) -> Range<Int> {
    for line in text.analysis.hardLines[paragraph...].reversed() {
      let end = text.analysis.trimmedEnd(of: line.range)
      if end > line.range.lowerBound { return max(start, line.range.lowerBound)..<max(start, end) }
    }
    return start..<start
  }

  /// Returns the ellipsis to show after a part of the text, in the style of the part's last
  /// character.
  private func ellipsis(after range: Range<Int>) -> ShapedText.Marker {
    text.ellipsis(ofSpan: text.analysis.span(at: max(range.lowerBound, range.upperBound - 1)))
  }

  /// Returns the longest beginning of a range that leaves room for an ellipsis after it.
  ///
  /// - Parameter room: The width available to this beginning and the ellipsis, in text units.
  private func beginning(of range: Range<Int>, within room: Int) -> Kept {
    let (start, widths, marks) = (range.lowerBound, text.widths, text.analysis.marks)
    // 1. Find the possible cuts, up to a little beyond the room.
    var cuts = [start]
    for offset in range where marks[offset].isDisjoint(with: .trimmed) {
      let next = offset + 1
      if next == range.upperBound || marks[next].contains(.clusterStart) { cuts.append(next) }
      if widths[next] - widths[start] > room + text.widestEm * 2 { break }
    }
    // 2. Take the last cut for which the text before it and the ellipsis fit together. Measure
    //    the text as it is shaped for the line.
    for cut in cuts.reversed() {
      let width = widths[cut] - widths[start] + ellipsis(after: start..<cut).width
      if width > room, text.isSafe[cut], text.isSafe[start] { continue }
      let (pieces, exactWidth) = compose(start..<cut)
      if exactWidth + ellipsis(after: start..<cut).width <= room {
        return Kept(range: start..<cut, pieces: pieces, width: exactWidth)
      }
    }
    return Kept(range: start..<start)
  }

  /// Returns the longest ending of a range that fits in the available width. White space at the end
  /// of the range is left out.
  ///
  /// - Parameters:
  ///   - room: The available width, in text units.
  ///   - pen: The distance of the ending from the leading edge of the line, in text units. The
  ///     widths of tabs depend on this distance.
  private func ending(of range: Range<Int>, within room: Int, pen: Int) -> Kept {
    let (widths, marks) = (text.widths, text.analysis.marks)
    let end = text.analysis.trimmedEnd(of: range)
    // 1. Find the possible cuts, from the end backward.
    var cuts: [Int] = []
    for offset in (range.lowerBound..<end).reversed() {
      if widths[end] - widths[offset] > room + text.widestEm * 2 { break }
      if marks[offset].contains(.clusterStart), marks[offset].isDisjoint(with: .trimmed) {
        cuts.append(offset)
      }
    }
    // 2. Take the first cut, in reading order, after which the rest of the range fits.
    for cut in cuts.reversed() {
      if widths[end] - widths[cut] > room, text.isSafe[cut], text.isSafe[end] { continue }
      let (pieces, width) = compose(cut..<end, pen: pen)
      if width <= room { return Kept(range: cut..<end, pieces: pieces, width: width) }
    }
    return Kept(range: end..<end)
  }

  // MARK: Assembling

  /// Creates a line that consists of a first part, an ellipsis and a last part.
  ///
  /// - Parameter composing: Whether to shape the last part again at its final position, because the
  ///   widths of its tabs depend on the position.
  private func line(
    _ beginning: Kept, _ end: Kept?, _ paragraph: Int, composing: Bool = false
  ) -> TextLine {
    let base = text.analysis.hardLines[paragraph].baseLevel
    let marker = ellipsis(after: beginning.range)
    var end = end
    if composing, let range = end?.range {
      let (pieces, width) = compose(range, pen: beginning.width + marker.width)
      end = Kept(range: range, pieces: pieces, width: width)
    }
    let span = text.analysis.span(
      at: max(beginning.range.lowerBound, beginning.range.upperBound - 1))
    let level = BidiRuns.levelOfNeutral(
      between: beginning.pieces.last?.level, and: end?.pieces.first?.level, base: base)
    let ellipsis = TextLinePiece(
      glyphs: marker.glyphs[...], width: marker.width, level: level, span: span)
    var line = TextLine(
      range: beginning.range.lowerBound..<text.analysis.text.count, paragraph: paragraph,
      baseLevel: base, pieces: beginning.pieces + [ellipsis] + (end?.pieces ?? []),
      width: beginning.width + marker.width + (end?.width ?? 0), extent: marker.extent)
    for kept in [beginning, end].compactMap({ $0 }) where !kept.range.isEmpty {
      line.extent.formUnion(text.extent(of: kept.range))
    }
    if line.pieces.count == 1, marker.width > limit { (line.pieces, line.width) = ([], 0) }
    return line
  }
}
