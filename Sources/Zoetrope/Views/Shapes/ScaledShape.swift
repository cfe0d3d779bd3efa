import Foundation
import ZoetropeGeometry

/// A shape that is drawn scaled in its frame.
public struct ScaledShape<Content: Shape>: Shape {
  /// The animatable data of the shape, the scale factors, and the anchor.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData,
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  >

  /// The base shape, which is scaled.
  public var shape: Content
  /// The scale factors along x and y.
  public var scale: CGSize
  /// The point that the scaling leaves in place, as a unit point of the frame.
  public var anchor: UnitPoint

  /// Creates a shape that draws another shape scaled.
  ///
  /// - Parameters:
  ///   - shape: The base shape, which is scaled.
  ///   - scale: The scale factors along x and y.
  ///   - anchor: The point that the scaling leaves in place, as a unit point of the frame. Default:
  ///     the middle of the frame.
  public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// Returns the path of the base shape, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(in: rect))
  }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, the scale factors, and the anchor.
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
  /// Returns this transform, applied about a unit point of a rectangle instead of about the origin.
  func about(_ anchor: UnitPoint, in rect: CGRect) -> CGAffineTransform {
    let x = rect.minX + anchor.x * rect.width
    let y = rect.minY + anchor.y * rect.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Shape {
  /// Draws this shape scaled. The frame of the shape does not change.
  ///
  /// - Parameters:
  ///   - x: The scale factor along x. Default: 1.
  ///   - y: The scale factor along y. Default: 1.
  ///   - anchor: The point that the scaling leaves in place, as a unit point of the frame. Default:
  ///     the middle of the frame.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Draws this shape scaled. The frame of the shape does not change.
  ///
  /// - Parameters:
  ///   - scale: The scale factor along both axes.
  ///   - anchor: The point that the scaling leaves in place, as a unit point of the frame. Default:
  ///     the middle of the frame.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}
