import Foundation

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The offset to the right.
  public var horizontal: CGFloat
  /// The downward offset.
  public var vertical: CGFloat

  /// The zero offset.
  public static let zero = UIOffset()

  /// Creates the zero offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset from its horizontal and vertical parts.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
