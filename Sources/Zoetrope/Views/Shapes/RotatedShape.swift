import Foundation
import ZoetropeGeometry

/// A shape that is drawn rotated in its frame.
public struct RotatedShape<Content: Shape>: Shape {
  /// The animatable data of the shape, the angle, and the anchor.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData,
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  /// The base shape, which is rotated.
  public var shape: Content
  /// The angle; positive angles rotate clockwise on the screen.
  public var angle: Angle
  /// The center of the rotation, as a unit point of the frame.
  public var anchor: UnitPoint

  /// Creates a shape that draws another shape rotated.
  ///
  /// - Parameters:
  ///   - shape: The base shape, which is rotated.
  ///   - angle: The angle; positive angles rotate clockwise on the screen.
  ///   - anchor: The center of the rotation, as a unit point of the frame. Default: the middle of
  ///     the frame.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// Returns the path of the base shape, rotated.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, the angle, and the anchor.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, in: rect)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The type that `inset(by:)` returns: the inset base shape with the same rotation.
  public typealias InsetShape = RotatedShape<Content.InsetShape>

  /// Returns the inset base shape with the same rotation.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension RotatedShape: DerivedShape {
  static var baseType: any Shape.Type { Content.self }
}

extension RotatedShape: LineShape where Content: LineShape {
  func line(in rect: CGRect) -> ShapeLine? {
    shape.line(in: rect)?.applying(transform(in: rect))
  }
}

extension Shape {
  /// Draws this shape rotated. The frame of the shape does not change.
  ///
  /// - Parameters:
  ///   - angle: The angle; positive angles rotate clockwise on the screen.
  ///   - anchor: The center of the rotation, as a unit point of the frame. Default: the middle of
  ///     the frame.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
