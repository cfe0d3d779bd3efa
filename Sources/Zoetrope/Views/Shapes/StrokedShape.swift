import Foundation
import ZoetropeGeometry

/// A shape that is a line along another one.
public struct _StrokedShape<S: Shape>: Shape {
  /// The shape that the line runs along.
  public var shape: S
  /// The pen, in points of the shape's space.
  public var style: StrokeStyle

  /// Draws a line along a shape.
  public nonisolated init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// A stroke.
  public static var role: ShapeRole { .stroke }

  /// The outline of the line, to be filled with the non-zero rule.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

  /// The size of the shape; lines stick out of it.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, and in the pen.
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
