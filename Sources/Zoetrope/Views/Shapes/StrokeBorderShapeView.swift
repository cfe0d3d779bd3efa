import Foundation
import ZoetropeGeometry

/// A stroke along the inside of a shape's edge, in front of another view.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
  /// The shape to stroke.
  public var shape: Content
  /// The style of the stroke.
  public var style: Style
  /// The width, caps, joins and dashes of the stroke, in points. The whole width of the stroke lies
  /// inside the shape.
  public var strokeStyle: StrokeStyle
  /// Whether edges are antialiased.
  public var isAntialiased: Bool
  /// The view behind the stroke.
  public var background: Background

  /// Creates a view that draws the stroke in front of a background. The size of the shape is
  /// proposed to the background.
  public nonisolated init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: _PrimitiveView, ShapeView {
  /// Makes the node that draws the stroke and its background.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    layeredShapeNode(view, inputs, front: \.line, back: \.background)
  }

  private var line: _ShapeView<_StrokedShape<Content.InsetShape>, Style> {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return _ShapeView(
      shape: _StrokedShape(shape: inner, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}
