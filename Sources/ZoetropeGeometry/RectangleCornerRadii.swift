import Foundation

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius of the corner at the top left, or at the top right if the layout runs right to
  /// left.
  public var topLeading: CGFloat
  /// The radius of the corner at the bottom left, or at the bottom right if the layout runs right
  /// to left.
  public var bottomLeading: CGFloat
  /// The radius of the corner at the bottom right, or at the bottom left if the layout runs right
  /// to left.
  public var bottomTrailing: CGFloat
  /// The radius of the corner at the top right, or at the top left if the layout runs right to
  /// left.
  public var topTrailing: CGFloat

  /// Creates corner radii. The default of each is 0, a sharp corner.
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
