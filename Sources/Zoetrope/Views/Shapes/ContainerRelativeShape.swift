import Foundation
import ZoetropeGeometry

/// A shape that follows the shape of its container.
///
/// Zoetrope's containers have no shapes of their own, so this shape is always a rectangle.
public struct ContainerRelativeShape: Shape {
  /// The shape has no animatable data.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public nonisolated init() {}

  /// Returns the given rectangle as a path.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Fixed: the shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
