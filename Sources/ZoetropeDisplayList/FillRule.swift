/// Which points are inside a path that crosses itself or has several subpaths.
public enum FillRule: Sendable, Hashable {
  /// Those around which the path winds a number of times other than zero.
  case nonZero
  /// Those around which the path winds an odd number of times.
  case evenOdd
}
