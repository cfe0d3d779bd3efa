import ZoetropeGeometry

/// A layout that can derive its range of lengths from the ranges of its subviews.
package protocol RangedLayout: Layout {
  /// Returns the range of lengths along an axis; nil if measuring is the only way to find it. O(n).
  func lengthRange(
    along axis: Axis, subviews: LayoutSubviews, cache: inout Cache
  ) -> LengthRange?
}
