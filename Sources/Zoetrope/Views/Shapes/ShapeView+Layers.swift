import Foundation
import ZoetropeGeometry

extension ShapeView {
  /// Fills this view's shape with a style, in front of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the outline of this view's shape with a style, in front of this view.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - style: The width, caps, joins and dashes of the stroke, in points.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the outline of this view's shape with a style, in front of this view.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - lineWidth: The width of the stroke, in points. Default: 1.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes this view's shape along the inside of the shape's edge. The stroke is drawn in front
  /// of this view.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke. Default: the foreground style.
  ///   - style: The width, caps, joins and dashes of the stroke, in points. The whole width of the
  ///     stroke lies inside the shape.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes this view's shape along the inside of the shape's edge. The stroke is drawn in front
  /// of this view.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke. Default: the foreground style.
  ///   - lineWidth: The width of the stroke, in points. Default: 1.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// Makes the view node of a shape in front of another view. If the other view is an ``EmptyView``,
/// the node draws only the shape.
@MainActor func layeredShapeNode<V: View, Front: View, Back: View>(
  _ view: V, _ inputs: _ViewInputs, front: @escaping (V) -> Front, back: @escaping (V) -> Back
) -> _ViewNode {
  if Back.self == EmptyView.self { return UnaryNode(view, inputs, content: front) }
  return UnaryNode(view, inputs) {
    front($0).modifier(
      Layers(secondary: back($0), alignment: .center, isSecondaryInFront: false))
  }
}
