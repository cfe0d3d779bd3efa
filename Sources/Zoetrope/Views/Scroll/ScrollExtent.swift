import Foundation

/// One axis of a scroll view: a viewport, and the content that moves behind it.
///
///     offset 0                       offset
///     |start|  content               |
///     +-----------------------------------------------+-----+
///     |     |                        |     viewport     | end
///     +-----------------------------------------------+-----+
///
/// Lengths and positions are in points. Positions are in the space of the content, whose origin is
/// the start of the viewport at offset 0.
struct ScrollExtent: Equatable {
  /// Whether the content moves along this axis.
  var isScrollable = false
  /// The length of the viewport.
  var viewport: CGFloat = 0
  /// The length of the content.
  var content: CGFloat = 0
  /// The margin before the content.
  var start: CGFloat = 0
  /// The margin after the content.
  var end: CGFloat = 0

  /// The maximum offset.
  var furthest: CGFloat {
    isScrollable ? max(start + content + end - viewport, 0) : 0
  }

  /// Returns the valid offset that is nearest to the given one.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), furthest) }

  /// Returns the offset at a fraction of the way from 0 to the maximum.
  func offset(at fraction: CGFloat) -> CGFloat { clamped(furthest * fraction) }

  /// Returns the start of the content.
  ///
  /// If the content is shorter than the viewport, the given fraction of the difference precedes it.
  func origin(at fraction: CGFloat) -> CGFloat {
    start + max(viewport - start - end - content, 0) * fraction
  }

  /// Returns the offset that shows a target.
  ///
  /// - Parameters:
  ///   - lower: The start of the target.
  ///   - upper: The end of the target.
  ///   - anchor: The fraction of the target's length that is placed at the same fraction of the
  ///     viewport's; nil for the shortest move that shows as much of the target as possible.
  ///   - offset: The current offset.
  func offset(
    showing lower: CGFloat, _ upper: CGFloat, anchor: CGFloat?, from offset: CGFloat
  ) -> CGFloat {
    let inside = viewport - start - end
    if let anchor {
      return clamped(lower + anchor * (upper - lower) - start - anchor * inside)
    }
    let (before, after) = (lower - offset - start, upper - offset - start - inside)
    // The target is either visible as a whole, or fills the viewport.
    if (before < 0) != (after < 0) || before == 0 || after == 0 { return clamped(offset) }
    return clamped(offset + (abs(before) < abs(after) ? before : after))
  }
}
