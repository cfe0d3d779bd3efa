/// The way in which a shape responds to the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The shape looks the same in both layout directions.
  case fixed
  /// The shape is mirrored horizontally if the layout direction is the given one.
  case mirrors(in: LayoutDirection)

  /// The shape is mirrored horizontally if the layout direction is right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
