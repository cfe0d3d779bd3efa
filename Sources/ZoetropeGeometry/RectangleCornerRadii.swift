import Foundation

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the top left corner (top right where the layout runs from right to left).
  public var topLeading: CGFloat
  /// The radius of the bottom left corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom right corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top right corner.
  public var topTrailing: CGFloat

  /// Creates radii; a corner that is not mentioned is sharp.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
