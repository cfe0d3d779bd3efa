import Foundation
import ZoetropeGeometry

/// A modifier that draws a view only inside a shape.
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
  /// Draws each leaf of this view with an opacity from 0 to 1. A leaf is, for example, a text or a
  /// shape.
  ///
  /// Overlapping leaves show through each other. To fade them as one picture, apply
  /// `compositingGroup()` before this modifier.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(Opacity(opacity: opacity))
  }

  /// Clips this view to a shape that is laid out in the view's frame.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipEffect(shape: shape, style: style))
  }

  /// Draws this view only inside its frame.
  ///
  /// - Parameter antialiased: Whether the edges of the clip are antialiased. Default: false.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Clips this view to its frame, with corners rounded by a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(
      RoundedRectangle(cornerRadius: radius, style: .circular),
      style: FillStyle(antialiased: antialiased))
  }

  /// Hides this view. It still takes part in layout.
  public nonisolated func hidden() -> some View { opacity(0) }

  /// Sets the drawing order of this view among its siblings: higher values are drawn in front.
  /// Default: 0.
  public nonisolated func zIndex(_ value: Double) -> some View {
    modifier(Trait<ZIndexKey, Double>(value: value))
  }

  /// Layers another view in front of this view. The size of this view is proposed to the other
  /// view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment guides at which the two views coincide. Default: the centers.
  ///   - content: Makes the view that is placed in front of this view.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layers(secondary: content(), alignment: alignment, isSecondaryInFront: true))
  }

  /// Layers another view in front of this view. The size of this view is proposed to the other
  /// view.
  ///
  /// - Parameters:
  ///   - overlay: The view that is placed in front of this view.
  ///   - alignment: The alignment guides at which the two views coincide. Default: the centers.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(Layers(secondary: overlay, alignment: alignment, isSecondaryInFront: true))
  }

  /// Layers another view behind this view. The size of this view is proposed to the other view.
  ///
  /// - Parameters:
  ///   - alignment: The alignment guides at which the two views coincide. Default: the centers.
  ///   - content: Makes the view that is placed behind this view.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(Layers(secondary: content(), alignment: alignment, isSecondaryInFront: false))
  }

  /// Layers another view behind this view. The size of this view is proposed to the other view.
  ///
  /// - Parameters:
  ///   - background: The view that is placed behind this view.
  ///   - alignment: The alignment guides at which the two views coincide. Default: the centers.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(Layers(secondary: background, alignment: alignment, isSecondaryInFront: false))
  }

  /// Draws a border along the inside of this view's frame, in front of the view.
  ///
  /// - Parameters:
  ///   - content: The style of the border.
  ///   - width: The width of the border, in points. Default: 1.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width), alignment: .center)
  }
}
