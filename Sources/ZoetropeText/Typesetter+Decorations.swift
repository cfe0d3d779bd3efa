import Foundation

extension LinePlacer {
  /// Returns the underlines and strikethrough lines of a line of text.
  ///
  /// Each span has rectangles of its own, because spans have their own colors. Neighboring spans
  /// with the same pattern and baseline offset form a group. The rectangles of a group touch and
  /// are aligned. Their thickness, and their distance from the baseline, are the largest values
  /// that occur in the group. White space at the end of a line has no decoration.
  ///
  /// - Parameters:
  ///   - boxes: The boxes of the line, each within one span, from left to right.
  ///   - baseline: The y coordinate of the baseline in points, after scaling.
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

  /// Groups neighboring boxes (see ``LinePlacer/Box``) whose decorations of the given kind are
  /// aligned. Boxes without such a decoration belong to no group.
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

  /// Whether the decorations of two neighboring spans have the same pattern and baseline offset.
  private func areLevel(_ kind: TextLayout.Decoration.Kind, _ a: Int, _ b: Int) -> Bool {
    pattern(kind, a) == pattern(kind, b)
      && content.spans[a].attributes.baselineOffset == content.spans[b].attributes.baselineOffset
  }

  /// Returns the decorations of a group of boxes: one rectangle for all neighboring boxes of the
  /// same span.
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

  /// Merges neighboring boxes that belong to the same span.
  private func merged(_ boxes: ArraySlice<Box>) -> [Box] {
    boxes.reduce(into: []) { merged, box in
      if let last = merged.last, last.span == box.span {
        merged[merged.count - 1].right = box.right
      } else {
        merged.append(box)
      }
    }
  }

  /// Returns the position and the thickness of a decoration, in points before scaling, as the
  /// requested face of a span defines them.
  ///
  /// The position is the distance from the baseline to the upper edge of the decoration: downward
  /// for an underline, upward for a strikethrough line.
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
