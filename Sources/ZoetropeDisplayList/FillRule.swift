/// The rule that decides which points are inside a path.
public enum FillRule: Sendable, Hashable {
  /// A point is inside if the path's winding number around it is not zero.
  case nonZero
  /// A point is inside if the path's winding number around it is odd.
  case evenOdd
}
