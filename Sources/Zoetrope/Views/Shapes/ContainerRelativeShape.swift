import Foundation
import ZoetropeGeometry

/// A shape that follows the shape of its container.
///
/// No container here has a shape of its own, so that the shape is always a rectangle.
public struct ContainerRelativeShape: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
