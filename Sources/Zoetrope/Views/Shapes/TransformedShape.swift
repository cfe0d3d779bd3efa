import Foundation
import ZoetropeGeometry

/// A shape that is drawn with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// The animatable data of the shape. The transform does not animate.
  public typealias AnimatableData = Content.AnimatableData

  /// The base shape, which is transformed.
  public var shape: Content
  /// The transform, applied about the top left corner of the frame.
  public var transform: CGAffineTransform

  /// Creates a shape that draws another shape with a transform.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// Returns the path of the base shape, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape.
  public var animatableData: AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension TransformedShape: DerivedShape {
  static var baseType: any Shape.Type { Content.self }
}

extension TransformedShape: LineShape where Content: LineShape {
  func line(in rect: CGRect) -> ShapeLine? { shape.line(in: rect)?.applying(transform) }
}

extension Shape {
  /// Draws this shape with a transform, applied about the top left corner of the shape's frame. The
  /// frame does not change.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
