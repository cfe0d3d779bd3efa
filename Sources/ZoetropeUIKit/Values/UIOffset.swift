import Foundation

/// A distance along both axes, in points.
public struct UIOffset: Hashable, Sendable, Codable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance downwards.
  public var vertical: CGFloat

  /// The offset that moves nothing.
  public static let zero = UIOffset()

  /// Creates an offset that moves nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset from its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}
