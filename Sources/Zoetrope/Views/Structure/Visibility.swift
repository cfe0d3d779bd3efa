/// The visibility of an element of the user interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The context determines the visibility.
  case automatic
  /// The element may be visible.
  case visible
  /// The element is hidden.
  case hidden
}
