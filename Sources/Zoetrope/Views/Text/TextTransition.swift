import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// A transition of a text from one content to another.
///
/// A transition consists of parts: whole texts that fade, or single glyphs that move, fade and
/// roll. While the progress of the transition goes from 0 to 1, each part goes from a start pose to
/// an end pose. A part can have a window, a range of the progress to which its movement is limited.
/// The poses of all parts depend on the progress alone. If the content changes again, the next
/// transition starts from the parts in their current poses.
struct TextTransition {
  /// The kind of transition.
  enum Style: Equatable {
    /// The old text fades out while the new text fades in.
    case opacity
    /// Glyphs that both texts contain move; all other glyphs fade in or out.
    case interpolate
    /// Changed characters roll (they move up or down while they fade). Unchanged characters move to
    /// their new places.
    case numeric(isDownward: Bool)
  }

  /// The appearance of a part of the transition: its displacement from its regular place in the
  /// text, its scale and its opacity.
  struct Pose: Equatable {
    /// The displacement of the part from its regular place, in points, y down.
    var shift = CGSize.zero
    /// The scale about a glyph's own origin.
    var scale: CGFloat = 1
    /// The opacity, from 0 to 1.
    var opacity = 1.0
  }

  /// The content of a part of the transition: a text, the decorations of a text, or one glyph.
  enum Figure {
    /// A text with its decorations.
    case whole(PlacedText)
    /// The backgrounds, underlines and strikethroughs of a text.
    case decorations(PlacedText)
    /// One glyph of a text.
    case glyph(PlacedText.Glyph)
  }

  /// A text, its decorations or a single glyph, with the poses between which it moves.
  struct Part {
    var figure: Figure
    /// The paints of the text's spans; nil to use the current paints of the new text.
    var colors: [SpanPaints]?
    var start: Pose
    var end = Pose()
    /// The range of the progress in which the part goes from `start` to `end`.
    var window = 0.0...1.0

    /// Whether the part is visible at the end of the transition.
    var stays: Bool { end.opacity > 0 }
  }

  let style: Style
  /// The parts that were shown when the transition began, in their poses at that time.
  private let origin: [Part]
  /// The parts to draw, with their start and end poses.
  private(set) var parts: [Part]

  /// Creates a transition from a text at rest.
  init(from old: PlacedText, colors: [SpanPaints], to new: PlacedText, style: Style) {
    self.init(
      from: [Part(figure: .whole(old), colors: colors, start: Pose())], to: new, style: style)
  }

  /// Creates a transition that interrupts another transition at the given progress. The parts of
  /// the other transition, in their poses at that progress, are the start of the new transition.
  init(
    from other: TextTransition, at progress: Double, colors: [SpanPaints], to new: PlacedText,
    style: Style
  ) {
    self.init(from: other.frozen(at: progress, colors: colors), to: new, style: style)
  }

  private init(from origin: [Part], to new: PlacedText, style: Style) {
    self.style = style
    self.origin = origin
    parts = TextTransition.parts(from: origin, to: new, style: style)
  }

  /// Returns a copy of this transition that leads to another layout of the new text.
  ///
  /// - Parameter new: The new text in the other layout, with the same characters.
  func leading(to new: PlacedText) -> TextTransition {
    TextTransition(from: origin, to: new, style: style)
  }

  /// Returns the parts with new start poses: their poses at the given progress. The end poses stay
  /// the same. Parts that have faded out are omitted.
  private func frozen(at progress: Double, colors: [SpanPaints]) -> [Part] {
    parts.compactMap { part in
      var part = part
      part.start = part.pose(at: progress)
      part.window = 0...1
      part.colors = part.colors ?? colors
      return part.start.opacity > 0 || part.stays ? part : nil
    }
  }

  // MARK: Drawing

  /// Returns the display items of the transition.
  ///
  /// - Parameters:
  ///   - progress: The progress from 0 to 1; a spring may overshoot.
  ///   - colors: The current colors of the new text.
  ///   - frame: The frame that gradients refer to, in points in the text's space.
  ///   - toCanvas: The transform from the text's space to the canvas, in points.
  ///   - isRedacted: Whether placeholders will replace the glyphs. Default false.
  func items(
    at progress: Double, colors: [SpanPaints], in frame: CGRect, _ toCanvas: CGAffineTransform,
    isRedacted: Bool = false
  ) -> [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    var pieces = TextPicture()
    for part in parts {
      let pose = part.pose(at: progress)
      if pose.opacity <= 0 { continue }
      let colors = part.colors ?? colors
      switch part.figure {
      case .whole(let text):
        let moved = toCanvas.translatedBy(x: pose.shift.width, y: pose.shift.height)
        items += TextPicture(text, colors: colors).items(
          in: frame, moved, opacity: pose.opacity, isRedacted: isRedacted)
      case .decorations(let text):
        pieces.addDecorations(of: text, colors: colors, opacity: pose.opacity)
      case .glyph(let glyph):
        guard colors.indices.contains(glyph.glyph.span) else { continue }
        pieces.add(
          glyph.glyph, at: glyph.glyph.position.shifted(by: pose.shift),
          size: glyph.glyph.size * pose.scale, colors: colors[glyph.glyph.span],
          opacity: pose.opacity,
          // Old and new glyphs must not merge into one area, even if they look alike.
          layer: part.stays ? 1 : 0)
      }
    }
    return items + pieces.items(in: frame, toCanvas, isRedacted: isRedacted)
  }
}

extension TextTransition.Part {
  /// Returns the pose at the given progress.
  ///
  /// The part moves while the progress is in the part's window. If a spring overshoots, a part
  /// whose window is the whole transition moves beyond its end pose. A part with a shorter window
  /// stops at its end pose.
  func pose(at progress: Double) -> TextTransition.Pose {
    let local = (progress - window.lowerBound) / (window.upperBound - window.lowerBound)
    let bounded = min(max(local, 0), 1)
    let way = window == 0...1 ? progress : bounded
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(way) }
    return TextTransition.Pose(
      shift: CGSize(
        width: mixed(start.shift.width, end.shift.width),
        height: mixed(start.shift.height, end.shift.height)),
      scale: max(mixed(start.scale, end.scale), 0),
      opacity: start.opacity + (end.opacity - start.opacity) * bounded)
  }
}

extension CGPoint {
  /// Returns this point moved by a displacement.
  func shifted(by shift: CGSize) -> CGPoint {
    CGPoint(x: x + shift.width, y: y + shift.height)
  }
}
