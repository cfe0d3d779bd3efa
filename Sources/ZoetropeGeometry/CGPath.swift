import Foundation

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// The nonzero rule: a point is inside if its winding number is not zero.
  case winding
  /// The even-odd rule: a point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// A path as a reference type, for code that uses Core Graphics paths.
///
/// It wraps a ``Path``; converting between the two is O(1). Coordinates are in points, y down.
public class CGPath: Equatable {
  /// The path that this object wraps.
  package internal(set) final var elements: Path

  /// Creates a path object that wraps a path.
  package init(elements: Path) { self.elements = elements }

  /// Creates a path of one rectangle and applies `transform` to it; nil means the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path)
  }

  /// Creates a path of the ellipse that fits in a rectangle and applies `transform` to it; nil
  /// means the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path)
  }

  /// Creates a path of a rectangle with elliptical corners and applies `transform` to it; nil means
  /// the identity.
  ///
  /// The width and the height of a corner, in points, are each clamped to half of the rectangle's
  /// shorter side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path)
  }

  /// Returns a path with the same elements. Later changes to this path do not affect the copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a mutable path with the same elements. Later changes to either path do not affect the
  /// other.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point from which the next line or curve begins; the origin if the path is empty.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle that contains all end points and control points; the null rectangle if
  /// the path is empty.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingBox: CGRect {
    guard let first = elements.points.first else { return .null }
    var (low, high) = (first, first)
    for point in elements.points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle that contains the lines and curves of the path; the null rectangle if
  /// the path is empty. Control points may lie outside the rectangle.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public var boundingBoxOfPath: CGRect { elements.boundingRect }

  /// Whether a point is inside the path, with open subpaths treated as closed.
  ///
  /// - Parameters:
  ///   - point: The point. Its coordinates are in points.
  ///   - rule: The rule that decides which points are inside. The default is the nonzero rule.
  ///   - transform: The transform from the path's space to the space of `point`. The default is the
  ///     identity.
  /// - Complexity: O(*n*) in the number of elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    elements.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// Whether two paths hold the same elements with the same coordinates.
  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }
}

extension Path {
  /// Creates a path with the current elements of a path object.
  public init(_ path: CGPath) { self = path.elements }

  /// Creates a path with the current elements of a mutable path object.
  public init(_ path: CGMutablePath) { self = path.elements }

  /// A path object with the same elements.
  public var cgPath: CGPath { CGPath(elements: self) }
}
