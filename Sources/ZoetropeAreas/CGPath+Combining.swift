import Foundation
import ZoetropeGeometry

/// Set operations like those of ``Path``. The fill rule, by default nonzero, determines which
/// points are inside. The complexity is that of ``Path/union(_:eoFill:)``.
extension CGPath {
  /// Returns the outline of this path's area, without overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.normalized(eoFill: rule == .evenOdd))
  }

  /// Returns the outline of the area that is inside at least one of two paths.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.union(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the outline of the area that is inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.intersection(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the outline of the area that is inside this path and outside another one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.subtracting(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the outline of the area that is inside exactly one of two paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(elements: elements.symmetricDifference(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's lines and curves that are inside another path.
  public func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(elements: elements.lineIntersection(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the parts of this path's lines and curves that are outside another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(elements: elements.lineSubtraction(other.elements, eoFill: rule == .evenOdd))
  }

  /// Returns the connected parts of the path's area, each with its holes.
  ///
  /// Parts that meet only at points are separate.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    PathCombination.components(of: elements, eoFill: rule == .evenOdd).map {
      CGPath(elements: $0)
    }
  }

  /// Whether the areas of two paths overlap.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
}
