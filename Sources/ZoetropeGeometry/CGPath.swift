import Foundation

/// How overlapping parts of a path decide what is inside.
public enum CGPathFillRule: Int, Sendable {
  /// By the number of turns around a point, by their direction: inside where it is not zero.
  case winding
  /// By the number of crossings: inside where it is odd.
  case evenOdd
}

/// A path as an object, for code that shares it with CoreGraphics' drawing.
///
/// It holds a ``Path``, and converts to and from one for nothing. Coordinates are in the user's
/// space, in points, y down.
public class CGPath: Equatable {
  /// What has been added so far.
  package internal(set) final var elements: Path

  /// Wraps a path.
  package init(elements: Path) { self.elements = elements }

  /// Creates a path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path)
  }

  /// Creates a path of the ellipse that fits in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path)
  }

  /// Creates a path of a rectangle with circular corners, whose size is clamped to half of the
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

  /// A path with the same elements that does not change with this one.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A path with the same elements that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next element begins; the origin for an empty path.
  public var currentPoint: CGPoint { elements.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points among them; null for an empty path.
  /// Time linear in the number of elements.
  public var boundingBox: CGRect {
    guard let first = elements.points.first else { return .null }
    var (low, high) = (first, first)
    for point in elements.points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The smallest rectangle around the path itself; null for an empty path. Time linear in the
  /// number of elements.
  public var boundingBoxOfPath: CGRect { elements.boundingRect }

  /// Whether a point is inside, with open subpaths taken as closed. Time linear in the number of
  /// elements.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - rule: Which points count as inside. Default winding.
  ///   - transform: From the path's space to that of the point. Default none.
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
  /// Creates a path with the elements that a path object has now.
  public init(_ path: CGPath) { self = path.elements }

  /// Creates a path with the elements that a path object has now.
  public init(_ path: CGMutablePath) { self = path.elements }

  /// A path object with the same elements.
  public var cgPath: CGPath { CGPath(elements: self) }
}
