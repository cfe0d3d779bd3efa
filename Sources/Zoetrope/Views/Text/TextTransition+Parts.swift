import Foundation
import ZoetropeText

extension TextTransition {
  /// Returns the parts of a transition from the parts in `origin` to a new text.
  static func parts(from origin: [Part], to new: PlacedText, style: Style) -> [Part] {
    switch style {
    case .opacity: fadingParts(from: origin, to: new)
    case .interpolate, .numeric: glyphParts(from: origin, to: new, style: style)
    }
  }

  /// Returns parts that fade the new text in and everything else out. If the new text is still
  /// visible from an earlier transition, it continues from its current opacity.
  private static func fadingParts(from origin: [Part], to new: PlacedText) -> [Part] {
    var parts: [Part] = []
    var start = Pose(opacity: 0)
    for part in origin {
      if case .whole(let text) = part.figure, text == new {
        start = part.start
      } else {
        parts.append(part.leaving())
      }
    }
    return parts + [Part(figure: .whole(new), start: start)]
  }

  /// Returns parts that move glyphs from their shown positions to the positions of the matching new
  /// glyphs. Glyphs without a match fade in or out. In a numeric transition, changed digits and
  /// glyphs without a match also roll.
  private static func glyphParts(
    from origin: [Part], to new: PlacedText, style: Style
  ) -> [Part] {
    // 1. Split the shown parts into single glyphs. Parts that were leaving continue to leave.
    let pieces = origin.flatMap(\.pieces)
    let old = pieces.filter { $0.stays && $0.glyph != nil }
    var parts = pieces.filter { !($0.stays && $0.glyph != nil) }.map { $0.leaving() }
    // 2. Match the shown glyphs with the new ones.
    let (before, after) = (old.compactMap(\.glyph), new.glyphs)
    let matches = TextMatches(before, after, byPlaceValue: style != .interpolate)
    // 3. Determine the start and the end of each glyph.
    let motions = GlyphMotions(old: old, new: after, matches: matches, style: style)
    for index in old.indices { if let part = motions.leaving(index) { parts.append(part) } }
    parts.append(Part(figure: .decorations(new), start: Pose(opacity: 0)))
    for index in after.indices { parts.append(motions.arriving(index)) }
    return parts
  }
}

extension TextTransition.Part {
  /// The glyph that the part shows; nil if the part is not a single glyph.
  var glyph: PlacedText.Glyph? {
    if case .glyph(let glyph) = figure { glyph } else { nil }
  }

  /// Returns a copy of this part that fades out while it moves to its destination.
  fileprivate func leaving() -> TextTransition.Part {
    var part = self
    part.end.opacity = 0
    return part
  }

  /// The pieces into which this part is split. A whole text is split into its decorations and its
  /// single glyphs; any other part is one piece. All pieces have the poses of this part.
  fileprivate var pieces: [TextTransition.Part] {
    guard case .whole(let text) = figure else { return [self] }
    let glyphs = text.glyphs.map { TextTransition.Figure.glyph($0) }
    return (CollectionOfOne(.decorations(text)) + glyphs).map { (figure: TextTransition.Figure) in
      var piece = self
      piece.figure = figure
      return piece
    }
  }
}

/// The start and end poses of the glyphs of a transition.
private struct GlyphMotions {
  let old: [TextTransition.Part]
  let new: [PlacedText.Glyph]
  let matches: TextMatches
  let style: TextTransition.Style

  /// The distance that a rolling glyph travels, in multiples of the line height.
  private static let rollingDistance: CGFloat = 0.4
  /// The delay between the starts of two neighboring digits, as a fraction of the transition. The
  /// digit in the lower place starts first.
  private static let stagger = 0.08
  /// The maximum delay of the last digit relative to the first, as a fraction of the transition.
  private static let longestDelay = 0.3

  /// Returns the part that shows the removal of the old glyph at the given index.
  ///
  /// Returns nil if the matching new glyph is the same letter in the same font face, because
  /// ``arriving(_:)`` then returns a part that moves the letter to its new position.
  func leaving(_ index: Int) -> TextTransition.Part? {
    var part = old[index]
    guard let glyph = part.glyph else { return nil }
    part.end = TextTransition.Pose(opacity: 0)
    if let match = matches.ofOld[index] {
      if isSame(glyph, new[match]) { return nil }
      part.end.shift = glyph.glyph.position.distance(to: new[match].glyph.position)
      part.end.scale = new[match].glyph.size.ratio(to: glyph.glyph.size)
      if glyph.scalar == new[match].scalar { return part }
    }
    guard isRolling else { return part }
    part.end.shift.height -= direction * GlyphMotions.rollingDistance * glyph.lineHeight
    part.window = window(rank: matches.rankOfOld[index])
    return part
  }

  /// Returns the part that moves the new glyph at the given index to its place, or fades it in.
  func arriving(_ index: Int) -> TextTransition.Part {
    let glyph = new[index]
    var part = TextTransition.Part(
      figure: .glyph(glyph), start: TextTransition.Pose(opacity: 0))
    if let match = matches.ofNew[index], let other = old[match].glyph {
      part.start = pose(of: glyph, at: old[match])
      if isSame(other, glyph) { return part }
      part.start.opacity = 0
      if other.scalar == glyph.scalar { return part }
      // A rolling glyph starts at its own size, and at the vertical position that its counterpart
      // has at rest. The counterpart's current pose affects only the horizontal position.
      part.start.shift.height = other.glyph.position.y - glyph.glyph.position.y
      part.start.scale = 1
    }
    guard isRolling else { return part }
    part.start.shift.height += direction * GlyphMotions.rollingDistance * glyph.lineHeight
    part.window = window(rank: matches.rankOfNew[index])
    return part
  }

  /// Whether two glyphs are the same letter in the same font face. If so, one glyph can represent
  /// both during the transition.
  private func isSame(_ a: PlacedText.Glyph, _ b: PlacedText.Glyph) -> Bool {
    a.glyph.outline == b.glyph.outline
  }

  private var isRolling: Bool { style != .interpolate }

  /// The side from which new glyphs arrive: 1 for below, -1 for above.
  private var direction: CGFloat { style == .numeric(isDownward: true) ? -1 : 1 }

  /// Returns the pose in which a new glyph has the same position, size and opacity as a shown part
  /// at the start of the transition.
  private func pose(
    of glyph: PlacedText.Glyph, at part: TextTransition.Part
  ) -> TextTransition.Pose {
    guard let other = part.glyph else { return TextTransition.Pose() }
    let place = other.glyph.position.shifted(by: part.start.shift)
    return TextTransition.Pose(
      shift: glyph.glyph.position.distance(to: place),
      scale: part.start.scale * other.glyph.size.ratio(to: glyph.glyph.size),
      opacity: part.start.opacity)
  }

  private func window(rank: Int) -> ClosedRange<Double> {
    let latest = matches.latestRank
    guard latest > 0 else { return 0...1 }
    let step = min(GlyphMotions.stagger, GlyphMotions.longestDelay / Double(latest))
    let start = step * Double(rank)
    return start...(start + 1 - step * Double(latest))
  }
}

extension CGFloat {
  /// Returns the ratio of this size to another size; 1 if the other size is not positive.
  fileprivate func ratio(to other: CGFloat) -> CGFloat { other > 0 ? self / other : 1 }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGSize {
    CGSize(width: other.x - x, height: other.y - y)
  }
}
