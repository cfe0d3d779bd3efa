import Foundation
import ZoetropeGeometry

/// The area covered by a stroke along the outline of another shape.
public struct _StrokedShape<S: Shape>: Shape {
  /// The base shape, which is stroked.
  public var shape: S
  /// The width, caps, joins and dashes of the stroke, in points, in the space of the base shape.
  public var style: StrokeStyle

  /// Creates the area covered by a stroke along the outline of a shape.
  public nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The stroke role: the shape is the outline of a stroke.
  public static var role: ShapeRole { .stroke }

  /// Returns the outline of the stroke, to be filled with the nonzero rule.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// Returns the size of the base shape. The stroke extends beyond that size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape and of the stroke style.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

extension _StrokedShape: DerivedShape {
  static var baseType: any Shape.Type { S.self }
}

extension _StrokedShape: LineShape {
  func line(in rect: CGRect) -> ShapeLine? {
    ShapeLine(path: shape.path(in: rect), style: style)
  }
}
