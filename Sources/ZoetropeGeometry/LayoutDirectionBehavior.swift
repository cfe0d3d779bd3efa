/// What a shape does when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored left to right in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored when the layout runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
