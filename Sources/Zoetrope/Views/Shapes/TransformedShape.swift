import Foundation
import ZoetropeGeometry

/// A shape drawn through an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
  /// That of the shape: the transform does not animate.
  public typealias AnimatableData = Content.AnimatableData

  /// The shape to transform.
  public var shape: Content
  /// The transform, about the top left corner of the frame.
  public var transform: CGAffineTransform

  /// Transforms a shape.
  public nonisolated init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The shape's path, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape.
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
  /// The shape, drawn through an affine transform about the top left corner of its frame.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
