import Foundation
import ZoetropeGeometry

/// A shape drawn larger or smaller than its frame.
public struct ScaledShape<Content: Shape>: Shape {
  /// The numbers of the shape, then the factors, then the anchor.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData,
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >

  /// The shape to scale.
  public var shape: Content
  /// The factors along x and y; 1 changes nothing.
  public var scale: CGSize
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint

  /// Scales a shape about a point of its frame, the middle by default.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The shape's path, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, the factors and the anchor.
  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }

  private func transform(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, in: rect)
  }
}

extension ScaledShape: DerivedShape {
  static var baseType: any Shape.Type { Content.self }
}

extension ScaledShape: LineShape where Content: LineShape {
  func line(in rect: CGRect) -> ShapeLine? {
    shape.line(in: rect)?.applying(transform(in: rect))
  }
}

extension CGAffineTransform {
  /// This transform with a point of a rectangle in the place of the origin.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// The shape, drawn larger or smaller about a point of its frame, which stays as it is.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The shape, drawn larger or smaller about a point of its frame, which stays as it is.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
