import Foundation
import ZoetropeGeometry

extension ShapeView {
  /// The same shape, filled with a style, in front of this view.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The same shape's outline, drawn with a pen and a style, in front of this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// The same shape's outline, drawn with a line of a width in points and a style, in front of
  /// this view.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// A line inside the same shape, along its edge, drawn with a pen and a style, in front of this
  /// view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// A line of a width in points inside the same shape, along its edge, drawn with a style, in
  /// front of this view.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// The node of a shape drawn in front of another view; of the shape alone where that is empty.
@MainActor func layeredShapeNode<V: View, Front: View, Back: View>(
  _ view: V, _ inputs: _ViewInputs, front: @escaping (V) -> Front, back: @escaping (V) -> Back
) -> _ViewNode {
  if Back.self == EmptyView.self { return UnaryNode(view, inputs, content: front) }
  return UnaryNode(view, inputs) {
    front($0).modifier(
      Layers(secondary: back($0), alignment: .center, isSecondaryInFront: false))
  }
}
