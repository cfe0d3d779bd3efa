import Foundation
import ZoetropeGeometry

/// A shape that can be inset on all sides.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape that `inset(by:)` returns.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape, inset on all sides by a distance in points. A negative distance enlarges
  /// the shape.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the shape with a style, along the inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - style: The width, caps, joins and dashes of the stroke, in points. The whole width of the
  ///     stroke lies inside the shape.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the shape with the foreground style, along the inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - style: The width, caps, joins and dashes of the stroke, in points. The whole width of the
  ///     stroke lies inside the shape.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder(
    style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes the shape with a style, along the inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - lineWidth: The width of the stroke, in points. Default: 1.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape with the foreground style, along the inside of the shape's edge.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the stroke, in points. Default: 1.
  ///   - antialiased: Whether edges are antialiased. Default: true.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(
      ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
