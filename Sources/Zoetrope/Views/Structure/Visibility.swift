/// Whether something shows.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As it is elsewhere.
  case automatic
  /// It may show.
  case visible
  /// It does not show.
  case hidden
}
