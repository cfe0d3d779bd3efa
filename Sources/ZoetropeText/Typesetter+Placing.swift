import Foundation
import ZoetropeDisplayList

extension Typesetter {
  /// Positions the lines and their glyphs.
  func place(_ fitted: FittedText, in proposal: TextProposal) -> TextLayout {
    let lines = hasCharacters ? fitted.lines.lines : []
    let scale = fitted.scale
    let width = lines.isEmpty ? 0 : min(fitted.lines.width, proposal.divided(by: scale).width)
    var placed: [TextLayout.Line] = []
    placed.reserveCapacity(lines.count)
    var top = 0.0
    for line in lines {
      if !placed.isEmpty { top += lineSpacing }
      let placer = LinePlacer(
        content: content, text: fitted.text, line: line, left: indent(free: width - line.width),
        top: top, scale: scale)
      placed.append(placer.placed())
      top += line.extent.height
    }
    top += reservedHeight(in: fitted, after: lines)
    return TextLayout(
      size: CGSize(
        width: min(proposal.proposedWidth, TextUnit.points(width) * scale), height: top * scale),
      lines: placed, isTruncated: !fitted.lines.isComplete, scale: scale)
  }

  private var hasCharacters: Bool { content.spans.contains { !$0.text.isEmpty } }

  /// Returns the distance of a line from the left edge of the layout, in text units. A line that is
  /// wider than the layout is aligned with the leading edge.
  ///
  /// - Parameter free: The width of the layout minus the width of the line.
  private func indent(free: Int) -> Int {
    let alignment = free < 0 ? .leading : style.alignment
    switch alignment {
    case .leading: return style.isRightToLeft ? free : 0
    case .center: return free / 2
    case .trailing: return style.isRightToLeft ? 0 : free
    }
  }

  /// Returns the height reserved for lines that the text does not fill, in points before scaling.
  private func reservedHeight(in fitted: FittedText, after lines: [TextLine]) -> Double {
    let missing = style.minimumLines - lines.count
    guard missing > 0 else { return 0 }
    let end = fitted.text.analysis.text.count
    let extent = lines.last?.extent ?? fitted.text.extent(of: end..<end)
    let gaps = lines.isEmpty ? missing - 1 : missing
    return Double(missing) * extent.height + Double(gaps) * lineSpacing
  }
}

/// Positions the glyphs of one line.
struct LinePlacer {
  let content: TextContent
  let text: ShapedText
  let line: TextLine
  /// The left edge of the line, in text units (see ``TextUnit``) before scaling.
  let left: Int
  /// The top of the line, in points before scaling.
  let top: Double
  /// The factor that all lengths are multiplied by.
  let scale: Double

  /// The horizontal extent of a tab, or of adjacent glyphs of one span, in text units (see
  /// ``TextUnit``). Underlines and strikethrough lines are made from boxes.
  struct Box {
    var left: Int
    var right: Int
    var span: Int
  }

  /// Returns the line with its glyphs at their positions, from left to right.
  func placed() -> TextLayout.Line {
    // 1. Put the pieces in visual order.
    let order = BidiRuns.visualOrder(of: line.pieces.map(\.level))
    // 2. Place the glyphs along the baseline.
    var pen = left + (line.baseLevel % 2 == 1 ? line.trailingSpace : 0)
    let baseline = (top + line.extent.baseline) * scale
    var glyphs: [TextLayout.Glyph] = []
    glyphs.reserveCapacity(line.pieces.reduce(0) { $0 + $1.glyphs.count })
    var boxes: [Box] = []
    for number in order {
      let piece = line.pieces[number]
      if piece.glyphs.isEmpty, piece.width > 0 {
        boxes.append(Box(left: pen, right: pen + piece.width, span: piece.span))
        pen += piece.width
      }
      for glyph in piece.glyphs {
        glyphs.append(place(glyph, at: pen, baseline))
        extend(&boxes, to: pen + glyph.advance, from: pen, span: glyph.span)
        pen += glyph.advance
      }
    }
    // 3. Add underlines and strikethrough lines.
    return TextLayout.Line(
      frame: CGRect(
        x: TextUnit.points(left) * scale, y: top * scale,
        width: TextUnit.points(line.width) * scale, height: line.extent.height * scale),
      baseline: baseline, glyphs: glyphs, decorations: decorations(of: boxes, baseline: baseline))
  }

  private func place(_ glyph: TextItemGlyph, at pen: Int, _ baseline: Double) -> TextLayout.Glyph {
    TextLayout.Glyph(
      outline: glyph.outline, size: glyph.size * scale,
      position: CGPoint(
        x: (TextUnit.points(pen) + glyph.dx) * scale, y: baseline + glyph.dy * scale),
      advance: TextUnit.points(glyph.advance) * scale, span: glyph.span,
      offset: glyph.cluster < 0 ? nil : glyph.cluster)
  }

  /// Extends the last box if it belongs to the given span. Otherwise, adds a new box.
  private func extend(_ boxes: inout [Box], to right: Int, from left: Int, span: Int) {
    if let last = boxes.last, last.span == span {
      boxes[boxes.count - 1].right = right
    } else {
      boxes.append(Box(left: left, right: right, span: span))
    }
  }
}
