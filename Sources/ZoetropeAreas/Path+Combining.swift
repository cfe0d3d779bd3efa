import Foundation
import ZoetropeGeometry

/// Set operations on the areas of paths.
///
/// Open subpaths count as closed. The results are closed subpaths that do not overlap. Outer
/// subpaths run clockwise on the screen, and holes counterclockwise, so that both fill rules fill
/// the same area. Every line or curve of a result is a part of a line or curve of the paths.
///
/// The tolerance is 0.002 points, but at least 2^-20 and at most 2^-15 of the paths' size. The
/// result is exact, except where two curves pass each other within the tolerance. At such places,
/// it deviates from the exact area by at most the tolerance, and parts thinner than the tolerance
/// are left out.
///
/// Elements with a coordinate that is infinite, NaN, or beyond 1e100 are left out.
///
/// - Complexity: O((*n* + *k*) log *n*) for *n* straight pieces of flattened curves, with *k* pairs
///   of pieces that are near each other.
extension Path {
  /// Returns the outline of this path's area, without overlaps.
  ///
  /// - Parameter eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the
  ///   inside of this path. Default: true.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func normalized(eoFill: Bool = true) -> Path {
    PathCombination.area(.union, self, Path(), eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside both paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     both paths. Default: false.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.area(.intersection, self, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside at least one of two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     both paths. Default: false.
  /// - Complexity: O((*n* + *k*) log *n*) for *n* straight pieces of flattened curves, with *k*
  ///   pairs of pieces that are near each other.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.area(.union, self, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside this path and outside another one.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     both paths. Default: false.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.area(.subtraction, self, other, eoFill: eoFill)
  }

  /// Returns the outline of the area that is inside exactly one of two paths.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     both paths. Default: false.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.area(.symmetricDifference, self, other, eoFill: eoFill)
  }

  /// Returns the parts of this path's lines and curves that are inside another path.
  ///
  /// Open subpaths of this path stay open, and directions are kept. Parts along the border of the
  /// other path's area are returned, too.
  ///
  /// - Parameters:
  ///   - other: The path whose area is used, with open subpaths treated as closed.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     the other path. Default: false.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.lines(of: self, in: other, keepsInside: true, eoFill: eoFill)
  }

  /// Returns the parts of this path's lines and curves that are outside another path.
  ///
  /// Open subpaths of this path stay open, and directions are kept. Parts along the border of the
  /// other path's area are left out.
  ///
  /// - Parameters:
  ///   - other: The path whose area is used, with open subpaths treated as closed.
  ///   - eoFill: Whether the even-odd rule, instead of the nonzero rule, determines the inside of
  ///     the other path. Default: false.
  /// - Complexity: That of ``union(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathCombination.lines(of: self, in: other, keepsInside: false, eoFill: eoFill)
  }
}
