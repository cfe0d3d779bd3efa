import Foundation
import ZoetropeText

extension TextTransition {
  /// What goes where, from what was shown to a new text.
  static func parts(from origin: [Part], to new: PlacedText, style: Style) -> [Part] {
    switch style {
    case .opacity: fadingParts(from: origin, to: new)
    case .interpolate, .numeric: glyphParts(from: origin, to: new, style: style)
    }
  }

  /// The whole new text fades in, and everything else out. A text that comes back before it has
  /// gone fades in from the opacity that it has left.
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

  /// Glyph for glyph: those with a counterpart come from its place, the others where they are.
  private static func glyphParts(
    from origin: [Part], to new: PlacedText, style: Style
  ) -> [Part] {
    // 1. What was shown, in single glyphs; what was leaving goes on to do so.
    let pieces = origin.flatMap(\.pieces)
    let old = pieces.filter { $0.stays && $0.glyph != nil }
    var parts = pieces.filter { !($0.stays && $0.glyph != nil) }.map { $0.leaving() }
    // 2. Which of the glyphs that are there becomes which new one.
    let (before, after) = (old.compactMap(\.glyph), new.glyphs)
    let matches = TextMatches(before, after, byPlaceValue: style != .interpolate)
    // 3. Where each comes from and goes to.
    let ways = GlyphWays(old: old, new: after, matches: matches, style: style)
    for index in old.indices { if let part = ways.leaving(index) { parts.append(part) } }
    parts.append(Part(figure: .trim(new), start: Pose(opacity: 0)))
    for index in after.indices { parts.append(ways.arriving(index)) }
    return parts
  }
}

extension TextTransition.Part {
  /// The glyph that the part shows, if it is one.
  var glyph: PlacedText.Glyph? {
    if case .glyph(let glyph) = figure { glyph } else { nil }
  }

  /// The same part on its way out, to where it was going.
  fileprivate func leaving() -> TextTransition.Part {
    var part = self
    part.end.opacity = 0
    return part
  }

  /// The part as single glyphs and what else it has, in the same pose.
  fileprivate var pieces: [TextTransition.Part] {
    guard case .whole(let text) = figure else { return [self] }
    let glyphs = text.glyphs.map { TextTransition.Figure.glyph($0) }
    return (CollectionOfOne(.trim(text)) + glyphs).map { (figure: TextTransition.Figure) in
      var piece = self
      piece.figure = figure
      return piece
    }
  }
}

/// Where the glyphs of a transition come from and go to.
private struct GlyphWays {
  let old: [TextTransition.Part]
  let new: [PlacedText.Glyph]
  let matches: TextMatches
  let style: TextTransition.Style

  /// How far a rolling glyph travels, in heights of its line.
  private static let rollingDistance: CGFloat = 0.4
  /// How much later each digit starts than the one of the next lower place, as a part of the whole.
  private static let stagger = 0.08
  /// How much later the last digit may start than the first.
  private static let longestDelay = 0.3

  /// The part of an old glyph that is not carried on by its counterpart.
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
    part.end.shift.height -= direction * GlyphWays.rollingDistance * glyph.lineHeight
    part.window = window(rank: matches.rankOfOld[index])
    return part
  }

  /// The part of a new glyph.
  func arriving(_ index: Int) -> TextTransition.Part {
    let glyph = new[index]
    var part = TextTransition.Part(
      figure: .glyph(glyph), start: TextTransition.Pose(opacity: 0))
    if let match = matches.ofNew[index], let other = old[match].glyph {
      part.start = pose(of: glyph, at: old[match])
      if isSame(other, glyph) { return part }
      part.start.opacity = 0
      if other.scalar == glyph.scalar { return part }
      // What rolls in starts at its own height, whatever its counterpart was doing.
      part.start.shift.height = other.glyph.position.y - glyph.glyph.position.y
      part.start.scale = 1
    }
    guard isRolling else { return part }
    part.start.shift.height += direction * GlyphWays.rollingDistance * glyph.lineHeight
    part.window = window(rank: matches.rankOfNew[index])
    return part
  }

  /// The same letter in the same face: it is the same thing, moved.
  private func isSame(_ a: PlacedText.Glyph, _ b: PlacedText.Glyph) -> Bool {
    a.glyph.outline == b.glyph.outline
  }

  private var isRolling: Bool { style != .interpolate }

  /// 1 where what is new comes from below, -1 where it comes from above.
  private var direction: CGFloat { style == .numeric(isDownward: true) ? -1 : 1 }

  /// The pose in which a new glyph is where, and as large as, an old part is shown.
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
    let step = min(GlyphWays.stagger, GlyphWays.longestDelay / Double(latest))
    let start = step * Double(rank)
    return start...(start + 1 - step * Double(latest))
  }
}

extension CGFloat {
  /// How many times as large as another size this one is; 1 where the other one is nothing.
  fileprivate func ratio(to other: CGFloat) -> CGFloat { other > 0 ? self / other : 1 }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGSize {
    CGSize(width: other.x - x, height: other.y - y)
  }
}
