import Foundation

/// One axis of a scroll view: a viewport, and the content that moves behind it.
///
///     offset 0          offset                offset + viewport
///     |                 |                     |
///     +-------+---------+---------------------+---------+-------+
///     | start |         :      viewport       :         |  end  |
///     +-------+---------+---------------------+---------+-------+
///             |<--------------- content --------------->|
///
/// Lengths and positions are in points. Positions are in the space of the content, in which 0 is
/// the start of the viewport at offset 0.
struct ScrollExtent: Equatable {
  /// Whether the scroll view scrolls along this axis.
  var isScrollable = false
  /// The length of the viewport.
  var viewport: CGFloat = 0
  /// The length of the content.
  var content: CGFloat = 0
  /// The margin before the start of the content.
  var start: CGFloat = 0
  /// The margin after the end of the content.
  var end: CGFloat = 0

  /// The maximum offset.
  var furthest: CGFloat {
    isScrollable ? max(start + content + end - viewport, 0) : 0
  }

  /// Returns the valid offset that is nearest to the given one.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, 0), furthest) }

  /// Returns the given fraction of the maximum offset, clamped to the valid range.
  func offset(at fraction: CGFloat) -> CGFloat { clamped(furthest * fraction) }

  /// Returns the position at which the content starts.
  ///
  /// If the content is shorter than the viewport, `fraction` is the part of the spare length that
  /// lies before the content (for example 0.5 to center the content).
  func origin(at fraction: CGFloat) -> CGFloat {
    start + max(viewport - start - end - content, 0) * fraction
  }

  /// Returns the offset that shows a target.
  ///
  /// - Parameters:
  ///   - lower: The start of the target.
  ///   - upper: The end of the target.
  ///   - anchor: A fraction from 0 (start) to 1 (end). The point at this fraction of the target is
  ///     aligned with the point at the same fraction of the viewport without its margins. If nil,
  ///     the offset changes as little as is necessary to show as much of the target as possible.
  ///   - offset: The current offset.
  func offset(
    showing lower: CGFloat, _ upper: CGFloat, anchor: CGFloat?, from offset: CGFloat
  ) -> CGFloat {
    let inside = viewport - start - end
    if let anchor {
      return clamped(lower + anchor * (upper - lower) - start - anchor * inside)
    }
    let (before, after) = (lower - offset - start, upper - offset - start - inside)
    // The whole target is already visible, or it already fills the viewport.
    if (before < 0) != (after < 0) || before == 0 || after == 0 { return clamped(offset) }
    return clamped(offset + (abs(before) < abs(after) ? before : after))
  }
}
