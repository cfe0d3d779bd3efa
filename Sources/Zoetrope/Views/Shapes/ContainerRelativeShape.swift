import Foundation
import ZoetropeGeometry

/// A shape that follows the shape of its container.
///
/// The container is the nearest enclosing view with a `containerShape(_:)`. This shape is the
/// container's shape, inset by the distance from this shape's frame to the nearest edge of the
/// container. Rounded corners are therefore concentric with the container's corners. For example,
/// in a container with corners of radius 20, a shape that is padded by 8 points has corners of
/// radius 12. Without a container, this shape is a rectangle.
public struct ContainerRelativeShape: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the path of the container's shape, fitted to a rectangle. The container is known only
  /// while this shape is drawn. At other times, the path is the rectangle itself.
  public func path(in rect: CGRect) -> Path {
    ContainerFit.current?.path(in: rect) ?? Path(rect)
  }

  /// The behavior `fixed`: the shape is not mirrored in right-to-left layouts.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
