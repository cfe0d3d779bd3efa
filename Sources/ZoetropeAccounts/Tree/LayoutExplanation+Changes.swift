import Foundation

extension LayoutExplanation {
  /// A number that an animation is changing.
  package struct Change: Sendable, Equatable {
    /// The name of the number: `x`, `width`, or a property of a layout, such as `rotation`.
    package var name: String
    /// The unit of the number, with a space before it; empty for points and plain numbers.
    package var unit = ""
    /// The number at the beginning of the animation. If several animations overlap, this is the
    /// number at the beginning of the first one.
    package var start: CGFloat
    /// The number at the end of the animation.
    package var end: CGFloat
    /// The number at the time of the explanation.
    package var shown: CGFloat

    /// Creates a change from its numbers.
    package init(name: String, unit: String = "", start: CGFloat, end: CGFloat, shown: CGFloat) {
      self.name = name
      self.unit = unit
      self.start = start
      self.end = end
      self.shown = shown
    }

    /// The part of the way from ``start`` to ``end`` that has been covered. It is 0 at the start, 1
    /// at the end, and may be outside of this range in between. The value is nil if the animation
    /// ends where it has begun.
    package var fraction: CGFloat? {
      let way = end - start
      return abs(way) < LayoutSum.tolerance / 10 ? nil : (shown - start) / way
    }
  }
}
