import ZoetropeGeometry

/// A filled shape in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule, and whether edges are antialiased.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a view that fills a shape in front of a background. The size of the shape is proposed
  /// to the background.
  public nonisolated init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: _PrimitiveView, ShapeView {
  /// Makes the node that draws the shape and its background.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    layeredShapeNode(view, inputs, front: \.filled, back: \.background)
  }

  private var filled: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}
