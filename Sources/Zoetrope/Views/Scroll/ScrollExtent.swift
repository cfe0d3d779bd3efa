import Foundation

/// One axis of a scroll view: a window, and the content that moves behind it.
///
///     offset 0                       offset
///     |start|  content               |
///     +-----------------------------------------------+-----+
///     |     |                        |      window      | end
///     +-----------------------------------------------+-----+
///
/// Lengths and positions are in points. A position is one in the space of the content, whose origin
/// is the window's own edge at offset 0.
struct ScrollExtent: Equatable {
  /// Whether the content moves along this axis.
  var isScrollable = false
  /// The length of the window.
  var window: CGFloat = 0
  /// The length of the content.
  var content: CGFloat = 0
  /// The margin before the content.
  var start: CGFloat = 0
  /// The margin after the content.
  var end: CGFloat = 0

  /// The greatest offset.
  var furthest: CGFloat {
    isScrollable ? max(start + content + end - window, 0) : 0
  }

  /// The nearest offset that there is.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), furthest) }

  /// The offset at a fraction of the way from the first to the last.
  func offset(at fraction: CGFloat) -> CGFloat { clamped(furthest * fraction) }

  /// Where the content starts; where it is shorter than the window, a fraction of what is left over
  /// goes before it.
  func origin(at fraction: CGFloat) -> CGFloat {
    start + max(window - start - end - content, 0) * fraction
  }

  /// The offset at which a target is where it should be.
  ///
  /// - Parameters:
  ///   - lower: Where the target starts.
  ///   - upper: Where it ends.
  ///   - anchor: The fraction of the target's length that is to be at the same fraction of the
  ///     window's; nil for the shortest move that shows as much of the target as can be shown.
  ///   - offset: The offset until now.
  func offset(
    showing lower: CGFloat, _ upper: CGFloat, anchor: CGFloat?, from offset: CGFloat
  ) -> CGFloat {
    let inside = window - start - end
    if let anchor {
      return clamped(lower + anchor * (upper - lower) - start - anchor * inside)
    }
    let (before, after) = (lower - offset - start, upper - offset - start - inside)
    // Either the target is in the window, or it fills all of it.
    if (before < 0) != (after < 0) || before == 0 || after == 0 { return clamped(offset) }
    return clamped(offset + (abs(before) < abs(after) ? before : after))
  }
}
