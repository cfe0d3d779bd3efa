import Foundation
import ZoetropeGeometry

/// The shape of the container around, concentric with it. On a plain canvas there is none to
/// follow, and it is a rectangle.
public struct ContainerRelativeShape: Shape {
  /// Nothing of its own to animate.
  public typealias AnimatableData = EmptyAnimatableData

  /// Creates the shape.
  public nonisolated init() {}

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape is its own mirror image.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
