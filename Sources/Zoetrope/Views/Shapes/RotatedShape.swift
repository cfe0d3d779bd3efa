import Foundation
import ZoetropeGeometry

/// A shape turned in its frame.
public struct RotatedShape<Content: Shape>: Shape {
  /// The numbers of the shape, then the angle, then the anchor.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData,
    AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
  >

  /// The shape to turn.
  public var shape: Content
  /// By how much; positive angles turn clockwise on the screen.
  public var angle: Angle
  /// The point of the frame that the shape turns around.
  public var anchor: UnitPoint

  /// Turns a shape around a point of its frame, the middle by default.
  public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The shape's path, turned.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, the angle and the anchor.
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
  /// The same rotation of the inset shape.
  public typealias InsetShape = RotatedShape<Content.InsetShape>

  /// The shape's inset, turned.
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
  /// The shape, turned around a point of its frame, which stays as it is.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
