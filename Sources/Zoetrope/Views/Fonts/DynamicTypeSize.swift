/// The preferred size of text. The sizes of text styles, and of custom fonts without a fixed size,
/// depend on it.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The size three steps below the default: body text of 14 points.
  case xSmall
  /// The size two steps below the default: body text of 15 points.
  case small
  /// The size one step below the default: body text of 16 points.
  case medium
  /// The default size: body text of 17 points.
  case large
  /// The size one step above the default: body text of 19 points.
  case xLarge
  /// The size two steps above the default: body text of 21 points.
  case xxLarge
  /// The size three steps above the default: body text of 23 points.
  case xxxLarge
  /// The smallest accessibility size: body text of 28 points.
  case accessibility1
  /// The second accessibility size: body text of 33 points.
  case accessibility2
  /// The third accessibility size: body text of 40 points.
  case accessibility3
  /// The fourth accessibility size: body text of 47 points.
  case accessibility4
  /// The largest accessibility size: body text of 53 points.
  case accessibility5

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns this size, limited to a range. If the range is empty, returns this size unchanged.
  func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == Self {
    let members = Self.allCases.filter { range.contains($0) }
    guard let first = members.first, let last = members.last else { return self }
    return min(max(self, first), last)
  }
}
