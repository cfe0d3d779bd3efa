/// The horizontal direction of text and layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Left to right, as in English: leading is left.
  case leftToRight
  /// Right to left, as in Arabic: leading is right.
  case rightToLeft
}
