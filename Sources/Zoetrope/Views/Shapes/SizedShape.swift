import Foundation
import ZoetropeGeometry

/// A shape drawn in a rectangle of a fixed size, independently of the size of its frame.
public struct _SizedShape<S: Shape>: Shape {
  /// The base shape, which is drawn in the rectangle.
  public var shape: S
  /// The size of the rectangle, in points.
  public var size: CGSize
  /// The unit point at which the rectangle is aligned with the frame (for example, `.center` aligns
  /// the two centers).
  public var anchor: UnitPoint

  /// Creates a shape that draws another shape in a rectangle of a fixed size.
  ///
  /// - Parameters:
  ///   - shape: The base shape, which is drawn in the rectangle.
  ///   - size: The size of the rectangle, in points.
  ///   - anchor: The unit point at which the rectangle is aligned with the frame. Default: the top
  ///     left corner.
  public nonisolated init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// The role of the base shape.
  public static var role: ShapeRole { S.role }

  /// Returns the path of the base shape in the rectangle of fixed size.
  public func path(in rect: CGRect) -> Path { shape.path(in: ownRect(in: rect)) }

  /// Returns the size of the base shape for the proposal. The result does not depend on the fixed
  /// size of the rectangle.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, the size, and the anchor.
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
  /// Draws this shape at a given size in points, in the top left corner of its frame.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// Draws this shape at a given size in points, in the top left corner of its frame.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }

  /// Draws this shape in a rectangle of a given size in points. The rectangle is aligned with the
  /// frame at the unit point `anchor`.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Draws this shape in a rectangle of a given size in points. The rectangle is aligned with the
  /// frame at the unit point `anchor`.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
}
