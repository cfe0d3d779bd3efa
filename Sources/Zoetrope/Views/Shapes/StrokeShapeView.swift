import Foundation
import ZoetropeGeometry

/// A line along a shape, in front of another view.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// What the line is painted with.
  public var style: Style
  /// The pen, in points.
  public var strokeStyle: StrokeStyle
  /// Whether pixels that are partly covered are partly painted.
  public var isAntialiased: Bool
  /// The view behind.
  public var background: Background

  /// Draws the line in front of a view, which is proposed the shape's size.
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

extension StrokeShapeView: _PrimitiveView, ShapeView {
  /// Makes a leaf that draws the line, and the node of the view behind.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    layeredShapeNode(view, inputs, front: \.line, back: \.background)
  }

  private var line: _ShapeView<_StrokedShape<Content>, Style> {
    _ShapeView(
      shape: _StrokedShape(shape: shape, style: strokeStyle), style: style,
      fillStyle: FillStyle(antialiased: isAntialiased))
  }
}
