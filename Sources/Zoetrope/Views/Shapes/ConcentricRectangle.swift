import Foundation
import ZoetropeGeometry

extension Edge {
  /// A namespace for the styles of corners.
  public enum Corner: Sendable {
    /// The way in which a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius, in points: the minimum radius of a concentric corner, or the radius of a fixed
      /// corner.
      let radius: CGFloat
      let isConcentric: Bool

      /// A corner whose arc has the same center as the arc of the container's corner.
      public static let concentric = Style(radius: 0, isConcentric: true)

      /// Returns a corner whose arc has the same center as the arc of the container's corner.
      ///
      /// - Parameter minimum: A style of fixed radius. Its radius is used if there is no container.
      public static func concentric(minimum: Style) -> Style {
        Style(radius: minimum.radius, isConcentric: true)
      }

      /// Returns a corner of a fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius, isConcentric: false)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a corner of a fixed radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }

  /// Creates a corner of a fixed radius in points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners are concentric with the corners of its container.
///
/// The container is the nearest enclosing view with a `containerShape(_:)`, as for
/// ``ContainerRelativeShape``. If any corner is concentric and there is a container, the whole
/// shape follows the container. Otherwise the corners have their fixed or minimum radii.
public struct ConcentricRectangle: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  private let corners:
    (
      topLeading: Edge.Corner.Style, topTrailing: Edge.Corner.Style,
      bottomLeading: Edge.Corner.Style, bottomTrailing: Edge.Corner.Style
    )

  /// Creates a rectangle with concentric corners.
  public nonisolated init() { self.init(corners: .concentric) }

  /// Creates a rectangle with equal corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners get the largest of their radii. This argument has no
  ///     effect. If the shape follows its container, the container's shape is used unchanged.
  ///     Otherwise the four radii are equal already. Default: false.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// Creates a rectangle with a style for each corner. By default, a corner is square.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    corners = (topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Returns the path of the rectangle. The container is known only while the shape is drawn. At
  /// other times, the corners have their fixed or minimum radii.
  public func path(in rect: CGRect) -> Path {
    let follows =
      corners.topLeading.isConcentric || corners.topTrailing.isConcentric
      || corners.bottomLeading.isConcentric || corners.bottomTrailing.isConcentric
    if follows, let fit = ContainerFit.current { return fit.path(in: rect) }
    return UnevenRoundedRectangle(
      topLeadingRadius: corners.topLeading.radius,
      bottomLeadingRadius: corners.bottomLeading.radius,
      bottomTrailingRadius: corners.bottomTrailing.radius,
      topTrailingRadius: corners.topTrailing.radius
    ).path(in: rect)
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with equal corners.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all corners get the largest of their radii. This argument has no
  ///     effect; see ``ConcentricRectangle/init(corners:isUniform:)``. Default: false.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }
}
