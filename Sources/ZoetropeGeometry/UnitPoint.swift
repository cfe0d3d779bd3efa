import Foundation

/// A point in a rectangle, as fractions of the rectangle's size: (0, 0) is the top left corner, and
/// (1, 1) is the bottom right corner.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left edge as a fraction of the width.
  public var x: CGFloat
  /// The distance from the top edge as a fraction of the height.
  public var y: CGFloat

  /// Creates the point (0, 0), which is ``topLeading``.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Creates a point from fractions of the width and height.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0), which is ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
