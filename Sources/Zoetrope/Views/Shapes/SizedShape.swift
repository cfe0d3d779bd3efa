import Foundation
import ZoetropeGeometry

/// A shape drawn in a rectangle of its own size, whatever its frame.
public struct _SizedShape<S: Shape>: Shape {
  /// The shape to draw.
  public var shape: S
  /// The size of the rectangle, in points.
  public var size: CGSize
  /// The point that the rectangle and the frame have in common.
  public var anchor: UnitPoint

  /// Draws a shape in a rectangle of a size, in the top left corner of its frame by default.
  public nonisolated init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// That of the shape.
  public static var role: ShapeRole { S.role }

  /// The shape's path in its own rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: ownRect(in: rect)) }

  /// The size of the shape as it would be without one of its own.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, the size and the anchor.
  public var animatableData:
    AnimatablePair<
      S.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(size.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  private func ownRect(in rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height),
      width: size.width, height: size.height)
  }
}

extension _SizedShape: DerivedShape {
  static var baseType: any Shape.Type { S.self }
}

extension _SizedShape: LineShape where S: LineShape {
  func line(in rect: CGRect) -> ShapeLine? { shape.line(in: ownRect(in: rect)) }
}

extension Shape {
  /// The shape, drawn at a size in points in the top left corner of its frame.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// The shape, drawn at a size in points in the top left corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// The shape, drawn at a size in points, with a point that it has in common with its frame.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// The shape, drawn at a size in points, with a point that it has in common with its frame.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
