import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// A text on its way from what was shown to another content.
///
/// It is made of parts: whole texts that fade, or single glyphs that travel, fade and roll. Each
/// part goes from one pose to another while the progress goes from 0 to 1, or in a window of it, so
/// that what is shown is a function of the progress alone. When the content changes once more,
/// the next transition starts from the parts as they are shown at that instant.
struct TextTransition {
  /// How a content becomes another.
  enum Style: Equatable {
    /// The old text fades out while the new one fades in.
    case opacity
    /// Glyphs that stay travel; the others fade.
    case interpolate
    /// Characters that change roll, upwards or downwards; the others travel.
    case numeric(isDownward: Bool)
  }

  /// How a part is shown, relative to where its text has it.
  struct Pose: Equatable {
    /// In points, y down.
    var shift = CGSize.zero
    /// A factor, about a glyph's own origin.
    var scale: CGFloat = 1
    /// From 0 to 1.
    var opacity = 1.0
  }

  /// What a part shows.
  enum Figure {
    /// A text with everything about it.
    case whole(PlacedText)
    /// The backgrounds and lines of a text.
    case trim(PlacedText)
    /// One glyph of a text.
    case glyph(PlacedText.Glyph)
  }

  /// Something on its way.
  struct Part {
    var figure: Figure
    /// The colours by span; nil for those that the text has now.
    var colors: [SpanColors]?
    var start: Pose
    var end = Pose()
    /// The stretch of the progress in which the way is made.
    var window = 0.0...1.0

    /// Whether the part is there in the end.
    var stays: Bool { end.opacity > 0 }
  }

  let style: Style
  /// What was shown when the transition began, in the poses that it had.
  private let origin: [Part]
  /// What is on its way.
  private(set) var parts: [Part]

  /// Starts from a text at rest.
  init(from old: PlacedText, colors: [SpanColors], to new: PlacedText, style: Style) {
    self.init(
      from: [Part(figure: .whole(old), colors: colors, start: Pose())], to: new, style: style)
  }

  /// Starts from what a transition shows at a progress.
  init(
    from other: TextTransition, at progress: Double, colors: [SpanColors], to new: PlacedText,
    style: Style
  ) {
    self.init(from: other.frozen(at: progress, colors: colors), to: new, style: style)
  }

  private init(from origin: [Part], to new: PlacedText, style: Style) {
    self.style = style
    self.origin = origin
    parts = TextTransition.parts(from: origin, to: new, style: style)
  }

  /// The same transition toward a text that is set otherwise.
  func leading(to new: PlacedText) -> TextTransition {
    TextTransition(from: origin, to: new, style: style)
  }

  /// The parts as they are shown, each about to go where it was going.
  private func frozen(at progress: Double, colors: [SpanColors]) -> [Part] {
    parts.compactMap { part in
      var part = part
      part.start = part.pose(at: progress)
      part.window = 0...1
      part.colors = part.colors ?? colors
      return part.start.opacity > 0 || part.stays ? part : nil
    }
  }

  // MARK: Drawing

  /// The items that draw the transition.
  ///
  /// - Parameters:
  ///   - progress: From 0 to 1; a spring may overshoot.
  ///   - colors: The colours that the new text has now.
  ///   - frame: What gradients refer to, in points in the text's space.
  ///   - toCanvas: From the text's space to the canvas, in points.
  func items(
    at progress: Double, colors: [SpanColors], in frame: CGRect, _ toCanvas: CGAffineTransform
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
        items += TextPicture(text, colors: colors).items(in: frame, moved, opacity: pose.opacity)
      case .trim(let text):
        pieces.addTrim(of: text, colors: colors, opacity: pose.opacity)
      case .glyph(let glyph):
        guard colors.indices.contains(glyph.glyph.span) else { continue }
        pieces.add(
          glyph.glyph, at: glyph.glyph.position.shifted(by: pose.shift),
          size: glyph.glyph.size * pose.scale,
          paint: colors[glyph.glyph.span].glyphs.faded(by: pose.opacity),
          // What goes and what comes never makes one area, even where both look alike.
          layer: part.stays ? 1 : 0)
      }
    }
    return items + pieces.items(in: frame, toCanvas)
  }
}

extension TextTransition.Part {
  /// How the part is shown at a progress. What moves in a window of its own stays in it; the rest
  /// follows a spring past its end.
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
  /// The point moved by a distance.
  func shifted(by shift: CGSize) -> CGPoint {
    CGPoint(x: x + shift.width, y: y + shift.height)
  }
}
