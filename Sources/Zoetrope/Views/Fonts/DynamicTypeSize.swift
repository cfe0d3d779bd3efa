/// How large a person likes text to be. Text styles and scaling fonts follow it.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  /// What a device has before anything is changed.
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5

  /// Whether it is one of the five sizes beyond the usual ones.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of a range that is nearest to this one; this one if the range is empty.
  func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == Self {
    let members = Self.allCases.filter { range.contains($0) }
    guard let first = members.first, let last = members.last else { return self }
    return min(max(self, first), last)
  }
}
