import Foundation
import ZoetropeGeometry

/// A view that draws a shape. Its methods `fill`, `stroke` and `strokeBorder` draw the same shape
/// again, in front of the view.
@MainActor @preconcurrency public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape that the view draws.
  nonisolated var shape: Content { get }
}

/// A shape filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
  /// The shape to fill.
  public var shape: Content
  /// The style of the fill.
  public var style: Style
  /// The fill rule, and whether edges are antialiased.
  public var fillStyle: FillStyle

  /// Creates a view that fills a shape. By default, the shape is filled by the nonzero rule, and
  /// its edges are antialiased.
  public nonisolated init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
}

extension _ShapeView: _PrimitiveView, ShapeView {
  /// Makes the view node that draws the shape.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    ShapeViewNode(view, inputs)
  }
}

extension Shape {
  /// Fills this shape with a style.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills this shape with the foreground style.
  public nonisolated func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Strokes the outline of this shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - style: The width, caps, joins and dashes of the stroke, in points.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the outline of this shape with a style.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - lineWidth: The width of the stroke, in points. Default: 1.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns the area covered by a stroke along the outline of this shape.
  ///
  /// - Parameter style: The width, caps, joins and dashes of the stroke, in points.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }

  /// Returns the area covered by a stroke along the outline of this shape.
  ///
  /// - Parameter lineWidth: The width of the stroke, in points. Default: 1.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}
