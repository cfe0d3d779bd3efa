import ZoetropeGeometry

/// A layout that knows its range by those of its subviews.
package protocol RangedLayout: Layout {
  /// The range along an axis; nil where only asking for sizes can tell. O(n)
  func lengthRange(
    along axis: Axis, subviews: LayoutSubviews, cache: inout Cache
  ) -> LengthRange?
}
