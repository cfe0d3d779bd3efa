import Foundation
import ZoetropeGeometry

/// Shows a view only within a shape.
nonisolated package struct ClipEffect<ClipShape: Shape>: LayoutModifier {
  var shape: ClipShape
  var style: FillStyle

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ClipNode(owner: owner, child: child, shape: shape, style: style)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: ClipNode<ClipShape>.self)
    wrapper.setShape(shape, style: style)
  }
}

extension View {
  /// Draws each thing in the view with an opacity from 0 to 1: what overlaps shows through, unless a
  /// `compositingGroup` makes it one picture.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Shows the view only within a shape.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Shows the view only within its frame; not smoothed at the edges by default.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the corners of the view's frame off, with a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Takes part in layout without being drawn.
  public nonisolated func hidden() -> some View { opacity(0) }

  /// Sets the order in which siblings are drawn: higher ones in front. Default 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(Trait<ZIndexKey, Double>(value: value))
  }

  /// Shows another view in front of this one, offered this one's size.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layers(secondary: content(), alignment: alignment, isSecondaryInFront: true))
  }

  /// Shows another view in front of this one, offered this one's size.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(Layers(secondary: overlay, alignment: alignment, isSecondaryInFront: true))
  }

  /// Shows another view behind this one, offered this one's size.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layers(secondary: content(), alignment: alignment, isSecondaryInFront: false))
  }

  /// Shows another view behind this one, offered this one's size.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(Layers(secondary: background, alignment: alignment, isSecondaryInFront: false))
  }

  /// Draws a line just inside the view's frame, in front of the view.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - width: How wide the line is, in points. Default 1.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width), alignment: .center)
  }
}
