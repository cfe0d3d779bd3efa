import ZoetropeGeometry

/// A filled shape, in front of another view.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What it is filled with.
  public var style: Style
  /// By which rule, and whether smoothly.
  public var fillStyle: FillStyle
  /// The view behind.
  public var background: Background

  /// Fills a shape in front of a view, which is proposed the shape's size.
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
  /// Makes a leaf that draws the shape, and the node of the view behind.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    layeredShapeNode(view, inputs, front: \.filled, back: \.background)
  }

  private var filled: _ShapeView<Content, Style> {
    _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
  }
}
