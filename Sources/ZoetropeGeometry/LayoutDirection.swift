/// The direction in which lines of text, and whatever follows them, run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English: leading is left.
  case leftToRight
  /// As in Arabic: leading is right.
  case rightToLeft
}
