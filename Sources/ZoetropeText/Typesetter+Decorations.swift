import Foundation

extension LinePlacer {
  /// The lines under and through stretches of a line.
  ///
  /// Each span has rectangles of its own, for its colours; those of neighbours with the same pattern
  /// and baseline touch and are level: as thick as the thickest of them and as far from the baseline
  /// as the furthest. White space that hangs at the end has none.
  ///
  /// - Parameters:
  ///   - boxes: Stretches of one span each, from left to right.
  ///   - baseline: In points, after scaling.
  func decorations(of boxes: [Box], baseline: Double) -> [TextLayout.Decoration] {
    let isPlain = boxes.allSatisfy { box in
      let attributes = content.spans[box.span].attributes
      return attributes.underline == nil && attributes.strikethrough == nil
    }
    if isPlain { return [] }
    return [.underline, .strikethrough].flatMap { kind in
      stretches(of: boxes, kind).flatMap { lines(kind, under: $0, baseline: baseline) }
    }
  }

  /// Neighbours that share a line.
  private func stretches(
    of boxes: [Box], _ kind: TextLayout.Decoration.Kind
  ) -> [ArraySlice<Box>] {
    var stretches: [ArraySlice<Box>] = []
    var start = 0
    for index in boxes.indices {
      guard pattern(kind, boxes[index].span) != nil else {
        if start < index { stretches.append(boxes[start..<index]) }
        start = index + 1
        continue
      }
      if start < index, !areLevel(kind, boxes[index - 1].span, boxes[index].span) {
        stretches.append(boxes[start..<index])
        start = index
      }
    }
    if start < boxes.count { stretches.append(boxes[start...]) }
    return stretches
  }

  private func pattern(_ kind: TextLayout.Decoration.Kind, _ span: Int) -> LinePattern? {
    let attributes = content.spans[span].attributes
    return kind == .underline ? attributes.underline : attributes.strikethrough
  }

  private func areLevel(_ kind: TextLayout.Decoration.Kind, _ a: Int, _ b: Int) -> Bool {
    pattern(kind, a) == pattern(kind, b)
      && content.spans[a].attributes.baselineOffset == content.spans[b].attributes.baselineOffset
  }

  /// One rectangle for each stretch of a span.
  private func lines(
    _ kind: TextLayout.Decoration.Kind, under boxes: ArraySlice<Box>, baseline: Double
  ) -> [TextLayout.Decoration] {
    var (position, thickness) = (-Double.infinity, 0.0)
    for box in boxes {
      let measure = measure(kind, box.span)
      position = max(position, measure.position)
      thickness = max(thickness, measure.thickness)
    }
    return merged(boxes).compactMap { box in
      guard let pattern = pattern(kind, box.span), box.right > box.left else { return nil }
      let lift = content.spans[box.span].attributes.baselineOffset
      let y = kind == .underline ? position - lift : -position - lift
      return TextLayout.Decoration(
        kind: kind, pattern: pattern,
        frame: CGRect(
          x: TextUnit.points(box.left) * scale, y: baseline + y * scale,
          width: TextUnit.points(box.right - box.left) * scale, height: thickness * scale),
        span: box.span)
    }
  }

  /// Boxes of one span that touch, as one.
  private func merged(_ boxes: ArraySlice<Box>) -> [Box] {
    boxes.reduce(into: []) { merged, box in
      if let last = merged.last, last.span == box.span {
        merged[merged.count - 1].right = box.right
      } else {
        merged.append(box)
      }
    }
  }

  /// Where the span's own face has the line, from the baseline to its upper edge, and how thick.
  private func measure(
    _ kind: TextLayout.Decoration.Kind, _ span: Int
  ) -> (position: Double, thickness: Double) {
    let metrics = text.primaryFace(ofSpan: span).metrics
    let size = content.spans[span].attributes.font.size
    return kind == .underline
      ? (metrics.underlinePosition * size, metrics.underlineThickness * size)
      : (metrics.strikethroughPosition * size, metrics.strikethroughThickness * size)
  }
}
