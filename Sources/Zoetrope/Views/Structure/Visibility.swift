/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default of the context.
  case automatic
  /// The element may be visible.
  case visible
  /// The element is hidden.
  case hidden
}
